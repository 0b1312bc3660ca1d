// The two tiers: `npm test` is run for every change, `npm run test:full` is everything. Tests marked with these
// functions, and files named *.full.test.ts, are only in the full run.
import { describe, it } from "vitest";

export const isFull = process.env["SOUNDER_FULL"] !== undefined;
export const fullIt = it.skipIf(!isFull);
export const fullDescribe = describe.skipIf(!isFull);

// All cases in the full run, else the first `count`.
export const some = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isFull ? cases : cases.slice(0, count);
