// The result of a run in words, pictures and numbers.
import { unevenSeats, type Compared } from "../../match/experiment";
import { Shares } from "../parts/Shares";
import { useShell } from "../shell";
import type { LabPlan } from "./use_run";

type Props = { readonly plan: LabPlan; readonly found: Compared; readonly busy: boolean };

export function Findings({ plan: { title, names, whatIf }, found, busy }: Props) {
  const { say } = useShell();
  const { standard, variant: other } = found;
  const unfair = unevenSeats(standard).flatMap((i) => names[i] ?? []);
  return (
    <section class="lab-found">
      <h2>{title}</h2>
      <p role="status" aria-busy={busy}>
        {say("labDone", { n: standard.matches })} {other && say("labSameSeeds")}
      </p>
      <Shares names={names} variant={whatIf?.name ?? ""} compared={found} />
      <p>{unfair.length > 0 ? say("labVerdictUnfair", { names: unfair.join(", ") }) : say("labVerdictFair")}</p>
      <Numbers names={names} variant={whatIf?.name ?? ""} found={found} />
    </section>
  );
}

type NumbersProps = { readonly names: readonly string[]; readonly variant: string; readonly found: Compared };

function Numbers({ names, variant, found: { standard, variant: other } }: NumbersProps) {
  const { say, language } = useShell();
  const number = new Intl.NumberFormat(language === "xx" ? "en" : language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const row = (name: string, standard: number, changed: number | undefined) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{number.format(standard)}</td>
      {changed !== undefined && <td>{number.format(changed)}</td>}
    </tr>
  );
  return (
    <div class="lab-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say("labScore")}</th>
            <th scope="col">{say("labUsual")}</th>
            {other && <th scope="col">{variant}</th>}
          </tr>
        </thead>
        <tbody>
          {names.map((name, i) =>
            row(name, standard.seats[i]?.score ?? 0, other ? (other.seats[i]?.score ?? 0) : undefined),
          )}
          {row(say("labMovesEach"), standard.moves, other?.moves)}
        </tbody>
      </table>
    </div>
  );
}
