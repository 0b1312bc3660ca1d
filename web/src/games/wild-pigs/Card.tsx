// The home page's picture: boars look over the fence at dusk. Stands alone: the home page has nothing else of this game.
const ink = { stroke: "#3a2419", "stroke-width": 3, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

type Head = { readonly at: string; readonly hide: string; readonly back: string; readonly backHide: string; readonly eye?: string };

const Head = ({ at, hide, back, backHide, eye = "#fff3d6" }: Head) => (
  <g transform={at} {...ink}>
    <path d={back} fill={backHide} />
    <circle r="22" fill={hide} />
    <path d="M-10 14c-9 1-13-4-13-13 3 5 6 6 11 6zM10 14c9 1 13-4 13-13-3 5-6 6-11 6z" fill="#fff3d6" />
    <ellipse cy="11" rx="11" ry="8" fill="#e08a86" />
    <path d="m-16-10 10 4M16-10 6-6" fill="none" />
    <g fill={eye}>
      <circle cx="-9" cy="-3" r="4.5" />
      <circle cx="9" cy="-3" r="4.5" />
    </g>
    <path d="M-8-3h0M8-3h0M-4 11h0M4 11h0" stroke-width="4.5" />
  </g>
);

export function Card() {
  return (
    <svg viewBox="0 0 320 140">
      <path d="M0 0h320v140H0z" fill="#5b5480" />
      <path d="M0 52c80-12 220-12 320 0v88H0z" fill="#e9a35e" />
      <circle cx="268" cy="40" r="22" fill="#ffe2a0" />
      <path d="M0 76c50-22 90-20 130-8s110 16 190-10v82H0z" fill="#6b7b45" />
      <Head at="translate(62 78)" hide="#8494b3" back="M-18-8-34-28-8-22zM18-8l16-20L8-22z" backHide="#5b6a86" />
      <Head at="translate(258 78)" hide="#a486bd" back="M-12-16c-14-3-16-18-5-24 0 9 6 12 13 20zM12-16c14-3 16-18 5-24 0 9-6 12-13 20z" backHide="#fff3d6" />
      <Head
        at="translate(160 68) scale(1.35)"
        hide="#c06a47"
        back="m-26 14-10-14 9 1-7-16 13 5v-17l11 9L0-34l10 16 11-9v17l13-5-7 16 9-1-10 14z"
        backHide="#6e3222"
        eye="#ffd23f"
      />
      <path d="M0 104c70-10 190-10 320 0v36H0z" fill="#8a623c" />
      <g {...ink} fill="#b77a45">
        <path d="M-4 104h328v10H-4zM-4 122h328v10H-4z" />
        <path d="M20 96h14v42H20zM112 96h14v42h-14zM196 96h14v42h-14zM288 96h14v42h-14z" fill="#cf9257" />
      </g>
    </svg>
  );
}
