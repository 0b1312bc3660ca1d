import type { Route } from "../route";
import { useShell } from "../shell";
import { PigFace } from "../../shared/PigFace";

export function Header({ route }: { readonly route: Route }) {
  const { say } = useShell();
  const link = (page: string, words: string) => (
    <a href={`#/${page}`} aria-current={route.page === page ? "page" : undefined}>
      {words}
    </a>
  );
  return (
    <header class="header" data-page={route.page || "home"}>
      <a class="brand" href="#/" aria-label={`${say("title")}, ${say("home")}`}>
        <PigFace />
        <span>{say("title")}</span>
      </a>
      <nav aria-label={say("title")}>
        {link("lab", say("lab"))}
        {link("settings", say("settings"))}
      </nav>
    </header>
  );
}
