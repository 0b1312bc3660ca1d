// Texts by key, with {places} to fill and plural forms. Each language has one table; all have the keys of the English
// one.

export type TextEntry = string | { readonly one: string; readonly other: string }; // the plural form depends on {n}
export type TextTable = Readonly<Record<string, TextEntry>>;
export type Values = Readonly<Record<string, string | number>>;

export function formatter<C extends TextTable>(table: C, language: string): (key: keyof C, values?: Values) => string {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (key, values = {}) => {
    const entry: TextEntry = table[key] ?? String(key);
    const form =
      typeof entry === "string" ? entry : plurals.select(Number(values["n"])) === "one" ? entry.one : entry.other;
    return form.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return typeof value === "number" ? numbers.format(value) : value;
    });
  };
}
