// A list of options that opens beside something: by mouse, by keys, and read aloud.

import { h } from "./dom.js";
import { Popup } from "./popup.js";

export class Listbox extends Popup {
  // `options` are {label, value, note?, icon?}; `pick` gets the values; where several or none may be chosen, they are confirmed together.
  constructor({ anchor, options, pick, least = 1, most = 1, label, confirm }) {
    super(anchor);
    Object.assign(this, { options, pick, least, most });
    this.chosen = new Set(options.filter((one) => one.default).map((one) => one.value));
    this.active = Math.max(0, options.findIndex((one) => one.default));
    this.several = most > 1 || least === 0;
    this.list = h("ul", {
      role: "listbox", tabindex: "0", "aria-label": label, "aria-multiselectable": this.several ? "true" : null,
    }, ...options.map((option, index) => this.row(option, index)));
    this.confirm = this.several
      ? h("button", { type: "button", class: "button primary", onclick: () => this.finish() }, confirm)
      : null;
    this.open(this.list, this.confirm);
    this.show();
    this.list.focus();
  }

  row(option, index) {
    return h("li", { role: "option", id: `option${index}`, onclick: () => this.toggle(index) },
      this.several ? h("span", { class: "check", "aria-hidden": "true" }) : null,
      option.icon,
      h("span", { class: "lines" },
        h("span", { class: "label" }, option.label),
        option.note ? h("span", { class: "note" }, option.note) : null));
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
    if (event.key === "Tab" && !this.several) this.close(true);
    else if (event.key in moves) {
      this.active = moves[event.key];
      this.show();
    } else if (event.target === this.list && (event.key === "Enter" || event.key === " ")) this.toggle(this.active);
    else if (event.target === this.list && event.key.length === 1) this.seek(event.key);
    else {
      super.key(event);
      return;
    }
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
}
