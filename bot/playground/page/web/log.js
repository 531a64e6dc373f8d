// The messages of the channel: drawn, edited in place, and scrolled as one expects.

import { byId, h, morph } from "./dom.js";
import { checkEnlarged, enlarge } from "./enlarged.js";
import { isEphemeral, renderMessage } from "./message.js";
import { checkPopup } from "./popup.js";

const NEAR = 80;
const earlier = (one, other) => one.length - other.length || (one < other ? -1 : Number(one > other));

export class Log {
  constructor(app) {
    this.app = app;
    this.list = byId("log");
    this.scroll = byId("scroll");
    this.present = byId("present");
    this.messages = [];
    this.pending = new Map();
    this.failures = new Map();
    this.unseen = 0;
    this.more = false;
    this.atEnd = true;
    this.list.addEventListener("click", (event) => this.clicked(event));
    this.scroll.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.present.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.scroll);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(this.list);
  }

  message(id) {
    return this.messages.find((message) => message.id === id);
  }

  async load(channel) {
    const answer = await this.app.ask("look", {});
    if (answer.error || channel !== this.app.channel) return;
    this.messages = answer.messages;
    this.more = answer.more;
    this.pending.clear();
    this.failures.clear();
    this.redraw();
    this.toEnd();
  }

  async older() {
    this.more = false;
    const height = this.scroll.scrollHeight;
    const channel = this.app.channel;
    const answer = await this.app.ask("look", { before: this.messages[0].id });
    if (answer.error || channel !== this.app.channel) return;
    this.messages.unshift(...answer.messages);
    this.more = answer.more;
    this.redraw();
    this.scroll.scrollTop += this.scroll.scrollHeight - height;
  }

  // Show a message, however far back it stands; says whether it is there.
  async find(id) {
    while (!this.message(id) && this.more) await this.older();
    const index = this.messages.findIndex((message) => message.id === id);
    if (index < 0) return false;
    const element = this.list.children[index];
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.add("found");
    element.addEventListener("animationend", () => element.classList.remove("found"), { once: true });
    return true;
  }

  about(message) {
    return {
      ...this.app.about,
      pending: this.pending.get(message.id),
      failure: this.failures.get(message.id),
    };
  }

  element(index) {
    const message = this.messages[index];
    return renderMessage(message, this.messages[index - 1], this.about(message));
  }

  redraw() {
    const fresh = h("ol", {}, ...this.messages.map((_, index) => this.element(index)));
    for (const { name, value } of this.list.attributes) fresh.setAttribute(name, value);
    morph(this.list, fresh);
    checkEnlarged();
    byId("beginning").hidden = this.more;
  }

  put(message) {
    const index = this.messages.findIndex((one) => one.id === message.id);
    if (index >= 0) {
      this.messages[index] = message;
      this.draw(message.id);
      return;
    }
    const after = this.messages.findIndex((one) => earlier(one.id, message.id) > 0);
    const at = after < 0 ? this.messages.length : after;
    this.messages.splice(at, 0, message);
    this.list.insertBefore(this.element(at), this.list.children[at] ?? null);
    if (at + 1 < this.messages.length) this.draw(this.messages[at + 1].id);
    this.arrived(message);
  }

  draw(id) {
    const index = this.messages.findIndex((one) => one.id === id);
    if (index < 0) return;
    const focused = document.activeElement;
    const old = this.list.children[index];
    const held = old.contains(focused);
    const place = controls(old).indexOf(focused);
    morph(old, this.element(index));
    if (held && !focused.isConnected) (controls(old)[place] ?? old).focus({ preventScroll: true });
    checkPopup();
    checkEnlarged();
    if (this.atEnd) this.toEnd();
  }

  remove(id) {
    const index = this.messages.findIndex((one) => one.id === id);
    if (index < 0) return;
    const gone = this.list.children[index];
    const held = gone.contains(document.activeElement);
    this.messages.splice(index, 1);
    gone.remove();
    checkEnlarged();
    if (this.messages[index]) this.draw(this.messages[index].id);
    if (held) byId("composer").querySelector("textarea")?.focus();
  }

  // Scrolling.

  arrived(message) {
    const mine = message.author.id === this.app.you.id || isEphemeral(message);
    if (this.atEnd || mine) this.toEnd();
    else {
      this.unseen += 1;
      this.offerEnd();
    }
    if (document.hidden && message.mentions.some((one) => one.id === this.app.you.id)) this.app.called();
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroll;
    this.atEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.atEnd) this.unseen = 0;
    this.offerEnd();
    if (scrollTop < 200 && this.more) this.older();
  }

  toEnd() {
    this.atEnd = true;
    this.unseen = 0;
    this.scroll.scrollTop = this.scroll.scrollHeight;
    this.offerEnd();
  }

  offerEnd() {
    this.present.hidden = this.atEnd;
    this.present.textContent = this.unseen ? this.app.words("newMessages", { count: this.unseen }) : this.app.words("present");
  }

  // Using a message.

  clicked(event) {
    const target = event.target.closest("[data-click], [data-select], [data-dismiss], [data-command], [data-channel], [data-enlarge]");
    if (!target || target.getAttribute("aria-disabled") === "true") return;
    if (target.dataset.enlarge) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      enlarge(target.firstElementChild, this.app.words);
      return;
    }
    if (target.dataset.command) {
      this.app.composer.open(target.dataset.command);
      return;
    }
    if (target.dataset.channel) {
      this.app.jump(target.dataset.channel, target.dataset.to);
      return;
    }
    const { message } = target.closest("[data-message]").dataset;
    if (target.dataset.dismiss) this.app.ask("dismiss", { message });
    else if (target.dataset.click) this.use(message, "click", { custom_id: target.dataset.click });
    else this.app.openSelect(target, message, target.dataset.select);
  }

  async use(message, request, fields) {
    if (this.pending.has(message)) return;
    this.pending.set(message, fields);
    this.failures.delete(message);
    this.draw(message);
    const answer = await this.app.ask(request, { message, ...fields });
    this.pending.delete(message);
    if (answer.error) this.failures.set(message, this.app.words(answer.error));
    this.draw(message);
  }
}

function controls(element) {
  return [...element.querySelectorAll("button")];
}
