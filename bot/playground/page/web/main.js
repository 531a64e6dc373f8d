// The page: what it knows, and who draws which part of it.

import { CHANNEL_SELECT, emojiOf, MENTIONABLE_SELECT, ROLE_SELECT, SELECTS, STRING_SELECT, USER_SELECT, walk } from "./components.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { byId } from "./dom.js";
import { Happened } from "./happened.js";
import { Listbox } from "./listbox.js";
import { Log } from "./log.js";
import { closePopup } from "./popup.js";
import { QuickGame } from "./quick_game.js";
import { Sidebar } from "./sidebar.js";
import { keepCounting, setClock, setTimeLocale } from "./time.js";
import { loadWords, wordsOf } from "./words.js";

class App {
  constructor() {
    this.key = new URLSearchParams(location.search).get("as") ?? "";
    this.words = wordsOf("en-US");
    this.channels = [];
    this.people = [];
    this.unread = new Set();
    this.names = new Map();
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.sidebar = new Sidebar(this);
    this.quickGame = new QuickGame(this);
    this.happened = new Happened(this);
    this.connection = new Connection((event, data) => this.hear(event, data), () => this.offline());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) document.title = this.title(); });
    this.connection.be(this.key);
  }

  get place() {
    return this.channels.find((one) => one.id === this.channel);
  }

  // What drawing a message needs to know.
  get about() {
    return {
      me: this.you.id,
      words: this.words,
      person: (id) => this.names.get(id) ?? this.words("somebody"),
      channel: (id) => this.channels.find((one) => one.id === id)?.name ?? "…",
      guild: this.guild.id,
      role: (id) => this.roles.find((one) => one.id === id)?.name ?? "…",
      file: (url) => this.file(url),
      own: (address) => this.own(address),
      emoji: (id) => `/emojis/${encodeURIComponent(id)}`,
    };
  }

  // A link to another of this server's pages opens as the same person.
  own(address) {
    const url = new URL(address);
    if (url.origin !== location.origin) return address;
    url.searchParams.set("as", this.key);
    return url.href;
  }

  // A picture of the stand-in by way of this page's own server.
  file(url) {
    const path = URL.canParse(url) ? new URL(url).pathname : "";
    if (path.startsWith("/emojis/")) return path.replace(/\.\w+$/, "");
    return path.startsWith("/attachments/") ? `${path}?as=${encodeURIComponent(this.key)}` : null;
  }

  ask(request, fields = {}) {
    const placeless = ["language", "invite", "appoint", "happened"].includes(request);
    return this.connection.ask(request, placeless ? fields : { channel: this.channel, ...fields });
  }

  hear(event, data) {
    this.happened.refresh();
    if (event === "WELCOME") this.welcome(data);
    else if (event.startsWith("MESSAGE_")) this.message(event, data);
    else if (/^(CHANNEL|THREAD|GUILD)_/.test(event)) this.connection.be(this.key);
  }

  welcome(data) {
    const { you, people, bot, guild, channels, roles, open, locales, now } = data;
    Object.assign(this, { you, people, guild, channels, roles, open, locales });
    setClock(now);
    for (const one of [...people, bot]) this.names.set(one.id, one.name);
    if (!this.place) this.channel = channels[0]?.id;
    byId("status").hidden = true;
    closePopup();
    this.dress();
    this.log.load(this.channel);
    if (open && !localStorage.getItem("visited")) this.greet();
  }

  // The first visitor is spoken to in their own language.
  greet() {
    localStorage.setItem("visited", "yes");
    const locale = this.locales.find((one) => one.split("-")[0] === navigator.language.split("-")[0]);
    if (locale && locale !== this.you.locale && this.you.id === this.people[0].id) this.speak(locale);
  }

  dress() {
    this.words = wordsOf(this.you.locale);
    setTimeLocale(this.you.locale);
    document.documentElement.lang = this.you.locale;
    document.title = this.title();
    for (const element of document.querySelectorAll("[data-word]")) element.textContent = this.words(element.dataset.word);
    for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", this.words(element.dataset.label));
    this.sidebar.draw();
    this.quickGame.draw();
    this.composer.relabel(this.place?.name ?? "");
  }

  title() {
    return `${this.you?.name ?? ""} · #${this.place?.name ?? ""} · Mascarade`;
  }

  message(event, data) {
    for (const one of [data.author, ...(data.mentions ?? [])]) {
      if (one && !this.names.has(one.id)) this.names.set(one.id, one.global_name ?? one.username);
    }
    if (data.channel_id !== this.channel) {
      if (event === "MESSAGE_CREATE" && !this.unread.has(data.channel_id)) {
        this.unread.add(data.channel_id);
        this.sidebar.drawChannels();
      }
    } else if (event === "MESSAGE_DELETE") this.log.remove(data.id);
    else this.log.put(data);
  }

  called() {
    document.title = `(•) ${this.title()}`;
  }

  // The playground is away, or this person is not there any more; then its server says so.
  async offline() {
    this.tell(this.words("offline"));
    const answer = await fetch(location.href).catch(() => null);
    if (answer && !answer.ok) location.reload();
  }

  tell(text) {
    byId("status").textContent = text;
    byId("status").hidden = false;
  }

  go(channel) {
    this.channel = channel;
    this.unread.delete(channel);
    byId("status").hidden = true;
    this.dress();
    this.composer.field.focus();
    return this.log.load(channel);
  }

  // Go to a message, wherever in the server it stands.
  async jump(channel, message) {
    if (!this.channels.some((one) => one.id === channel)) return this.tell(this.words("noPlace"));
    if (channel !== this.channel) await this.go(channel);
    if (message && !(await this.log.find(message))) this.tell(this.words("noMessage"));
  }

  become(name) {
    this.key = name;
    history.replaceState(null, "", `/?as=${encodeURIComponent(name)}`);
    this.connection.be(name);
  }

  async speak(locale) {
    const answer = await this.ask("language", { locale });
    if (answer.error) return;
    this.you = answer.you;
    this.people = this.people.map((one) => (one.id === this.you.id ? this.you : one));
    this.dress();
    this.log.redraw();
  }

  // What a select offers: its own options, or the server's people, roles or channels.
  optionsOf(select) {
    if (select.type === STRING_SELECT) {
      return select.options.map((one) => ({ label: one.label, value: one.value, note: one.description, default: one.default, icon: emojiOf(one, this.about) }));
    }
    const fits = (one) => !select.channel_types?.length || select.channel_types.includes(one.type);
    const pickable = {
      [USER_SELECT]: this.people, [ROLE_SELECT]: this.roles, [MENTIONABLE_SELECT]: [...this.people, ...this.roles],
      [CHANNEL_SELECT]: this.channels.filter(fits),
    };
    const chosen = (select.default_values ?? []).map((one) => one.id);
    return pickable[select.type].map((one) => ({ label: one.name, value: one.id, default: chosen.includes(one.id) }));
  }

  openSelect(anchor, message, customId) {
    const select = [...walk(this.log.message(message)?.components)].find((one) => one.custom_id === customId);
    if (!select || !SELECTS.includes(select.type)) return;
    new Listbox({
      anchor, options: this.optionsOf(select), label: select.placeholder || this.words("select"), confirm: this.words("confirm"),
      least: select.min_values ?? 1, most: select.max_values ?? 1,
      pick: (values) => this.log.use(message, "choose", { custom_id: customId, values }),
    });
  }
}

document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "";
await loadWords();
keepCounting();
new App();
