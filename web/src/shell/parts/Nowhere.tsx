// The page for an address that leads nowhere: what is wrong, and a link home.
import { useShell } from "../shell";

export function Nowhere({ why }: { readonly why: string }) {
  const { say } = useShell();
  return (
    <div class="page">
      <h1 class="visually-hidden">{say("title")}</h1>
      <p role="alert">{why}</p>
      <a class="button" href="#/">
        {say("backHome")}
      </a>
    </div>
  );
}
