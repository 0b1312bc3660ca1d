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

type Props = { readonly shared: SharedLink; readonly copied?: string };

export function SharedNote({ shared, copied }: Props) {
  const { say } = useShell();
  return (
    <div role="status">
      {shared?.onClipboard && (copied ?? say("shareCopied"))}
      {shared && !shared.onClipboard && (
        <label class="field">
          <span>{say("shareHere")}</span>
          <input readOnly value={shared.link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
