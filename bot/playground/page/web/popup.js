// What opens beside something and closes when one turns away from it.

import { h } from "./dom.js";

const TALLEST = 480;

let shown = null;

export function closePopup() {
  shown?.close();
}

// Close what is open if the thing it stands beside is gone.
export function checkPopup() {
  if (shown?.anchor.isConnected) shown.anchor.setAttribute("aria-expanded", "true");
  else closePopup();
}

export class Popup {
  constructor(anchor) {
    closePopup();
    this.anchor = anchor;
  }

  open(...children) {
    this.box = h("div", { class: "popup", onkeydown: (event) => this.key(event) }, ...children);
    document.body.append(this.box);
    this.place();
    this.away = (event) => !this.box.contains(event.target) && !this.anchor.contains(event.target) && this.close();
    document.addEventListener("pointerdown", this.away);
    this.anchor.setAttribute("aria-expanded", "true");
    shown = this;
  }

  place() {
    const at = this.anchor.getBoundingClientRect();
    const width = Math.max(at.width, 260);
    this.box.style.width = `${Math.min(width, innerWidth - 16)}px`;
    this.box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
    const below = innerHeight - at.bottom - 12;
    if (below < Math.min(this.box.scrollHeight, 260) && at.top > below) {
      this.box.style.bottom = `${innerHeight - at.top + 4}px`;
      this.box.style.maxHeight = `${Math.min(at.top - 12, TALLEST)}px`;
    } else {
      this.box.style.top = `${at.bottom + 4}px`;
      this.box.style.maxHeight = `${Math.min(below, TALLEST)}px`;
    }
  }

  key(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.close(true);
  }

  close(back = false) {
    if (shown !== this) return;
    shown = null;
    document.removeEventListener("pointerdown", this.away);
    this.box.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (back && this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
  }
}
