// Tells what happened with a link: it is on the clipboard, or, if a page may not write there, shown for copying.
import { useShell } from "../shell";

export type SharedLink = { readonly link: string; readonly onClipboard: boolean } | null;

export async function copied(link: string): Promise<SharedLink> {
  try {
    await navigator.clipboard.writeText(link);
    return { link, onClipboard: true };
  } catch {
    return { link, onClipboard: false };
  }
}

export function SharedNote({ shared }: { readonly shared: SharedLink }) {
  const { say } = useShell();
  return (
    <div role="status">
      {shared?.onClipboard && say("shareCopied")}
      {shared && !shared.onClipboard && (
        <label class="field">
          <span>{say("shareHere")}</span>
          <input readOnly value={shared.link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
