// The drawer that shows what the bot asked of Discord for one's last click.

import { byId, h } from "./dom.js";

const A_MOMENT = 300;
const SUBCOMMANDS = [1, 2];

export class Happened {
  constructor(app) {
    this.app = app;
    this.drawer = byId("happened");
    this.button = byId("show-happened");
    this.button.addEventListener("click", () => this.toggle(this.drawer.hidden));
    this.drawer.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle(false));
  }

  toggle(open) {
    this.drawer.hidden = !open;
    this.button.setAttribute("aria-expanded", String(open));
    if (open) this.look().then(() => this.drawer.querySelector("button").focus());
    else this.button.focus();
  }

  // Look again soon, if anybody looks at all.
  refresh() {
    clearTimeout(this.timer);
    if (!this.drawer.hidden) this.timer = setTimeout(() => this.look(), A_MOMENT);
  }

  async look() {
    const answer = await this.app.ask("happened");
    if (answer.error) return;
    const { words } = this.app;
    const { sent, requests } = answer;
    const opened = new Set([...this.drawer.querySelectorAll("details[open]")].map((one) => one.dataset.key));
    const entry = (key, label, body, kind) => h("li", {},
      h("details", { "data-key": key, open: opened.has(key), class: kind },
        h("summary", {}, ...label), h("pre", { tabindex: "0" }, JSON.stringify(body, null, 2) ?? words("noBody"))));
    this.drawer.replaceChildren(
      h("header", {}, h("h2", {}, words("happened")),
        h("button", { type: "button", class: "icon", "aria-label": words("close"), onclick: () => this.toggle(false) }, "×")),
      h("p", { class: "note" }, words(sent ? "happenedNote" : "nothingHappened")),
      h("ol", {},
        ...(sent ? [entry("sent", [h("span", { class: "method" }, words("youSent")), ` ${nameOf(sent)}`], sent.data, "sent")] : []),
        ...requests.map((one, index) => entry(String(index), [
          h("span", { class: "method" }, one.method), ` ${one.path} `,
          h("span", { class: one.status < 400 ? "status" : "status bad" }, String(one.status)),
        ], one.body))));
  }
}

// A click by its custom id, a command by its whole name.
function nameOf({ data }) {
  if (data.custom_id) return data.custom_id;
  const way = [data];
  while (SUBCOMMANDS.includes(way.at(-1).options?.[0]?.type)) way.push(way.at(-1).options[0]);
  return `/${way.map((one) => one.name).join(" ")}`;
}
