import type { PageProps } from "../App";
import { useShell } from "../shell";

export function SettingsPage({ route }: PageProps) {
  const { say } = useShell();
  return <div class="page">{say("loading")} {route.page}</div>;
}
