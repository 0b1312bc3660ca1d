// All tests: logic and the real engines in Node, the app's pages and the report's in Chromium and Firefox.
// tests/tier.ts says which run when.
import { mergeConfig } from "vitest/config";
import app from "./vite.app.config";

export default mergeConfig(app, {
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: process.env["SOUNDER_FULL"] === undefined ? ["tests/**/*.full.test.ts"] : [],
    // Long enough for a machine that does much else: a test that waits in vain ends by `patience`
    // (tests/browser/browser.ts).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3, // on two cores: a page mostly waits, for pictures and for bots
    minWorkers: 1,
  },
});
