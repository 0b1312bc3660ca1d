// The app: header and page. Pages other than home and match are loaded when first opened.
import type { ComponentType } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { firstTexts, formatterOf, textsOf, type Language } from "../text/languages";
import type { Catalogue } from "../i18n/localizer";
import { Home } from "./pages/Home";
import { MatchPage } from "./pages/MatchPage";
import { Header } from "./parts/Header";
import { Nowhere } from "./parts/Nowhere";
import { useRoute, type Route } from "./route";
import { keepSettings, readSettings, type Settings } from "./settings";
import { ShellContext, useShell } from "./shell";

const framed: readonly string[] = ["match", "replay", "learn"]; // pages with their own bar

export type PageProps = { readonly route: Route };
type Page = ComponentType<PageProps>;

const pages: Readonly<Record<string, () => Promise<Page>>> = {
  new: async () => (await import("./pages/NewMatch")).NewMatch,
  friends: async () => (await import("./tables/FriendsPage")).FriendsPage,
  table: async () => (await import("./tables/TablePage")).TablePage,
  learn: async () => (await import("./pages/Learn")).Learn,
  rules: async () => (await import("./pages/RulesPage")).RulesPage,
  replay: async () => (await import("./pages/Replay")).Replay,
  design: async () => (await import("./design/DesignPage")).DesignPage,
  lab: async () => (await import("./pages/Lab")).Lab,
  settings: async () => (await import("./pages/SettingsPage")).SettingsPage,
};

function NoSuchPage() {
  const { say } = useShell();
  return <Nowhere why={say("notFound")} />;
}

function usePage(route: Route, allTexts: () => Promise<void>): Page | null {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly page: Page } | null>(null);
  const load = Object.hasOwn(pages, route.page) ? pages[route.page] : undefined;
  useEffect(() => {
    let current = true;
    if (load) void Promise.all([load(), allTexts()]).then(([page]) => current && setLoaded({ name: route.page, page }));
    return () => void (current = false);
  }, [route.page]);
  if (route.page === "match") return MatchPage;
  if (route.page === "") return Home;
  if (!load) return NoSuchPage;
  return loaded?.name === route.page ? loaded.page : null;
}

type Texts = { readonly language: Language; readonly texts: Catalogue };

// The texts of a language: first those of the first pages, and all after a call of `allTexts`.
function useTexts(language: Language): readonly [Texts, () => Promise<void>] {
  const [texts, setTexts] = useState<Texts>({ language: "en", texts: firstTexts });
  const wanted = useRef(language);
  const all = useRef(false);
  wanted.current = language;
  const fetchTexts = async () => {
    const found = await textsOf(language, all.current);
    if (wanted.current === language)
      setTexts((known) => (known.texts === found && known.language === language ? known : { language, texts: found }));
  };
  useEffect(() => void fetchTexts(), [language]);
  const allTexts = useCallback(() => ((all.current = true), fetchTexts()), [language]);
  return [texts, allTexts];
}

export function App() {
  const [settings, setSettings] = useState<Settings>(readSettings);
  const [texts, allTexts] = useTexts(settings.language);
  const route = useRoute();
  const Page = usePage(route, allTexts);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(route.page + route.parts.join("/"));

  useEffect(() => {
    document.documentElement.lang = texts.language === "xx" ? "en" : texts.language;
    document.documentElement.dataset["theme"] = settings.theme;
  }, [texts.language, settings.theme]);
  // A new page begins at its top.
  useEffect(() => {
    const here = route.page + route.parts.join("/");
    if (shown.current === here) return;
    shown.current = here;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  });

  const say = useMemo(() => formatterOf(texts.texts, texts.language), [texts]);
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    keepSettings(next);
    setSettings(next);
  };
  return (
    <ShellContext.Provider value={{ say, allTexts, language: texts.language, settings, change }}>
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        {say("skip")}
      </a>
      {!framed.includes(route.page) && <Header route={route} />}
      <main id="main" ref={main} tabIndex={-1} data-page={route.page || "home"}>
        {Page ? (
          <Page route={route} key={route.page + route.parts.join("/")} />
        ) : (
          <p class="waiting">{say("loading")}</p>
        )}
      </main>
    </ShellContext.Provider>
  );
}
