// Opens a report of `sounder lab` inside the app: the same components, with the data of the chosen file.
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import type { RunSummary } from "../../report/summary";
import { useShell } from "../shell";
import { FileButton } from "./FileButton";

type Shown = {
  readonly Report: ComponentType<{ readonly summary: RunSummary; readonly whole: boolean }>;
  readonly summary: RunSummary;
};

// The data of the report is JSON inside the page.
const numbersIn = (html: string): string =>
  /<script type="application\/json" id="summary">(.*?)<\/script>/s.exec(html)?.[1] ?? "";

export function OpenReport() {
  const { say } = useShell();
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState("");
  const open = async (file: File) => {
    const [{ Report }, { readSummary }] = await Promise.all([
      import("../../report/Report"),
      import("../../report/summary"),
    ]);
    const read = readSummary(numbersIn(await file.text()));
    setShown("summary" in read ? { Report, summary: read.summary } : null);
    setTrouble("summary" in read ? "" : say("refused", { why: read.troubles[0]?.words ?? file.name }));
  };
  return (
    <section>
      <p class="file-line">
        <FileButton label={say("labReport")} accept=".html,text/html" open={(file) => void open(file)} />
        <span class="quiet">{say("labReportHelp")}</span>
      </p>
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      {shown && (
        <div class="lab-report">
          <shown.Report summary={shown.summary} whole={false} />
        </div>
      )}
    </section>
  );
}
