import type { PageProps } from "../App";
import { useShell } from "../shell";

export function NewMatch({ route }: PageProps) {
  const { say } = useShell();
  return <div class="page">{say("loading")} {route.page}</div>;
}
