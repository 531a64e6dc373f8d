// A game at once: against whom, with which characters, and how fast.

import { byId, h } from "./dom.js";
import { Popup } from "./popup.js";

const START = "mascarade start";
const COUNTS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const USUAL = { automata: "4", set: "", speed: "relaxed", level: "regular" };

export class QuickGame {
  constructor(app) {
    this.app = app;
    this.wanted = { ...USUAL, ...JSON.parse(localStorage.getItem("quick") ?? "{}") };
  }

  draw() {
    const { words } = this.app;
    const play = h("button", { type: "button", id: "play", class: "button primary", onclick: () => this.play(play) }, words("quickGame"));
    const more = h("button", {
      type: "button", id: "quick-options", class: "button primary", "aria-label": words("quickOptions"), "aria-haspopup": "dialog",
      "aria-expanded": "false", onclick: () => this.choose(more),
    }, h("span", { class: "arrow", "aria-hidden": "true" }));
    byId("quick").replaceChildren(play, more);
  }

  // Let the person choose; what can be chosen is what the command takes.
  async choose(anchor) {
    const { app } = this;
    await app.composer.learn();
    const answer = await app.ask("complete", { command: START, options: {}, option: "set", text: "" });
    const taken = app.composer.commands.find((one) => one.path === START)?.options ?? [];
    const choices = (name) => taken.find((one) => one.name === name)?.choices ?? [];
    const counts = COUNTS.map((value) => ({ value, label: app.words("automata", { count: Number(value) }) }));
    const sets = (answer.choices ?? []).map(({ name, value }) => ({ value, label: name }));
    const popup = new Popup(anchor);
    const play = () => { popup.close(); this.play(byId("play")); };
    popup.open(h("form", { class: "panel", role: "dialog", "aria-label": app.words("quickOptions"), onsubmit: (event) => { event.preventDefault(); play(); } },
      this.chooser("automata", "opponents", counts),
      this.chooser("level", "level", choices("automata")),
      this.chooser("set", "set", [{ value: "", label: app.words("usualSet") }, ...sets]),
      this.chooser("speed", "speed", choices("speed")),
      h("button", { type: "submit", class: "button primary" }, app.words("play"))));
    popup.box.querySelector("select").focus();
  }

  chooser(name, word, options) {
    const select = h("select", { id: `quick-${name}`, onchange: () => this.want(name, select.value) },
      ...options.map((one) => h("option", { value: one.value, selected: one.value === this.wanted[name] }, one.label)));
    if (select.value !== this.wanted[name] && options.length) this.want(name, select.value);
    return h("div", { class: "field" }, h("label", { for: select.id }, this.app.words(word)), select);
  }

  want(name, value) {
    this.wanted[name] = value;
    localStorage.setItem("quick", JSON.stringify(this.wanted));
  }

  async play(button) {
    if (button.getAttribute("aria-disabled")) return;
    button.setAttribute("aria-disabled", "true");
    button.classList.add("busy");
    const { automata, ...others } = this.wanted;
    const answer = await this.app.ask("quick", { automata: Number(automata), ...others });
    button.removeAttribute("aria-disabled");
    button.classList.remove("busy");
    if (answer.error) this.app.tell(this.app.words(answer.error));
    else if (answer.channel !== this.app.channel) this.app.go(answer.channel);
  }
}
