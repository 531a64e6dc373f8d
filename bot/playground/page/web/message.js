// One message of the channel.

import { attachments, render } from "./components.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { absolute, stamp } from "./time.js";

const EPHEMERAL = 64, LOADING = 128, COMPONENTS_V2 = 1 << 15;
const GROUPED_WITHIN = 7 * 60 * 1000;
const COLOURS = 8;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

export function avatar(person, bot = false) {
  if (bot) return h("img", { class: "avatar", src: "mask.svg", alt: "" });
  const colour = Number(BigInt(person.id) % BigInt(COLOURS));
  return h("span", { class: `avatar colour-${colour}`, "aria-hidden": "true" }, [...person.name][0]?.toUpperCase() ?? "");
}

// Whether a message goes on under the header of the one before.
export function isGrouped(message, before) {
  return Boolean(before) && before.author.id === message.author.id && !message.interaction_metadata
    && !before.interaction_metadata && isEphemeral(before) === isEphemeral(message)
    && new Date(message.timestamp) - new Date(before.timestamp) < GROUPED_WITHIN;
}

export function renderMessage(message, before, about) {
  const { words } = about;
  const name = about.person(message.author.id);
  const grouped = isGrouped(message, before);
  const mentioned = message.mentions.some((one) => one.id === about.me) || message.mention_everyone;
  const classes = ["message", grouped && "grouped", mentioned && "mentioned", isEphemeral(message) && "ephemeral"];
  const head = h("header", { class: grouped ? "unseen" : null },
    h("strong", { class: "author" }, name),
    message.author.bot ? h("span", { class: "app" }, words("app")) : null,
    h("time", { class: "when", datetime: message.timestamp, title: absolute(message.timestamp, "F") }, stamp(message.timestamp)));
  return h("li", {
    class: classes.filter(Boolean).join(" "), id: `m${message.id}`, "data-key": message.id,
    "data-message": message.id, tabindex: "-1",
  },
    grouped ? h("span", { class: "gutter", "aria-hidden": "true" }, stamp(message.timestamp)) : avatar({ id: message.author.id, name }, message.author.bot),
    h("div", { class: "content" }, usedBy(message, about), head, body(message, about), foot(message, about)));
}

function usedBy(message, about) {
  const used = message.type === 20 ? message.interaction_metadata : null;
  return used ? h("p", { class: "used" }, about.words("used", { name: about.person(used.user.id) })) : null;
}

function body(message, about) {
  if (message.flags & LOADING) {
    return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      about.words("thinking", { name: about.person(message.author.id) }));
  }
  const parts = message.content ? [markdown(message.content, about)] : [];
  parts.push(...message.components.map((component) => render(component, about)));
  if (!(message.flags & COMPONENTS_V2)) parts.push(...attachments(message, about));
  if (message.edited_timestamp) {
    parts.push(h("span", { class: "edited", title: absolute(message.edited_timestamp, "F") }, about.words("edited")));
  }
  return h("div", { class: "body" }, ...parts);
}

function foot(message, about) {
  const parts = [];
  if (about.failure) parts.push(h("p", { class: "failed", role: "alert" }, about.failure));
  if (isEphemeral(message)) {
    parts.push(h("p", { class: "private" },
      h("span", { class: "eye", "aria-hidden": "true" }), h("span", {}, about.words("onlyYou")), " ", h("span", { "aria-hidden": "true" }, "•"), " ",
      h("button", { type: "button", class: "dismiss", "data-key": "dismiss", "data-dismiss": message.id }, about.words("dismiss"))));
  }
  return parts.length ? h("footer", {}, ...parts) : null;
}
