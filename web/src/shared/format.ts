// Numbers as people read them. A minus is a true minus sign, a range has an en dash or the word "to".

export type Range = { readonly value: number; readonly low: number; readonly high: number };

const minus = "\u2212";
const thin = "\u202f";

const whole = new Intl.NumberFormat("en");

export const count = (n: number): string => whole.format(n);

function fixed(x: number, digits: number): string {
  const text = Math.abs(x).toFixed(digits);
  return x < 0 && Number(text) !== 0 ? minus + text : text;
}

export const decimal = (x: number, digits = 1): string => fixed(x, digits);

export const percent = (share: number, digits = 1): string => `${fixed(100 * share, digits)}${thin}%`;

export function signed(x: number, digits = 1): string {
  const text = fixed(x, digits);
  return x > 0 && Number(text) !== 0 ? `+${text}` : text;
}

// A difference of two shares, in percentage points.
export const points = (difference: number, digits = 1): string => signed(100 * difference, digits);

export const percentRange = ({ value, low, high }: Range): string =>
  `${percent(value)} (${fixed(100 * low, 1)}\u2013${fixed(100 * high, 1)})`;

export const pointsRange = ({ value, low, high }: Range): string =>
  `${points(value)} (${points(low)} to ${points(high)})`;

export const decimalRange = ({ value, low, high }: Range, digits = 1): string =>
  `${fixed(value, digits)} (${fixed(low, digits)} to ${fixed(high, digits)})`;
