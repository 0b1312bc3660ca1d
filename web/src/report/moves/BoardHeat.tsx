// A map of the board for one verb: how often each cell is taken, or its effect.
import { axisX, axisY, cell, plot, text } from "@observablehq/plot";
import { Figure } from "../../shared/Figure";
import { count, percent, points, signed } from "../../shared/format";
import { say } from "../text/say";
import type { Board, BoardCell } from "./board";
import { verdictOf } from "./kinds";
import { verdictWords } from "./VerdictMark";

type Shade = { readonly colour: string; readonly depth: number; readonly words: string; readonly framed: boolean };

// So deep that the ink on it can still be read.
const deepest = 0.6;

function drawBoard(board: Board, width: number, shade: (one: BoardCell) => Shade): Element {
  const side = Math.min(width, 460);
  const shaded = board.cells.map((one) => ({ ...one, ...shade(one) }));
  const { files, ranks } = board;
  const meadow = files.flatMap((file) => ranks.map((rank) => ({ file, rank })));
  const place = { x: "file", y: "rank" } as const;
  return plot({
    width,
    height: side + 4,
    marginLeft: 18 + Math.max(0, (width - side) / 2),
    marginRight: Math.max(2, (width - side) / 2),
    marginTop: 2,
    marginBottom: 22,
    x: { domain: [...files], padding: 0.04 },
    y: { domain: [...ranks], padding: 0.04, type: "band" },
    opacity: { type: "identity" },
    marks: [
      axisX({ tickSize: 0, label: null }),
      axisY({ tickSize: 0, label: null }),
      cell(meadow, { ...place, fill: "var(--sunk)", fillOpacity: 0.5, rx: 4 }),
      cell(shaded, { ...place, fill: "colour", fillOpacity: "depth", rx: 4 }),
      cell(
        shaded.filter((one) => one.framed),
        { ...place, fill: "none", stroke: "var(--ink)", strokeWidth: 2, inset: 1, rx: 4 },
      ),
      text(shaded, { ...place, text: "words", fill: "var(--ink)", fontSize: width < 400 ? 11 : 13 }),
    ],
  });
}

export function BoardHeat({ board }: { readonly board: Board }) {
  const often = Math.max(...board.cells.map(({ kind }) => kind.rate)) || 1;
  const strong = Math.max(
    0.01,
    ...board.cells.filter(({ kind }) => !kind.few).map(({ kind }) => Math.abs(kind.effect?.value ?? 0)),
  );
  const digits = often < 0.1 ? 1 : 0;
  const rates = (one: BoardCell): Shade => ({
    colour: "var(--heat)",
    depth: (deepest * one.kind.rate) / often,
    words: (100 * one.kind.rate).toFixed(digits),
    framed: false,
  });
  const effects = ({ kind }: BoardCell): Shade => {
    const verdict = verdictOf(kind);
    if (kind.effect === null || verdict === "few")
      return { colour: "var(--noise)", depth: 0.08, words: "\u00b7", framed: false };
    return {
      colour: kind.effect.value > 0 ? "var(--more)" : "var(--less)",
      depth: deepest * Math.min(1, Math.abs(kind.effect.value) / strong),
      words: signed(100 * kind.effect.value, strong < 0.1 ? 1 : 0),
      framed: verdict === "significant",
    };
  };
  const rows = [...board.cells].sort((a, b) => a.file.localeCompare(b.file) || a.rank.localeCompare(b.rank));
  return (
    <>
      <Figure
        title={say("boardRate", { verb: board.verb })}
        caption={say("boardRateCaption")}
        draw={(width) => drawBoard(board, width, rates)}
        table={{
          columns: [say("cell"), say("offered"), say("taken"), say("rate")],
          rows: rows.map(({ file, rank, kind }) => [
            `${file}${rank}`,
            count(kind.offered),
            count(kind.taken),
            percent(kind.rate),
          ]),
        }}
        tableName={say("numbers")}
      />
      <Figure
        title={say("boardEffect", { verb: board.verb })}
        caption={say("boardEffectCaption")}
        draw={(width) => drawBoard(board, width, effects)}
        table={{
          columns: [say("cell"), say("effectPoints"), say("interval"), say("verdict")],
          rows: rows.map(({ file, rank, kind }) =>
            kind.effect === null
              ? [`${file}${rank}`, "\u2013", "\u2013", verdictWords("none")]
              : [
                  `${file}${rank}`,
                  points(kind.effect.value),
                  `${points(kind.effect.low)} to ${points(kind.effect.high)}`,
                  verdictWords(verdictOf(kind)),
                ],
          ),
        }}
        tableName={say("numbers")}
      />
    </>
  );
}
