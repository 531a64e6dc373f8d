// A picture as large as the window, until one clicks it or presses Escape.

import { h } from "./dom.js";

export function enlarge(picture, words) {
  const image = h("img", { src: picture.src, alt: picture.alt });
  const box = h("dialog", { class: "enlarged", "aria-label": picture.alt || null, onclick: () => box.close(), onclose: () => box.remove() },
    image, h("button", { type: "button", class: "button secondary" }, words("close")));
  document.body.append(box);
  box.showModal();
}
