// The picture on the home page: three houses and the wolf.
import { PigHead, Scene } from "../scenery";

export function Card() {
  return (
    <Scene>
      <g class="wolf">
        <path class="tail" d="M26 108C8 112 0 96 7 82c3 10 11 12 21 12z" fill="#7b818b" />
        <path d="M24 115c-5-30 3-48 20-48s24 20 20 48z" fill="#8d939c" />
        <path d="M36 115c-2-18 0-28 9-28s10 10 8 28z" fill="#cdd2d8" />
        <path
          d="M32 62c-2-12 1-19 4-22l-2-15 12 9q6-2 11 1l11-9-2 16q12 4 22 12 4 4-1 8-8 6-21 8-22 8-34-8z"
          fill="#8d939c"
        />
        <ellipse cx="87" cy="56" rx="4" ry="3.5" fill="var(--outline)" />
        <path d="M54 42l9 3M61 50v1M74 66q5 0 7-3M60 86q10 0 12 9" fill="none" />
      </g>
      <path class="wind" d="M94 62q8-6 15 0t12-2M92 70q8 5 15 1t12 2" fill="none" stroke="#fff" />
      <path d="M134 74h42v41h-42z" fill="var(--straw)" />
      <path d="M155 44c12 5 23 16 28 31l-7-1-5 4-8-4-8 4-8-4-8 4-5-4-7 1c5-15 16-26 28-31z" fill="var(--straw)" />
      <path d="M197 68h48v47h-48z" fill="var(--wood)" />
      <path d="m221 37 32 25-4 9h-56l-4-9z" fill="var(--wood)" />
      <path d="M264 60h46v55h-46z" fill="var(--brick)" />
      <path d="M292 41v-9h9v13l13 17h-54l10-21z" fill="var(--brick)" />
      <path d="M147 115V95a8 8 0 0 1 16 0v20zM278 115V97a9 9 0 0 1 18 0v18z" fill="var(--soil)" />
      <path d="M207 78h28v28h-28z" fill="#ffe9a8" />
      <g transform="translate(222 95)">
        <PigHead />
      </g>
      <path
        d="M197 84h10M197 98h10M235 84h10M235 98h10M264 74h46M264 86h46M276 60v14M296 74v12M142 84v7M168 84v8"
        fill="none"
        stroke-opacity=".4"
      />
    </Scene>
  );
}
