// Beside the channel: where one can be, and who one is.

import { byId, h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { avatar } from "./message.js";

const MOST_PEOPLE = 13;
const LEARN = "mascarade learn";
const NAMES = { "en-US": "English", fr: "Français", de: "Deutsch", nl: "Nederlands", hu: "Magyar", ru: "Русский" };

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.menu = byId("menu");
    this.veil = byId("veil");
    this.menu.addEventListener("click", () => this.drawer(!document.body.classList.contains("drawer")));
    this.veil.addEventListener("click", () => this.drawer(false));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.drawer(false));
    byId("theme").addEventListener("click", () => this.theme());
  }

  drawer(open) {
    document.body.classList.toggle("drawer", open);
    this.veil.hidden = !open;
    this.menu.setAttribute("aria-expanded", String(open));
  }

  theme() {
    const { dataset } = document.documentElement;
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    dataset.theme = (dataset.theme || system) === "dark" ? "light" : "dark";
    localStorage.setItem("theme", dataset.theme);
  }

  draw() {
    const { app } = this;
    byId("guild").textContent = app.guild.name;
    byId("place").textContent = app.place?.name ?? "";
    const held = document.activeElement?.id;
    this.drawChannels();
    this.drawYou();
    this.drawBeginning();
    if (held) byId(held)?.focus({ preventScroll: true });
  }

  drawChannels() {
    const { app } = this;
    byId("channels").replaceChildren(...app.channels.map((channel) =>
      h("li", {}, h("button", {
        type: "button", id: `c${channel.id}`, class: `channel${app.unread.has(channel.id) ? " unread" : ""}${channel.thread ? " thread" : ""}`,
        "aria-current": channel.id === app.channel ? "page" : null,
        onclick: () => { this.drawer(false); app.go(channel.id); },
      }, channel.name))));
  }

  drawYou() {
    const { app } = this;
    const language = h("select", { id: "language", "aria-label": app.words("language"), onchange: () => { this.drawer(false); app.speak(language.value); } },
      ...app.locales.map((locale) => h("option", { value: locale, selected: locale === app.you.locale }, NAMES[locale])));
    const children = [
      h("div", { class: "myself" }, avatar(app.you), h("span", { class: "names" },
        h("strong", {}, app.you.name), h("span", { class: "note" }, app.words(app.you.moderator ? "youModerate" : "thisIsYou")))),
      language,
    ];
    if (app.open) {
      children.push(h("button", {
        type: "button", id: "switch", class: "button", "aria-haspopup": "listbox", "aria-expanded": "false",
        onclick: (event) => this.choosePerson(event.currentTarget),
      }, app.words("beAnother")));
      children.push(h("button", {
        type: "button", id: "window", class: "button", "aria-haspopup": "listbox", "aria-expanded": "false",
        onclick: (event) => this.openWindow(event.currentTarget),
      }, app.words("secondTab")));
    }
    byId("you").replaceChildren(...children);
  }

  choosePerson(anchor) {
    const { app } = this;
    const options = app.people.map((one) => ({
      label: one.name, note: this.note(one), default: one.id === app.you.id, value: () => this.become(one.name),
    }));
    if (options.length < MOST_PEOPLE) options.push({ label: app.words("newPerson"), value: () => this.invite() });
    if (app.you.moderator) options.push({ label: app.words("chooseModerators"), value: () => this.appoint(anchor) });
    new Listbox({ anchor, label: app.words("beAnother"), options, pick: ([act]) => act() });
  }

  become(name) {
    this.drawer(false);
    this.app.become(name);
  }

  // What a list says of a person.
  note(one) {
    return one.moderator ? `${NAMES[one.locale]} · ${this.app.words("moderator")}` : NAMES[one.locale];
  }

  // Who may manage the server; the owner of the page always may.
  appoint(anchor) {
    const { app } = this;
    const options = app.people.slice(1).map((one) => ({ label: one.name, value: one.id, note: NAMES[one.locale], default: one.moderator }));
    new Listbox({
      anchor, label: app.words("chooseModerators"), confirm: app.words("confirm"), options, least: 0, most: options.length,
      pick: (people) => { this.drawer(false); app.ask("appoint", { people }); },
    });
  }

  openWindow(anchor) {
    const { app } = this;
    const others = app.people.filter((one) => one.id !== app.you.id);
    new Listbox({
      anchor, label: app.words("secondTab"), options: others.map((one) => ({ label: one.name, value: one.name, note: this.note(one) })),
      pick: ([name]) => { this.drawer(false); window.open(`/?as=${encodeURIComponent(name)}`, "_blank", "noopener"); },
    });
  }

  async invite() {
    const { app } = this;
    const name = window.prompt(app.words("theirName"))?.trim();
    if (!name) return;
    const answer = await app.ask("invite", { name });
    if (answer.error) app.tell(app.words("nameTaken"));
    else this.become(name);
  }

  drawBeginning() {
    const { words } = this.app;
    byId("beginning").replaceChildren(
      h("img", { src: "mask.svg", alt: "" }), h("h3", {}, words("welcome", { name: this.app.place?.name ?? "" })),
      h("p", {}, words("beginning")),
      h("button", { type: "button", id: "learn", class: "button", onclick: () => this.app.composer.ask("slash", { command: LEARN, options: {} }) }, words("learn")));
  }
}
