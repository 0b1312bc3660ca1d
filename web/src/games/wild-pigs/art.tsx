// Drawings: boars of four breeds, which differ in shape and mark, and small signs.
import type { JSX } from "preact";
import type { Breed } from "./view";

// Signs, drawn with one stroke in a box of 24.
const signs = {
  attack: "M3 21 12 12M4 15l5 5M20 3c-5 0-9 3-11 7l5 5c4-2 6-6 6-12z",
  conversion: "M5 9a8 8 0 0 1 14-1M19 15a8 8 0 0 1-14 1M19 3v5h-5M5 21v-5h5",
  wild: "M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17l-5.6 3.2 1.2-6.3L3 9.6l6.3-.8z",
  mass: "M3 8h18l-4 5h-3v3h3l2 4H5l2-4h3v-3C7 13 4 11 3 8z",
  wound: "M12 21C3 14 2 9 5 6c3-3 6-1 7 2 1-3 4-5 7-2 3 3 2 8-7 15zM12 8l-3 4h5l-2 4",
  vp: "M7 4h10v5a5 5 0 0 1-10 0zM12 14v5M8 20h8M7 6H3c0 4 2 5 4 5M17 6h4c0 4-2 5-4 5",
  aggressive: "M4 20C4 10 9 4 20 3c-3 4-4 6-4 10M11 21c0-6 3-8 9-10-1 3-1 5 0 8",
  tactical: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  hunkered: "M12 3l8 3c0 8-2 12-8 15-6-3-8-7-8-15zM12 7v10",
  balanced: "M12 3v17M7 20h10M4 7h16M4 7l-3 7h6zM20 7l-3 7h6z",
  feral: "M5 4c-1 6 0 11 4 16M12 3c-1 6 0 12 2 18M19 4c-1 5 0 9 1 13",
  cunning: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9v6",
  massive: "M8 9a4 4 0 1 1 8 0M6 9h12l3 11H3z",
  hybrid: "M13 2 5 14h6l-1 8 9-13h-6z",
  free_stance: "M4 12a8 8 0 1 1 3 6M4 19v-6h6",
  reach: "M2 19C5 8 14 6 19 12M20 5v8h-8",
  day: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1",
  night: "M19 15A8 8 0 0 1 9 4a9 9 0 1 0 10 11z",
} as const;
type SignName = keyof typeof signs;

// Without a label it is an ornament.
export function Sign({ name, label }: { readonly name: SignName; readonly label?: string }) {
  return (
    <>
      <svg class="wp-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[name]} />
      </svg>
      {label && <span class="visually-hidden"> {label} </span>}
    </>
  );
}

export const ink = {
  stroke: "var(--outline)",
  "stroke-width": 2.4,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;
export const ivory = "#fff3d6";

const mirrored = (half: JSX.Element): JSX.Element => (
  <>
    {half}
    <g transform="matrix(-1 0 0 1 64 0)">{half}</g>
  </>
);

// What is behind the face, and the face's own outline.
const builds: Readonly<Record<Breed, JSX.Element>> = {
  feral: (
    <>
      <path d="M9 40 4 28l7 1-4-12 9 4 1-13 9 7 6-12 6 12 9-7 1 13 9-4-4 12 7-1-5 12z" fill="#6e3222" />
      <circle cx="32" cy="31" r="17" fill="#c06a47" />
    </>
  ),
  cunning: (
    <>
      {mirrored(<path d="M23 15 7 5l7 18z" fill="#5b6a86" />)}
      <path d="M32 6c10 0 15 8 14 17-1 12-6 25-14 25s-13-13-14-25C17 14 22 6 32 6z" fill="#8494b3" />
    </>
  ),
  massive: (
    <>
      {mirrored(<path d="M8 42v8h9v-6" fill="#5d6232" />)}
      <path d="M32 4c20 0 30 12 30 25S52 47 32 47 2 42 2 29 12 4 32 4z" fill="#8d9350" />
      {mirrored(<path d="M20 21 12 17l2 9z" fill="#5d6232" />)}
      <ellipse cx="32" cy="31" rx="15" ry="13" fill="#a9af68" />
      <path d="M20 43c7 4 17 4 24 0" fill="none" />
    </>
  ),
  hybrid: (
    <>
      {mirrored(<path d="M17 30C12 12 4 14 1 18c4 1 4 4 3 8 4-1 6 1 6 5 3-2 5-1 8 3z" fill="#5e4274" />)}
      {mirrored(<path d="M24 18C14 15 13 5 20 1c0 6 4 8 9 12z" fill={ivory} />)}
      <circle cx="32" cy="31" r="16" fill="#a486bd" />
      <path d="M32 16v9M29 19h6M29 23h6" fill="none" stroke-width="1.8" />
    </>
  ),
};

const dark = { fill: "var(--outline)", stroke: "none" };

function Face({ type, enraged }: { readonly type: Breed; readonly enraged: boolean }) {
  const eye = enraged ? "#ffd23f" : ivory;
  const cunning = type === "cunning";
  return (
    <>
      {mirrored(<path d="M24 40c-6 1-9-3-9-9 2 3 4 4 8 4z" fill={ivory} />)}
      <ellipse cx="32" cy="38" rx="8.5" ry="6" fill="var(--pig-deep)" />
      <g class="blink">
        {cunning ? (
          <>
            <circle cx="25" cy="24" r="3.4" fill={eye} />
            <circle cx="39" cy="24" r="5.4" fill={eye} />
          </>
        ) : (
          mirrored(<circle cx="25" cy="27" r={type === "massive" ? 2.6 : 3.8} fill={eye} />)
        )}
        <g {...dark}>
          <circle cx="26" cy="27" r="1.7" />
          <circle cx="38" cy={cunning ? 25 : 27} r="1.7" />
        </g>
      </g>
      {cunning && <path d="M21 22h8M44 26l3 14" fill="none" />}
      {(enraged || type === "feral") && mirrored(<path d="m19 20 9 4" fill="none" stroke-width="3" />)}
      <g {...dark}>
        <ellipse cx="29" cy="38" rx="1.4" ry="2" />
        <ellipse cx="35" cy="38" rx="1.4" ry="2" />
      </g>
    </>
  );
}

export function Boar({ type, enraged = false }: { readonly type: Breed; readonly enraged?: boolean }) {
  return (
    <svg class="wp-boar" viewBox="0 -4 64 58" aria-hidden="true">
      <g {...ink}>
        {enraged && (
          <path
            class="wp-flame"
            d="M6 52C-4 34 4 24 6 10c6 5 8 9 9 13C16 12 24 8 26-2c6 5 7 10 8 14 3-4 5-8 5-13 7 6 9 12 10 19 3-3 4-6 5-11 7 12 13 28 4 45z"
            fill="#f59a23"
          />
        )}
        {builds[type]}
        <Face type={type} enraged={enraged} />
      </g>
    </svg>
  );
}
