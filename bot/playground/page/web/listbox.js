// A list of options that opens beside something: by mouse, by keys, and read aloud.

import { h } from "./dom.js";

let open = null;

export function closeListbox() {
  open?.close();
}

// Close the list if what it stands beside is gone.
export function checkListbox() {
  if (open?.anchor.isConnected) open.anchor.setAttribute("aria-expanded", "true");
  else closeListbox();
}

export class Listbox {
  // `options` are {label, value, note?}; `pick` gets the values; where several or none may be chosen, they are confirmed together.
  constructor({ anchor, options, pick, least = 1, most = 1, label, confirm, closed }) {
    closeListbox();
    Object.assign(this, { anchor, options, pick, least, most, closed });
    this.chosen = new Set(options.filter((one) => one.default).map((one) => one.value));
    this.active = Math.max(0, options.findIndex((one) => one.default));
    this.several = most > 1 || least === 0;
    this.list = h("ul", {
      role: "listbox", tabindex: "-1", "aria-label": label, "aria-multiselectable": this.several ? "true" : null,
    }, ...options.map((option, index) => this.row(option, index)));
    this.confirm = this.several
      ? h("button", { type: "button", class: "button primary", onclick: () => this.finish() }, confirm)
      : null;
    this.box = h("div", { class: "popup", onkeydown: (event) => this.key(event) }, this.list, this.confirm);
    document.body.append(this.box);
    this.place();
    this.away = (event) => !this.box.contains(event.target) && !anchor.contains(event.target) && this.close();
    document.addEventListener("pointerdown", this.away);
    anchor.setAttribute("aria-expanded", "true");
    open = this;
    this.show();
    this.list.focus();
  }

  row(option, index) {
    return h("li", { role: "option", id: `option${index}`, onclick: () => this.toggle(index) },
      this.several ? h("span", { class: "check", "aria-hidden": "true" }) : null,
      h("span", { class: "label" }, option.label),
      option.note ? h("span", { class: "note" }, option.note) : null);
  }

  place() {
    const at = this.anchor.getBoundingClientRect();
    const width = Math.max(at.width, 220);
    this.box.style.width = `${Math.min(width, innerWidth - 16)}px`;
    this.box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
    const below = innerHeight - at.bottom - 12;
    if (below < Math.min(this.box.scrollHeight, 260) && at.top > below) {
      this.box.style.bottom = `${innerHeight - at.top + 4}px`;
      this.box.style.maxHeight = `${Math.min(at.top - 12, 380)}px`;
    } else {
      this.box.style.top = `${at.bottom + 4}px`;
      this.box.style.maxHeight = `${Math.min(below, 380)}px`;
    }
  }

  show() {
    [...this.list.children].forEach((row, index) => {
      row.classList.toggle("active", index === this.active);
      row.setAttribute("aria-selected", String(this.chosen.has(this.options[index].value)));
    });
    this.list.setAttribute("aria-activedescendant", `option${this.active}`);
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
    if (this.confirm) this.confirm.disabled = this.chosen.size < this.least || this.chosen.size > this.most;
  }

  key(event) {
    const last = this.options.length - 1;
    const moves = { ArrowDown: Math.min(this.active + 1, last), ArrowUp: Math.max(this.active - 1, 0), Home: 0, End: last };
    if (event.key === "Escape") this.close(true);
    else if (event.key === "Tab" && !this.several) this.close(true);
    else if (event.key in moves) {
      this.active = moves[event.key];
      this.show();
    } else if (event.target === this.list && (event.key === "Enter" || event.key === " ")) this.toggle(this.active);
    else if (event.target === this.list && event.key.length === 1) this.seek(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  seek(letter) {
    const order = this.options.map((_, index) => (this.active + 1 + index) % this.options.length);
    const found = order.find((index) => this.options[index].label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found !== undefined) this.active = found;
    this.show();
  }

  toggle(index) {
    const { value } = this.options[index];
    this.active = index;
    if (!this.several) {
      this.chosen = new Set([value]);
      this.finish();
      return;
    }
    if (!this.chosen.delete(value)) {
      if (this.chosen.size >= this.most) this.chosen.delete([...this.chosen][0]);
      this.chosen.add(value);
    }
    this.show();
    if (this.chosen.size === this.most && this.least === this.most) this.confirm.focus();
  }

  finish() {
    this.close(true);
    this.pick([...this.chosen]);
  }

  close(back = false) {
    if (open !== this) return;
    open = null;
    document.removeEventListener("pointerdown", this.away);
    this.box.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (back && this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
    this.closed?.();
  }
}
