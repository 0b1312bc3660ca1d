// The version of the app: the name of its main script, which changes with every change.
export const build = (): string =>
  /index-([\w-]+)\.js/.exec(document.querySelector("script[src]")?.getAttribute("src") ?? "")?.[1] ?? "dev";
