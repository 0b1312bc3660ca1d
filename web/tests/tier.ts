// `npm test` is what every change is held against; `npm run test:full` is everything. What is marked with these, and a
// file named *.full.test.ts, is in the full run alone.
import { describe, it } from "vitest";

export const isFull = process.env["SOUNDER_FULL"] !== undefined;
export const fullIt = it.skipIf(!isFull);
export const fullDescribe = describe.skipIf(!isFull);

// All cases in the full run, else the first so many.
export const some = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFull ? cases : cases.slice(0, count);
