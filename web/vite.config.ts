// Builds dist/report.html: one file with everything in it. The mark inside it is where src/lab/report.cpp puts a run's
// numbers.
import { defineConfig } from "vite";
import { leaveOut } from "./tools/leave_out";
import { oneFile } from "./tools/one_file";

export default defineConfig({
  base: "./",
  publicDir: false, // the files there belong to the app
  server: { fs: { allow: [".."] } }, // the list of games lies above
  plugins: [leaveOut(), oneFile()],
  esbuild: { jsx: "automatic", jsxImportSource: "preact", legalComments: "none", charset: "ascii" },
  build: {
    target: "es2022",
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    // As in vite.app.config.ts.
    rollupOptions: { input: "report.html", treeshake: { propertyReadSideEffects: false } },
    reportCompressedSize: false,
  },
});
