// The picture on the home page: boars look over the fence at dusk. It imports nothing else of this game, which the home
// page does not load.
import { Scene } from "../scenery";

type CardHead = {
  readonly at: string;
  readonly hide: string;
  readonly back: string;
  readonly backHide: string;
  readonly eye?: string;
};

const CardHead = ({ at, hide, back, backHide, eye = "#fff3d6" }: CardHead) => (
  <g transform={at}>
    <path d={back} fill={backHide} />
    <circle r="22" fill={hide} />
    <path d="M-10 14c-9 1-13-4-13-13 3 5 6 6 11 6zM10 14c9 1 13-4 13-13-3 5-6 6-11 6z" fill="#fff3d6" />
    <ellipse cy="11" rx="11" ry="8" fill="var(--pig-deep)" />
    <path d="m-16-10 10 4M16-10 6-6" fill="none" />
    <g class="blink" fill={eye}>
      <circle cx="-9" cy="-3" r="4.5" />
      <circle cx="9" cy="-3" r="4.5" />
    </g>
    <path d="M-8-3h0M8-3h0M-4 11h0M4 11h0" stroke-width="4" />
  </g>
);

export function Card() {
  return (
    <Scene dusk>
      <CardHead at="translate(52 68)" hide="#8494b3" back="M-18-8-34-28-8-22zM18-8l16-20L8-22z" backHide="#5b6a86" />
      <CardHead
        at="translate(268 68)"
        hide="#a486bd"
        back="M-12-16c-14-3-16-18-5-24 0 9 6 12 13 20zM12-16c14-3 16-18 5-24 0 9-6 12-13 20z"
        backHide="#fff3d6"
      />
      <CardHead
        at="translate(166 64) scale(1.25)"
        hide="#c06a47"
        back="m-26 14-10-14 9 1-7-16 13 5v-17l11 9L0-34l10 16 11-9v17l13-5-7 16 9-1-10 14z"
        backHide="#6e3222"
        eye="#ffd23f"
      />
      <path d="M-4 88h328v9H-4zM-4 104h328v9H-4z" fill="var(--wood)" />
      <path
        d="M20 122V84l7-7 7 7v38zM106 122V84l7-7 7 7v38zM212 122V84l7-7 7 7v38zM288 122V84l7-7 7 7v38z"
        fill="var(--wood)"
      />
    </Scene>
  );
}
