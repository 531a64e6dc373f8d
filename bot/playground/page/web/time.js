// Discord's timestamps, and the clock that lets them count.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity]];
let offset = 0;
let locale = "en";

export function setClock(now) {
  offset = now * 1000 - Date.now();
}

export function setTimeLocale(name) {
  locale = name;
}

const ahead = (seconds) => seconds - (Date.now() + offset) / 1000;

export function relative(seconds) {
  let amount = ahead(seconds);
  for (const [unit, size] of STEPS) {
    if (Math.abs(amount) < size - 0.5) {
      return new Intl.RelativeTimeFormat(locale, { numeric: unit === "second" && Math.abs(amount) < 1 ? "auto" : "always" })
        .format(Math.round(amount), unit);
    }
    amount /= size;
  }
  return "";
}

export function absolute(milliseconds, style) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(new Date(milliseconds));
}

// A message's own time: the hour today, else the date too.
export function stamp(iso) {
  const when = new Date(iso);
  const today = when.toDateString() === new Date(Date.now() + offset).toDateString();
  const options = today ? STYLES.t : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(locale, options).format(when);
}

// Whether a moment is still to come, so that it must be counted down to.
export function isComing(seconds) {
  return ahead(seconds) > 0;
}

// Count down to what is to come; what is past stands still.
export function keepCounting() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-counts]")) {
      const seconds = Number(element.dataset.counts);
      const text = relative(seconds);
      if (element.textContent !== text) element.textContent = text;
      if (!isComing(seconds)) delete element.dataset.counts;
    }
  }, 500);
}
