// Builds dist-app: the browser app, with hashed file names. The engines come from the wasm build (`cmake --build
// --preset wasm`).
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { displayFace } from "./tools/display_face";
import { firstTexts } from "./tools/first_texts";
import { linkPages } from "./tools/link_pages";
import { offline } from "./tools/offline";

const engines = process.env["SOUNDER_ENGINES"] ?? fileURLToPath(new URL("../build/wasm", import.meta.url));

export default defineConfig({
  base: "./",
  plugins: [displayFace(), firstTexts(), linkPages(), offline()],
  resolve: { alias: { engines } },
  server: { fs: { allow: ["..", engines] } },
  esbuild: { jsx: "automatic", jsxImportSource: "preact", legalComments: "none" },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "dist-app",
    assetsInlineLimit: 0,
    // With a part its styles are fetched, and what every board shares; a list of all would be part of the first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_part, needed) => needed.filter((one) => /\.css$|\bstore-/.test(one)),
    },
    reportCompressedSize: false,
    // No property of ours does anything when it is read: so the shapes of views, which only tests check, stay out of
    // the app.
    rollupOptions: { treeshake: { propertyReadSideEffects: false } },
  },
});
