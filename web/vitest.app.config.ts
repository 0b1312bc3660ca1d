// The app's tests: logic and the real engines in Node, pages in Chromium.
import { mergeConfig } from "vitest/config";
import app from "./vite.app.config";

export default mergeConfig(app, {
  test: {
    include: [
      "tests/games/**/*.test.ts",
      "tests/app/**/*.test.ts",
      "tests/text/**/*.test.ts",
      "tests/tables/**/*.test.ts",
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } }, // a page is asked as long as a selector is waited for
    maxWorkers: 5, // on two cores: a page mostly waits, for pictures and for bots
    minWorkers: 1,
    reporters: ["default", "./tests/counts.ts"],
  },
});
