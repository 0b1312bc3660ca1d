// Puts scripts and styles into the page itself, so that it can be opened from a disk without network.
import type { Plugin } from "vite";

// The text of a script element ends at "</script" and changes its meaning after "<!--": in JavaScript both can only be
// in strings and patterns, where a backslash changes nothing.
export const insideScript = (code: string): string => code.replace(/<(\/script|!--)/gi, "<\\$1");
export const insideStyle = (css: string): string => css.replace(/<\/style/gi, "<\\/style");

export function oneFile(): Plugin {
  return {
    name: "sounder:one-file",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const used = new Set<string>();
      for (const page of Object.values(bundle)) {
        if (page.type !== "asset" || !page.fileName.endsWith(".html")) continue;
        let html = String(page.source);
        html = html.replace(/<link [^>]*rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (whole, name: string) => {
          const file = bundle[name];
          if (file?.type !== "asset") return whole;
          used.add(name);
          return `<style>${insideStyle(String(file.source)).trim()}</style>`;
        });
        html = html.replace(/<script [^>]*src="\.\/([^"]+)"[^>]*><\/script>/g, (whole, name: string) => {
          const file = bundle[name];
          if (file?.type !== "chunk") return whole;
          used.add(name);
          return `<script type="module">${insideScript(file.code).trim()}</script>`;
        });
        page.source = html;
      }
      for (const name of used) delete bundle[name];
      const left = Object.values(bundle).filter((file) => !file.fileName.endsWith(".html"));
      if (left.length > 0)
        this.error(`the page needs files beside it: ${left.map((file) => file.fileName).join(", ")}`);
    },
  };
}
