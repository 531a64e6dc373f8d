// A picture as large as the window, until one clicks it, presses Escape, or its message has it no more.

import { h } from "./dom.js";

let shown = null;

export function checkEnlarged() {
  if (shown && !(shown.picture.isConnected && shown.picture.src === shown.src)) shown.box.close();
}

export function enlarge(picture, words) {
  const image = h("img", { src: picture.src, alt: picture.alt });
  const close = h("button", { type: "button", class: "button secondary" }, words("close"));
  const box = h("dialog", { class: "enlarged", "aria-label": picture.alt || null, onclick: () => box.close() }, image, close);
  box.addEventListener("close", () => {
    box.remove();
    shown = null;
  });
  shown = { box, picture, src: picture.src };
  document.body.append(box);
  box.showModal();
}
