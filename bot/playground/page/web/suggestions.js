// Suggestions over a text field: the field keeps the focus and the keys move through the list.

import { h } from "./dom.js";

export class Suggestions {
  constructor(form, label) {
    this.list = h("ul", { id: "suggestions", class: "suggestions", role: "listbox", "aria-label": label, hidden: true });
    form.append(this.list);
    this.options = [];
  }

  get isOpen() {
    return !this.list.hidden;
  }

  // Show {label, note, …} options for a field; `pick` gets the one taken.
  show(field, options, pick, active = 0) {
    this.field = field;
    this.options = options;
    this.pick = pick;
    this.active = active;
    this.list.replaceChildren(...options.map((option, index) =>
      h("li", { role: "option", id: `suggestion${index}`, onpointerdown: (event) => { event.preventDefault(); this.take(index); } },
        h("span", { class: "label" }, option.label),
        option.note ? h("span", { class: "note" }, option.note) : null)));
    this.list.hidden = !options.length;
    field.setAttribute("aria-expanded", String(this.isOpen));
    this.mark();
  }

  hide() {
    this.list.hidden = true;
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
  }

  mark() {
    [...this.list.children].forEach((row, index) => row.setAttribute("aria-selected", String(index === this.active)));
    if (this.active < 0) this.field.removeAttribute("aria-activedescendant");
    else this.field.setAttribute("aria-activedescendant", `suggestion${this.active}`);
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  take(index) {
    const option = this.options[index];
    this.hide();
    if (option) this.pick(option);
  }

  // Whether a key was meant for the list.
  key(event) {
    if (!this.isOpen) return false;
    const count = this.options.length;
    if (event.key === "ArrowDown") this.active = (this.active + 1) % count;
    else if (event.key === "ArrowUp") this.active = (this.active - 1 + count) % count;
    else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && this.active >= 0) this.take(this.active);
    else return false;
    event.preventDefault();
    if (this.isOpen) this.mark();
    return true;
  }
}
