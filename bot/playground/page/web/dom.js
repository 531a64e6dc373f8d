// Making and changing elements; text only ever enters as text.

export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

// Make `old` look like `fresh` and keep every element that both have, so that focus and place stay.
export function morph(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (name === "style") old.style.cssText = value;
    else if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const wanted = [...fresh.childNodes];
  wanted.forEach((child, index) => {
    const present = old.childNodes[index];
    if (!present) old.append(child);
    else if (!alike(present, child)) present.replaceWith(child);
    else if (present.nodeType === Node.TEXT_NODE) {
      if (present.data !== child.data) present.data = child.data;
    } else morph(present, child);
  });
  while (old.childNodes.length > wanted.length) old.lastChild.remove();
}

function alike(one, other) {
  if (one.nodeType !== other.nodeType || one.nodeName !== other.nodeName) return false;
  return one.nodeType !== Node.ELEMENT_NODE || one.dataset.key === other.dataset.key;
}
