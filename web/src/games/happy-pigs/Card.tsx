// The picture on the home page: a field at the fence, pigs in a row by size.
import { Mud, Pig, Scene } from "../scenery";

export function Card() {
  return (
    <Scene>
      <path d="M-4 58h328v7H-4zM-4 74h328v7H-4z" fill="var(--wood)" />
      <path
        d="M26 92V54l6-6 6 6v38zM98 92V54l6-6 6 6v38zM170 92V54l6-6 6 6v38zM278 92V54l6-6 6 6v38z"
        fill="var(--wood)"
      />
      <Mud d="M128 110q40-10 132-4t40 8q-110 10-172-4z" />
      <Pig at="translate(36 94) scale(.8)" />
      <Pig at="translate(78 88) scale(1.2)" />
      <Pig at="translate(138 82) scale(1.7)" />
      <Pig at="translate(224 74) scale(2.4)" />
    </Scene>
  );
}
