// Opens a record from a file, chosen here or shared by another app. It goes on the shelf and is shown; if that fails
// the reason is shown.
import { useEffect, useState } from "preact/hooks";
import { go } from "../route";
import { useShell } from "../shell";
import { FileButton } from "./FileButton";

export function OpenRecord({ shared }: { readonly shared: string | null }) {
  const { say } = useShell();
  const [trouble, setTrouble] = useState("");
  const open = async (name: string, text: Promise<string>) => {
    setTrouble(""); // so that the same error is announced again
    try {
      const { openRecord } = await import("../open_record");
      go(`replay/${await openRecord(await text, say)}`);
    } catch (error) {
      setTrouble(say("notOpened", { file: name, why: error instanceof Error ? error.message : String(error) }));
    }
  };
  useEffect(() => {
    if (shared === null) return;
    history.replaceState(null, "", "#/"); // going back does not open it again
    void open(
      shared,
      import("../open_record").then(({ takeShared }) => takeShared()),
    );
  }, [shared]);
  return (
    <>
      <FileButton label={say("openFile")} open={(file) => void open(file.name, file.text())} />
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
