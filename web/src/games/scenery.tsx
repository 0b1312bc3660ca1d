// The common parts of the pictures on the home page: sky, sun, furrows, outlines and the pig. home.css moves eyes and
// tails.
import type { ComponentChildren } from "preact";

export const Scene = ({ dusk, children }: { readonly dusk?: boolean; readonly children: ComponentChildren }) => (
  <svg class={dusk ? "scene dusk" : "scene"} viewBox="0 0 320 120" preserveAspectRatio="xMidYMax slice">
    <path d="M0 0h320v120H0z" fill="var(--sky)" />
    <g stroke="var(--outline)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
      <circle cx="106" cy="42" r="14" fill="var(--sun)" />
      <path d="M-4 76q90-32 170-14t158-8v70H-4z" fill="var(--grass-deep)" />
      <path
        d="M20 86 90 63M70 88l46-26M124 88l22-25M180 88l-2-22M238 88l-26-20M292 86l-50-20"
        fill="none"
        stroke="var(--soil)"
      />
      <path d="M-4 92q90-16 170-4t158-6v42H-4z" fill="var(--grass)" />
      {children}
    </g>
  </svg>
);

export const Mud = ({ d }: { readonly d: string }) => <path d={d} fill="var(--mud)" />;

// Looks to the left, stands on y = 15; the outline stays as thick as all others.
export const Pig = ({ at, legs = "M-5 8v7h5V9M9 9v6h5V8" }: { readonly at: string; readonly legs?: string }) => (
  <g transform={at} class="pig">
    <path class="tail" d="M17 2q5 1 5-3t-4-2 1 5 5 1" fill="none" />
    <path d={legs} fill="var(--pig-deep)" />
    <ellipse cx="6" cy="3" rx="13" ry="9.4" fill="var(--pig)" />
    <PigHead />
  </g>
);

export const PigHead = () => (
  <>
    <path d="M-9-4-9-12-2-9zM6-4 8-12 1-9z" fill="var(--pig-deep)" />
    <circle cx="-1" r="9" fill="var(--pig)" />
    <ellipse cx="-2" cy="3" rx="4.6" ry="3.3" fill="var(--pig-deep)" />
    <path d="M-3.6 2.6v.8M-.4 2.6v.8" />
    <g class="blink" fill="var(--outline)" stroke="none">
      <circle cx="-5.4" cy="-3" r="1.5" />
      <circle cx="2.9" cy="-3" r="1.5" />
    </g>
  </>
);
