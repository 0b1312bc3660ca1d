// A part of the app that can't be loaded may be gone from a server that was upgraded since this page was opened. If the
// server's page names another program, the page is reloaded.
export async function reloadIfNewer(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  const page = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (own && page?.ok && !(await page.text()).includes(`"${own}"`)) location.reload();
}
