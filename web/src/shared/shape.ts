// Shapes of JSON values. One definition gives the TypeScript type and the check of received values.

export type ShapeError = { readonly path: string; readonly words: string };

export interface Shape<T> {
  // Adds what is wrong with the value to `found`. `strangers`: unknown fields are errors, too.
  check(value: unknown, path: string, found: ShapeError[], strangers: boolean): void;
  readonly optional?: boolean;
  readonly _type?: T; // never there: carries the type
}

export type Of<S> = S extends Shape<infer T> ? T : never;

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return `a ${typeof value}`;
}

function simple<T>(name: string, fits: (value: unknown) => boolean): Shape<T> {
  return {
    check(value, path, found) {
      if (!fits(value)) found.push({ path, words: `found ${kindOf(value)}, expected ${name}` });
    },
  };
}

export const text: Shape<string> = simple("text", (value) => typeof value === "string");
export const yesOrNo: Shape<boolean> = simple("true or false", (value) => typeof value === "boolean");
export const number: Shape<number> = simple("a number", (value) => typeof value === "number" && Number.isFinite(value));
export const count: Shape<number> = simple(
  "a whole number from 0",
  (value) => Number.isInteger(value) && (value as number) >= 0,
);
export const json: Shape<unknown> = simple("anything", () => true);

export function oneOf<const W extends string>(...words: readonly W[]): Shape<W> {
  return simple(words.join(", "), (value) => words.includes(value as W));
}
export const seat = oneOf("p1", "p2", "p3", "p4", "p5", "p6");

export function list<T>(item: Shape<T>, length?: number): Shape<readonly T[]> {
  return {
    check(value, path, found, strangers) {
      if (!Array.isArray(value)) {
        found.push({ path, words: `found ${kindOf(value)}, expected a list` });
        return;
      }
      if (length !== undefined && value.length !== length)
        found.push({ path, words: `found ${value.length} items, expected ${length}` });
      value.forEach((one, i) => item.check(one, `${path}[${i}]`, found, strangers));
    },
  };
}

type Items<S extends readonly Shape<unknown>[]> = { readonly [K in keyof S]: Of<S[K]> };

export function tuple<const S extends readonly Shape<unknown>[]>(...items: S): Shape<Items<S>> {
  return {
    check(value, path, found, strangers) {
      if (!Array.isArray(value) || value.length !== items.length) {
        found.push({ path, words: `found ${kindOf(value)}, expected a list of ${items.length}` });
        return;
      }
      items.forEach((item, i) => item.check(value[i], `${path}[${i}]`, found, strangers));
    },
  };
}

// A field that is always there and may be null.
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return {
    check(value, path, found, strangers) {
      if (value !== null) shape.check(value, path, found, strangers);
    },
  };
}

export function maybe<T>(shape: Shape<T>): Shape<T> & { readonly optional: true } {
  return { check: shape.check, optional: true };
}

type Fields = Record<string, Shape<unknown>>;
type OptionalNames<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never;
}[keyof F];
type Fielded<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalNames<F>>]: Of<F[K]> } & {
  readonly [K in OptionalNames<F>]?: Of<F[K]>;
};

export function object<F extends Fields>(fields: F): Shape<Fielded<F>> {
  return {
    check(value, path, found, strangers) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) {
        found.push({ path, words: `found ${kindOf(value)}, expected an object` });
        return;
      }
      const given = value as Record<string, unknown>;
      for (const [name, shape] of Object.entries(fields)) {
        if (name in given) shape.check(given[name], `${path}.${name}`, found, strangers);
        else if (!shape.optional) found.push({ path: `${path}.${name}`, words: "missing" });
      }
      if (!strangers) return;
      for (const name of Object.keys(given))
        if (!(name in fields)) found.push({ path: `${path}.${name}`, words: "unknown field" });
    },
  };
}

export function shapeErrors(shape: Shape<unknown>, value: unknown, strangers = false): readonly ShapeError[] {
  const found: ShapeError[] = [];
  shape.check(value, "$", found, strangers);
  return found;
}
