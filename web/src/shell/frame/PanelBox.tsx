// The box of a panel: title, close button, content.
import { useRef } from "preact/hooks";
import { useShell } from "../shell";
import { Icon, useWide, type Panel } from "./PageFrame";
import "./panel.css";
import { useSheet } from "./use_sheet";

export function PanelBox({ title, content, close }: Panel) {
  const { say } = useShell();
  const wide = useWide();
  const box = useRef<HTMLElement>(null);
  const pulled = useSheet(box, close, !wide);
  return (
    <section class="panel" ref={box} tabIndex={-1} role={wide ? "complementary" : "dialog"} aria-label={title}>
      <div class="panel-head" {...pulled}>
        <h2>{title}</h2>
        {close && (
          <button class="tool" aria-label={say("close")} onClick={close}>
            <Icon path="M6 6l12 12M18 6L6 18" />
          </button>
        )}
      </div>
      <div class="panel-text" tabIndex={0} role="group" aria-label={title}>
        {content}
      </div>
    </section>
  );
}
