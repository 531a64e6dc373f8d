// Writing: plain messages, and slash commands with their options.

import { byId, h } from "./dom.js";
import { Suggestions } from "./suggestions.js";

const SUBCOMMAND = 1, GROUP = 2, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, NUMBER = 10;
const TYPING = 150;

export class Composer {
  constructor(app) {
    this.app = app;
    this.form = byId("composer");
    this.field = h("textarea", {
      rows: "1", maxlength: "2000", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": "suggestions", enterkeyhint: "send",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    this.send = h("button", { type: "submit", class: "send" }, h("span", { class: "plane", "aria-hidden": "true" }));
    this.line = h("div", { class: "line" }, this.field, this.send);
    this.notice = h("p", { class: "notice", role: "alert", hidden: true });
    this.form.append(this.notice, this.line);
    this.suggestions = new Suggestions(this.form, "");
    this.form.addEventListener("submit", (event) => { event.preventDefault(); this.submit(); });
    this.form.addEventListener("focusout", (event) => !this.form.contains(event.relatedTarget) && this.suggestions.hide());
    this.command = null;
    this.commands = [];
  }

  relabel(name) {
    this.commands = [];
    const text = this.app.words("writeIn", { name });
    this.field.placeholder = text;
    this.field.setAttribute("aria-label", text);
    this.send.setAttribute("aria-label", this.app.words("send"));
    this.suggestions.list.setAttribute("aria-label", this.app.words("suggestions"));
  }

  say(text) {
    this.notice.textContent = text;
    this.notice.hidden = !text;
  }

  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 200)}px`;
  }

  async typed() {
    this.grow();
    this.say("");
    const { value } = this.field;
    if (!value.startsWith("/") || value.includes("\n")) return this.suggestions.hide();
    if (value === "/" || !this.commands.length) await this.learn();
    if (this.command) return null;
    const wanted = this.field.value.slice(1).toLowerCase().trim();
    const found = this.commands.filter((one) => one.label.slice(1).includes(wanted) || one.path.includes(wanted));
    return this.suggestions.show(this.field, found, (one) => this.begin(one));
  }

  async learn() {
    const { commands } = await this.app.ask("commands");
    this.commands = flatten(commands ?? [], this.app.you.locale);
  }

  // Begin a command that was clicked on in a text, by its path.
  async open(path) {
    await this.learn();
    const found = this.commands.find((one) => one.path === path || one.label === `/${path}`);
    if (this.command) this.leave();
    if (found) this.begin(found);
  }

  key(event) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.submit();
    }
  }

  // A command with its options.

  begin(command) {
    if (this.command) return;
    this.say("");
    this.suggestions.hide();
    this.command = command;
    this.values = new Map();
    this.offered = new Map();
    this.inputs = command.options.map((option) => this.input(option));
    const chips = command.options.map((option, index) =>
      h("label", { class: "option" }, h("span", {}, option.shown), this.inputs[index]));
    this.bar = h("div", { class: "line command" },
      h("div", { class: "options" }, h("span", { class: "chip" }, command.label), ...chips),
      h("button", { type: "button", class: "icon cancel", "aria-label": this.app.words("cancel"), onclick: () => this.leave() }, "×"),
      h("button", { type: "submit", class: "send", "aria-label": this.app.words("send") }, h("span", { class: "plane", "aria-hidden": "true" })));
    this.line.replaceWith(this.bar);
    (this.inputs[0] ?? this.bar.querySelector(".send")).focus();
  }

  input(option) {
    const suggesting = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "suggestions" };
    const input = h("input", {
      type: "text", ...(suggests(option) ? suggesting : {}), "data-option": option.name,
      "aria-label": `${option.shown}: ${option.description}`, placeholder: option.required ? "…" : this.app.words("optional"),
      size: "10", maxlength: "200", "aria-required": option.required ? "true" : null, title: option.description,
    });
    input.addEventListener("focus", () => this.suggest(option, input));
    input.addEventListener("input", () => {
      this.say("");
      this.values.delete(option.name);
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.suggest(option, input), option.autocomplete ? TYPING : 0);
    });
    input.addEventListener("keydown", (event) => this.optionKey(event, input));
    return input;
  }

  optionKey(event, input) {
    if (event.isComposing || this.suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" || (event.key === "Backspace" && !input.value && input === this.inputs[0])) {
      event.preventDefault();
      this.leave();
    }
  }

  async suggest(option, input) {
    if (!this.command) return;
    if (!suggests(option)) return this.suggestions.hide();
    const typed = input.value.toLowerCase();
    const choices = await this.choices(option, input.value);
    if (document.activeElement !== input) return;
    this.offered.set(option.name, choices);
    const found = option.autocomplete ? choices : choices.filter((one) => one.label.toLowerCase().includes(typed));
    this.suggestions.show(input, found, (one) => this.fill(option, input, one), typed ? 0 : -1);
  }

  fill(option, input, one) {
    input.value = one.label;
    this.values.set(option.name, one.value);
    const next = this.inputs[this.inputs.indexOf(input) + 1];
    (next ?? this.bar.querySelector(".send")).focus();
  }

  async choices(option, text) {
    if (option.choices) return option.choices;
    if (option.type === BOOLEAN) return [true, false].map((value) => ({ label: this.app.words(value ? "yes" : "no"), value }));
    if (option.type === USER) return this.app.people.map((one) => ({ label: one.name, value: one.id }));
    if (option.type === ROLE) return this.app.roles.map((one) => ({ label: one.name, value: one.id }));
    if (option.type === CHANNEL) return this.app.channels.map((one) => ({ label: one.name, value: one.id }));
    if (!option.autocomplete) return [];
    const answer = await this.app.ask("complete", { command: this.command.path, options: this.filled().options, option: option.name, text });
    return (answer.choices ?? []).map(({ name, value }) => ({ label: name, value }));
  }

  // What the options are filled with, and the first that cannot be sent like this.
  filled() {
    const options = {};
    let wrong = null;
    this.command.options.forEach((option, index) => {
      const typed = this.inputs[index].value.trim();
      if (!typed) return;
      const value = this.values.get(option.name) ?? this.meant(option, typed);
      if (value === undefined) wrong ??= index;
      else options[option.name] = value;
    });
    return { options, wrong };
  }

  // What somebody means who types instead of choosing; undefined if nothing.
  meant(option, typed) {
    const exact = this.offered.get(option.name)?.find((one) => one.label.toLowerCase() === typed.toLowerCase());
    if (exact) return exact.value;
    if (option.type === INTEGER || option.type === NUMBER) {
      const number = Number(typed);
      const fits = Number.isFinite(number) && number >= (option.min_value ?? -Infinity) && number <= (option.max_value ?? Infinity);
      return fits ? number : undefined;
    }
    return suggests(option) && !option.autocomplete ? undefined : typed;
  }

  leave() {
    clearTimeout(this.timer);
    this.suggestions.hide();
    this.bar.replaceWith(this.line);
    this.command = null;
    this.field.value = "";
    this.field.focus();
  }

  async submit() {
    this.suggestions.hide();
    if (!this.command) return this.speak();
    const missing = this.command.options.findIndex((option, index) => option.required && !this.inputs[index].value.trim());
    if (missing >= 0) return this.inputs[missing].focus();
    const { options, wrong } = this.filled();
    if (wrong !== null) return this.reject(wrong);
    const { path } = this.command;
    this.leave();
    return this.ask("slash", { command: path, options });
  }

  // Say what can be written into an option.
  reject(index) {
    const { shown, min_value: least, max_value: most } = this.command.options[index];
    this.say(this.app.words(most === undefined ? "chooseOne" : "numberFrom", { name: shown, least, most }));
    this.inputs[index].focus();
  }

  // Ask for something and show meanwhile that it is under way.
  async ask(request, fields) {
    this.send.classList.add("busy");
    const answer = await this.app.ask(request, fields);
    this.send.classList.remove("busy");
    if (answer.error) this.say(this.app.words(answer.error));
  }

  async speak() {
    const text = this.field.value.trim();
    if (!text) return;
    if (/^\/\S/.test(text)) {
      if (!this.commands.length) await this.learn();
      const exact = this.commands.find((one) => text === one.label || text === `/${one.path}`);
      if (exact) this.begin(exact);
      else this.say(this.app.words("noCommand"));
      return;
    }
    this.field.value = "";
    this.grow();
    await this.ask("say", { text });
  }
}

// Whether something can be suggested for an option.
function suggests(option) {
  return Boolean(option.choices?.length || option.autocomplete || [BOOLEAN, USER, CHANNEL, ROLE].includes(option.type));
}

// The commands with their subcommands as one list, in the person's language.
function flatten(commands, locale) {
  const called = (thing, key) => thing[`${key}_localizations`]?.[locale] ?? thing[key];
  const found = [];
  const visit = (step, path, label) => {
    const options = step.options ?? [];
    const deeper = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    for (const option of deeper) visit(option, `${path} ${option.name}`, `${label} ${called(option, "name")}`);
    if (deeper.length) return;
    found.push({
      path, label: `/${label}`, note: called(step, "description"),
      options: options.map((option) => ({
        ...option, shown: called(option, "name"), description: called(option, "description"),
        choices: option.choices?.map((choice) => ({ label: called(choice, "name"), value: choice.value })),
      })),
    });
  };
  for (const command of commands) visit(command, command.name, called(command, "name"));
  return found;
}
