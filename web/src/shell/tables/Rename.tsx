// The name of a person at a table: asked for when sitting down, changeable during the match.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Denied } from "../../match/remote/connection";
import type { RemoteTable } from "../../match/remote/table";
import { useShell } from "../shell";
import { useTableSay, whyDenied } from "./words";

const longestName = 24; // letters; as src/tables/names.cpp

type FieldProps = { readonly name: string; readonly type: (name: string) => void; readonly begin?: boolean };

// `begin`: the field has the focus at once.
export function NameField({ name, type, begin = false }: FieldProps) {
  const say = useTableSay();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!begin) return;
    box.current?.focus();
    box.current?.select();
  }, []);
  return (
    <>
      <label class="field">
        <span>{say("myName")}</span>
        <input
          ref={box}
          required
          maxLength={longestName}
          autocomplete="nickname"
          value={name}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </label>
      {name.length >= longestName && (
        <p class="quiet name-full" role="status">
          {say("nameFull", { n: longestName })}
        </p>
      )}
    </>
  );
}

type Props = { readonly table: RemoteTable; readonly now: string };

// A button that becomes a form until the name is changed or the form is left.
export function Rename({ table, now }: Props) {
  const { change } = useShell();
  const say = useTableSay();
  const [name, setName] = useState<string | null>(null); // null: the form is closed
  const [trouble, setTrouble] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (name === null && opened.current) button.current?.focus();
    opened.current = name !== null;
  }, [name === null]);
  const close = () => (setName(null), setTrouble(""));
  const save = async (event: Event) => {
    event.preventDefault();
    const wanted = (name ?? "").trim();
    setTrouble("");
    try {
      if (wanted !== now) await table.rename(wanted);
      change({ name: wanted });
      close();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      setTrouble(whyDenied(error, say));
    }
  };
  // Escape closes the form but not the sheet around it.
  const letBe = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  if (name === null)
    return (
      <button type="button" class="quiet-button" ref={button} onClick={() => setName(now)}>
        {say("rename")}
      </button>
    );
  return (
    <form class="rename" onSubmit={(event) => void save(event)} onKeyDown={letBe}>
      <NameField name={name} type={setName} begin />
      <button class="primary" type="submit">
        {say("renameDo")}
      </button>
      <button type="button" onClick={close}>
        {say("leaveIt")}
      </button>
      {trouble && (
        <p class="refusal" role="alert">
          {say("refused", { why: trouble })}
        </p>
      )}
    </form>
  );
}
