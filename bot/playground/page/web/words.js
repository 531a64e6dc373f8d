// The page's own few words, in each language.

let all = {};

export async function loadWords() {
  all = await (await fetch("/words.json")).json();
}

// How a language says a key; {name} is filled in, and {count} picks the plural.
export function wordsOf(locale) {
  const language = locale.split("-")[0];
  const own = all[language] ?? all.en ?? {};
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const text = own[key] ?? all.en?.[key] ?? key;
    const form = typeof text === "string" ? text : text[plural.select(values.count)] ?? text.other;
    return form.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  };
}
