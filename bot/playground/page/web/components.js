// Discord's message components as elements.

import { h } from "./dom.js";
import { emoji, link, markdown } from "./markdown.js";

export const ROW = 1, BUTTON = 2, STRING_SELECT = 3, USER_SELECT = 5, ROLE_SELECT = 6, MENTIONABLE_SELECT = 7, CHANNEL_SELECT = 8, SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12,
  FILE = 13, SEPARATOR = 14, CONTAINER = 17;
export const SELECTS = [STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

export function* walk(components) {
  for (const component of components ?? []) {
    yield component;
    yield* walk(component.components);
    if (component.accessory) yield* walk([component.accessory]);
  }
}

export function render(component, about) {
  if (SELECTS.includes(component.type)) return select(component, about);
  return MAKERS[component.type]?.(component, about) ?? null;
}

const all = (components, about) => components.map((component) => render(component, about));

const MAKERS = {
  [ROW]: (row, about) => h("div", { class: "row" }, ...all(row.components, about)),
  [BUTTON]: button,
  [SECTION]: (section, about) =>
    h("div", { class: "section" },
      h("div", { class: "texts" }, ...all(section.components, about)),
      h("div", { class: "accessory" }, render(section.accessory, about))),
  [TEXT]: (text, about) => markdown(text.content, about),
  [THUMBNAIL]: (thumbnail, about) => picture(thumbnail, about, "thumbnail"),
  [GALLERY]: (gallery, about) =>
    h("div", { class: "gallery", "data-count": gallery.items.length },
      ...gallery.items.map((item) => picture(item, about, "picture"))),
  [FILE]: (file, about) => {
    const name = file.name?.split("?")[0] ?? "";
    const address = file.file?.url ? about.file(file.file.url) : null;
    return h("div", { class: "file" }, address ? h("a", { href: address, download: name }, about.words("saveFile", { name })) : name);
  },
  [SEPARATOR]: (line) =>
    h("hr", { class: `${line.divider === false ? "blank" : "line"} ${line.spacing === 2 ? "wide" : "narrow"}` }),
  [CONTAINER]: (container, about) => {
    const box = h("div", { class: "container" }, ...all(container.components, about));
    if (Number.isInteger(container.accent_color)) {
      box.style.setProperty("--accent", `#${container.accent_color.toString(16).padStart(6, "0")}`);
    }
    return box;
  },
};

// The emoji before a label, which says the same; an emoji that stands alone says its name.
export function emojiOf(thing, about) {
  const { id, name } = thing.emoji ?? {};
  if (id) return emoji(id, thing.label ? "" : name, about);
  return name ? h("span", { class: "emoji", "aria-hidden": thing.label ? "true" : null }, name) : null;
}

function button(component, about) {
  const style = STYLES[component.style] ?? "secondary";
  const content = [emojiOf(component, about), component.label ? h("span", { class: "label" }, component.label) : null];
  if (component.url) {
    const element = link(component.url, content, about);
    element.classList.add("button", "secondary");
    return element;
  }
  const busy = about.pending?.custom_id === component.custom_id;
  return h("button", {
    type: "button", class: `button ${style}${busy ? " busy" : ""}`, "data-key": component.custom_id,
    "data-click": component.custom_id, disabled: component.disabled, "aria-disabled": about.pending ? "true" : null,
  }, ...content);
}

function select(component, about) {
  const picked = (component.default_values ?? []).map(({ id, type }) => (type === "user" ? about.person(id) : about[type](id)));
  const chosen = component.options?.filter((option) => option.default).map((option) => option.label) ?? picked;
  const text = chosen.length ? chosen.join(", ") : component.placeholder || about.words("select");
  const busy = about.pending?.custom_id === component.custom_id;
  return h("button", {
    type: "button", class: `select${chosen.length ? " chosen" : ""}${busy ? " busy" : ""}`, "data-key": component.custom_id,
    "data-select": component.custom_id, "aria-haspopup": "listbox", "aria-expanded": "false",
    disabled: component.disabled, "aria-disabled": about.pending ? "true" : null,
  }, h("span", { class: "label" }, text), h("span", { class: "arrow", "aria-hidden": "true" }));
}

function picture(item, about, kind) {
  const { url, width, height } = item.media;
  const address = about.file(url);
  const size = kind === "picture" ? { width, height } : {};
  if (!address) return null;
  const image = h("img", { class: kind, src: address, alt: item.description ?? "", ...size });
  return kind === "picture" ? h("a", { class: "enlarges", href: address, "data-enlarge": "picture" }, image) : image;
}

// The files of a message without components, below its text.
export function attachments(message, about) {
  const pictures = message.attachments.filter((one) => one.content_type?.startsWith("image/"));
  const others = message.attachments.filter((one) => !pictures.includes(one));
  const items = pictures.map((one) => ({ media: one, description: one.description }));
  return [
    items.length ? render({ type: GALLERY, items }, about) : null,
    ...others.map((one) => render({ type: FILE, name: one.filename }, about)),
  ];
}
