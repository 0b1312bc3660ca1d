// A match that this version of the app can't open. It can be saved as a file and is marked in the list of matches.
import { useEffect } from "preact/hooks";
import { saveFile } from "../../match/link";
import { couldNotOpen, find, forget } from "../../match/shelf";
import { build } from "../build";
import { go } from "../route";
import { useShell } from "../shell";
import { sure } from "./sure";

type Props = { readonly id: string };

export function Download({ id }: Props) {
  const { say } = useShell();
  const save = async () => {
    const kept = await find(id);
    if (kept) saveFile(`${kept.game}.json`, kept.record);
  };
  return <button onClick={() => void save()}>{say("download")}</button>;
}

export function Delete({ id, done }: Props & { readonly done: () => void }) {
  const { say } = useShell();
  const remove = async () => {
    if (!(await sure(say("removeSure"), say("deleteIt"), say("cancel")))) return;
    await forget(id);
    done();
  };
  return <button onClick={() => void remove()}>{say("deleteIt")}</button>;
}

export function Unopened({ id, why }: Props & { readonly why: string }) {
  const { say } = useShell();
  useEffect(() => void couldNotOpen(id, build()).catch(() => undefined), [id]);
  return (
    <div class="page">
      <h1 class="visually-hidden">{say("title")}</h1>
      <p role="alert">{say("cannotOpen")}</p>
      <p class="quiet">{why}</p>
      <div class="row">
        <Download id={id} />
        <Delete id={id} done={() => go("")} />
        <a class="button" href="#/">
          {say("backHome")}
        </a>
      </div>
    </div>
  );
}
