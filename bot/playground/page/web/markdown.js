// Discord's markdown as elements. Nothing in it ever becomes markup by itself.

import { h } from "./dom.js";
import { absolute, isComing, relative } from "./time.js";

const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (found) => found[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => h("code", {}, found[2].trim())],
  [/^<@!?(\d+)>/, (found, about) => mention("@", about.person(found[1]), found[1] === about.me)],
  [/^<@&(\d+)>/, (found, about) => mention("@", about.role(found[1]), false)],
  [/^<#(\d+)>/, (found, about) => place(found[1], [`#${about.channel(found[1])}`], "mention")],
  [/^<\/([^:>]+):\d+>/, (found) => command(found[1])],
  [/^<a?:(\w{2,32}):(\d+)>(\u00a0?)/, (found, about) => beside(emoji(found[2], found[1], about), found[3])],
  [/^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, (found) => time(Number(found[1]), found[2])],
  [/^<(https?:\/\/[^\s>]+)>/, (found, about) => link(found[1], null, about)],
  [/^\[((?:\\.|[^\[\]\\])+)\]\((https?:\/\/[^\s)]+)\)/, (found, about) => link(found[2], inline(found[1], about), about)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (found, about) => link(found[0], null, about)],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (found, about) => h("strong", {}, ...inline(found[1], about))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (found, about) => h("u", {}, ...inline(found[1], about))],
  [/^\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/, (found, about) => h("em", {}, ...inline(found[1], about))],
  [/^_((?:__|\\[\s\S]|[^_\\])+?)_(?![0-9A-Za-z_])/, (found, about) => h("em", {}, ...inline(found[1], about))],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, (found, about) => h("s", {}, ...inline(found[1], about))],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, (found, about) => spoiler(inline(found[1], about))],
];
const PLAIN = /^(?:[0-9A-Za-z\s\u00c0-\uffff]+?(?=https?:\/\/|[^0-9A-Za-z\s\u00c0-\uffff]|$)|[\s\S])/;
const WITHIN = /^https:\/\/discord\.com\/channels\/(\d+)\/(\d+)(?:\/(\d+))?$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/;

export function inline(text, about) {
  const nodes = [];
  let rest = text;
  while (rest) {
    const [taken, node] = next(rest, about);
    if (typeof node === "string" && typeof nodes.at(-1) === "string") nodes[nodes.length - 1] += node;
    else nodes.push(node);
    rest = rest.slice(taken);
  }
  return nodes;
}

function next(rest, about) {
  for (const [pattern, make] of INLINE) {
    const found = pattern.exec(rest);
    if (found) return [found[0].length, make(found, about)];
  }
  const plain = PLAIN.exec(rest)[0];
  return [plain.length, plain];
}

function mention(sign, name, me) {
  return h("span", { class: me ? "mention me" : "mention" }, `${sign}${name}`);
}

// One of the bot's own emojis; without a name it is only an ornament.
export function emoji(id, name, about) {
  return h("img", { class: "emoji", src: about.emoji(id), alt: name ? `:${name}:` : "", title: name ? `:${name}:` : null, draggable: "false" });
}

// A picture stays on the line of what it goes with, where a browser would break even before a no-break space.
function beside(picture, space) {
  return space ? h("span", { class: "beside" }, picture, space) : picture;
}

// A command to click on; what a click does is the channel's business.
function command(path) {
  return h("button", { type: "button", class: "mention", "data-command": path }, `/${path}`);
}

function time(seconds, style = "f") {
  const full = absolute(seconds * 1000, "F");
  if (style !== "R") return h("time", { class: "stamp", title: full }, absolute(seconds * 1000, style));
  const coming = isComing(seconds);
  return h("time", {
    class: "stamp", title: full, role: coming ? "timer" : null, "aria-live": coming ? "off" : null,
    "data-counts": coming ? seconds : null,
  }, relative(seconds));
}

// A link; one to a message or channel of this server stays within the page, and by itself says which channel.
export function link(address, children, about) {
  const [, guild, channel, message] = WITHIN.exec(address) ?? [];
  if (guild && guild === about.guild) {
    const named = `#${about.channel(channel)}${message ? " › …" : ""}`;
    return place(channel, children ?? [named], children ? "jump" : "mention", message);
  }
  return h("a", { href: /^https?:\/\//.test(address) ? about.own?.(address) ?? address : null, target: "_blank", rel: "noopener noreferrer" }, ...(children ?? [address]));
}

// A place to go to; what a click does is the channel's business.
function place(channel, children, kind, message) {
  return h("button", { type: "button", class: kind, "data-channel": channel, "data-to": message }, ...children);
}

function spoiler(children) {
  const show = (event) => event.currentTarget.classList.add("shown");
  return h("span", { class: "spoiler", role: "button", tabindex: "0", onclick: show, onkeydown: show }, ...children);
}

// A whole text: code blocks, headings, quotes, lists and lines.
export function markdown(text, about) {
  const parts = text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```/);
  const blocks = parts.flatMap((part, index) =>
    index % 2 ? [h("pre", {}, h("code", {}, part.replace(/\n$/, "")))] : lines(part, about));
  return h("div", { class: "text" }, ...blocks);
}

function lines(text, about) {
  const blocks = [];
  const queue = text.replace(/^\n|\n$/g, "").split("\n");
  if (queue.length === 1 && !queue[0]) return [];
  while (queue.length) {
    const line = queue.shift();
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    if (heading) {
      blocks.push(h(`h${heading[1].length + 2}`, {}, ...inline(heading[2], about)));
    } else if (/^-#\s+/.test(line)) {
      blocks.push(h("small", {}, ...inline(line.replace(/^-#\s+/, ""), about)));
    } else if (/^>>>\s/.test(line)) {
      blocks.push(quote([line.slice(4), ...queue.splice(0)], about));
    } else if (/^>\s/.test(line)) {
      const quoted = [line.slice(2)];
      while (queue.length && /^>\s/.test(queue[0])) quoted.push(queue.shift().slice(2));
      blocks.push(quote(quoted, about));
    } else if (ITEM.test(line)) {
      const items = [line];
      while (queue.length && ITEM.test(queue[0])) items.push(queue.shift());
      blocks.push(list(items, about));
    } else {
      blocks.push(h("p", {}, ...(line ? inline(line, about) : [h("br")])));
    }
  }
  return blocks;
}

function quote(quoted, about) {
  return h("blockquote", {}, ...lines(quoted.join("\n"), about));
}

function list(items, about) {
  const parsed = items.map((item) => ITEM.exec(item));
  const ordered = /\d/.test(parsed[0][2]);
  const element = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(parsed[0][2], 10) } : {});
  for (const [, indent, , content] of parsed) {
    element.append(h("li", { class: indent.length ? "nested" : null }, ...inline(content, about)));
  }
  return element;
}
