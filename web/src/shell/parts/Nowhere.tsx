// The page for an address that leads nowhere: what is wrong, and a link home. A pig sleeps there.
import { useShell } from "../shell";
import { useLazy } from "./use_lazy";

export function Nowhere({ why }: { readonly why: string }) {
  const { say } = useShell();
  const Pig = useLazy(true, async () => (await import("./SleepingPig")).SleepingPig);
  return (
    <div class="page nowhere">
      {Pig && <Pig />}
      <h1>{say("notFoundTitle")}</h1>
      <p role="alert">{why}</p>
      <a class="button primary" href="#/">
        {say("backHome")}
      </a>
    </div>
  );
}
