// The picture on the home page: a running pig and pumpkins.
import { Mud, Pig, Scene } from "../scenery";

const Pumpkin = ({ at }: { readonly at: string }) => (
  <g transform={at}>
    <path d="M-3-20q-2-10 6-13l5 4q-5 3-4 9z" fill="var(--leaf)" />
    <path d="M0-20c-34-11-36 39-11 41 8 3 14 3 22 0 25-2 23-52-11-41z" fill="var(--pumpkin)" />
    <path d="M-10-19q-13 18-1 40M10-19q13 18 1 40" fill="none" />
  </g>
);

export function Card() {
  return (
    <Scene>
      <path d="m285 64-3 32h14l-3-32z" fill="var(--wood)" />
      <path
        d="M268 68c-20 0-20-24-6-27-2-22 20-27 28-17 14-8 32 4 25 21 13 6 8 25-7 24-10 8-30 8-40-1z"
        fill="var(--leaf)"
      />
      <Mud d="M8 110q30-9 74-4t22 9q-60 8-96-5z" />
      <path d="M4 78h10M0 90h12" fill="none" />
      <Pig at="matrix(-2.4 0 0 2.4 66 72)" legs="M-6 6l-5 6 4 3 6-6M10 9l4 6 5-3-4-6" />
      <Pumpkin at="translate(184 86)" />
      <Pumpkin at="translate(232 98) scale(.62)" />
    </Scene>
  );
}
