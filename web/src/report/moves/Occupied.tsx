// A map of where pieces stand, at the end of matches or when turns begin.
import { axisX, axisY, cell, plot, text } from "@observablehq/plot";
import { Figure } from "../../shared/Figure";
import { count, percent } from "../../shared/format";
import type { MapSummary } from "../summary";
import { say } from "../text/say";

export type Occupant = {
  readonly column: string;
  readonly row: string;
  readonly times: number;
  readonly share: number;
  readonly ground: boolean;
};

export function occupants({ columns, rows, cells, moments, ground }: MapSummary): readonly Occupant[] {
  return rows.flatMap((row, r) =>
    columns.map((column, c) => {
      const number = r * columns.length + c;
      const times = cells[number] ?? 0;
      return { column, row, times, share: moments > 0 ? times / moments : 0, ground: ground.includes(number) };
    }),
  );
}

// So deep that the ink on it can still be read.
const deepest = 0.6;

function draw(map: MapSummary, all: readonly Occupant[], width: number): Element {
  const { columns, rows } = map;
  const left = 12 + 7 * Math.max(...rows.map((row) => row.length));
  const side = Math.min((width - left) / columns.length, 460 / Math.max(columns.length, rows.length), 96);
  const spare = Math.max(0, width - left - side * columns.length);
  const most = Math.max(...all.map(({ share }) => share)) || 1;
  const free = all.filter(({ ground }) => !ground);
  const place = { x: "column", y: "row" } as const;
  return plot({
    width,
    height: side * rows.length + 24,
    marginLeft: left + spare / 2,
    marginRight: spare / 2,
    marginTop: 2,
    marginBottom: 22,
    x: { domain: [...columns], padding: 0.04 },
    y: { domain: [...rows].reverse(), padding: 0.04, type: "band" },
    opacity: { type: "identity" },
    marks: [
      axisX({ tickSize: 0, label: null }),
      axisY({ tickSize: 0, label: null }),
      cell(all, { ...place, fill: "var(--sunk)", fillOpacity: 0.5, rx: 4 }),
      cell(free, {
        ...place,
        fill: "var(--heat)",
        fillOpacity: ({ share }: Occupant) => (deepest * share) / most,
        rx: 4,
      }),
      text(free, {
        ...place,
        text: ({ share, times }: Occupant) => (times === 0 ? "" : (100 * share).toFixed(most < 0.1 ? 1 : 0)),
        fill: "var(--ink)",
        fontSize: width < 400 ? 11 : 13,
      }),
      text(
        all.filter(({ ground }) => ground),
        { ...place, text: () => "\u00d7", fill: "var(--quiet)", fontSize: 15 },
      ),
    ],
  });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function Occupied({ map }: { readonly map: MapSummary }) {
  const all = occupants(map);
  const caption = say(map.at_the_end ? "mapCaptionEnd" : "mapCaptionTurns", { n: count(map.moments) });
  return (
    <Figure
      title={capital(map.name)}
      caption={map.ground.length > 0 ? `${caption} ${say("mapGround", { name: map.ground_name })}` : caption}
      draw={(width) => draw(map, all, width)}
      table={{
        columns: [say("cell"), say("mapTimes"), say("mapShare")],
        rows: all.map(({ column, row, times, share, ground }) => [
          column.length === 1 && row.length === 1 ? `${column}${row}` : `${column}, ${row}`,
          ground ? map.ground_name : count(times),
          ground ? "\u2013" : percent(share),
        ]),
      }}
      tableName={say("numbers")}
    />
  );
}
