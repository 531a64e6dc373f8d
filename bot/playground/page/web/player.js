// A finished game in a page of its own: a slider, back and on, by itself, and the cards up or down.

import { byId } from "./dom.js";
import { markdown } from "./markdown.js";
import { loadWords, wordsOf } from "./words.js";

const PAUSE = 3000;
const NOBODY = { guild: "", words: (key) => key, person: () => "…", channel: () => "…", role: () => "…", emoji: () => "" };

class Player {
  constructor(film, words) {
    this.film = film;
    this.words = words;
    this.step = 0;
    this.way = "up";
    this.timer = null;
    byId("title").textContent = words("replayTitle", { code: film.code });
    document.title = `${film.code} · Mascarade`;
    byId("slider-label").textContent = words("replaySlider");
    byId("slider").max = film.frames.length - 1;
    byId("previous").textContent = words("replayPrevious");
    byId("next").textContent = words("replayNext");
    byId("slider").addEventListener("input", () => this.leap(Number(byId("slider").value)));
    byId("previous").addEventListener("click", () => this.leap(this.step - 1));
    byId("next").addEventListener("click", () => this.leap(this.step + 1));
    byId("run").addEventListener("click", () => (this.timer ? this.pause() : this.play()));
    byId("turn").addEventListener("click", () => { this.way = this.way === "up" ? "down" : "up"; this.draw(); });
    document.addEventListener("keydown", (event) => this.key(event));
    this.draw();
  }

  key(event) {
    const step = { ArrowLeft: this.step - 1, ArrowRight: this.step + 1 }[event.key];
    if (step === undefined || event.target === byId("slider")) return;
    event.preventDefault();
    this.leap(step);
  }

  get last() {
    return this.film.frames.length - 1;
  }

  go(step) {
    this.step = Math.max(0, Math.min(this.last, step));
    if (this.step === this.last) this.pause();
    this.draw();
  }

  leap(step) {
    this.pause();
    this.go(step);
  }

  play() {
    if (this.step === this.last) this.step = 0;
    this.timer = setInterval(() => this.go(this.step + 1), PAUSE);
    this.draw();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.draw();
  }

  address(step) {
    return `${location.pathname}/${step}-${this.way}.png${location.search}`;
  }

  draw() {
    const frame = this.film.frames[this.step];
    const told = frame[this.way];
    byId("where").textContent = this.words(frame.turn ? "replayTurn" : "replayDeal", { turn: frame.turn, step: this.step + 1, steps: this.last + 1 });
    byId("picture").src = this.address(this.step);
    byId("picture").alt = told.picture;
    byId("told").replaceChildren(markdown(told.text, NOBODY));
    byId("slider").value = this.step;
    byId("slider").setAttribute("aria-valuetext", byId("where").textContent);
    byId("previous").disabled = this.step === 0;
    byId("next").disabled = this.step === this.last;
    byId("run").textContent = this.words(this.timer ? "replayPause" : "replayPlay");
    byId("run").setAttribute("aria-pressed", String(Boolean(this.timer)));
    byId("turn").textContent = this.words(this.way === "up" ? "replayDown" : "replayUp");
    if (this.step < this.last) new Image().src = this.address(this.step + 1);
  }
}

document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "";
await loadWords();
const film = await (await fetch(`${location.pathname}/film.json${location.search}`)).json();
document.documentElement.lang = film.language;
new Player(film, wordsOf(film.language));
