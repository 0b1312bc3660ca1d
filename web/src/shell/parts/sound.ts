// Small synthesised sounds. The verb of a message chooses the sound in all games: buying rings, biting crunches, dice
// rattle. An unknown verb is a tap. Actions of others are softer.
import type { SeatName, Story } from "../../match/situation";

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function speaker(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

// From `loudness` down to nothing.
function fading(at: number, length: number, loudness: number): GainNode {
  const volume = speaker().createGain();
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  volume.connect(speaker().destination);
  return volume;
}

type Tone = {
  readonly after?: number;
  readonly length?: number;
  readonly loud?: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
};

// A note, sliding where `to` says.
function note(
  frequency: number,
  { after = 0, length = 0.1, loud = 0.08, to = frequency, wave = "triangle" }: Tone = {},
): void {
  const at = speaker().currentTime + after;
  const tone = speaker().createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(frequency, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length);
  tone.connect(fading(at, length, loud));
  tone.start(at);
  tone.stop(at + length);
}

// Wind, straw, teeth: noise around a pitch.
function noise(pitch: number, { after = 0, length = 0.1, loud = 0.12, to = pitch }: Tone = {}): void {
  const at = speaker().currentTime + after;
  hiss ??= whiteNoise();
  const source = speaker().createBufferSource();
  const filter = speaker().createBiquadFilter();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(fading(at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function whiteNoise(): AudioBuffer {
  const buffer = speaker().createBuffer(1, speaker().sampleRate, speaker().sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

// Each sound begins `after` seconds from now.
export const sounds = {
  tap: (after: number, loud = 0.08) => note(330, { after, loud }),
  place: (after: number, loud = 0.08) => note(180, { after, to: 90, length: 0.12, loud: 1.6 * loud, wave: "sine" }),
  coin: (after: number, loud = 0.08) =>
    [988, 1319].forEach((pitch, i) => note(pitch, { after: after + 0.07 * i, length: 0.16, loud: 0.6 * loud })),
  crunch: (after: number, loud = 0.08) =>
    [0, 0.07, 0.13].forEach((beat) => noise(900, { after: after + beat, length: 0.05, loud: 2 * loud })),
  trot: (after: number, loud = 0.08) =>
    [0, 0.08, 0.18, 0.26].forEach((beat) => note(120, { after: after + beat, to: 80, length: 0.06, loud })),
  rattle: (after: number, loud = 0.08) =>
    [0, 0.05, 0.11, 0.16].forEach((beat) => noise(2400, { after: after + beat, length: 0.03, loud: 1.5 * loud })),
  card: (after: number, loud = 0.08) => noise(3000, { after, to: 1200, length: 0.09, loud }),
  blow: (after: number, loud = 0.08) => noise(300, { after, to: 1400, length: 0.6, loud: 2.5 * loud }),
  hit: (after: number, loud = 0.08) => (
    noise(500, { after, length: 0.12, loud: 2 * loud }), note(140, { after, to: 60, length: 0.16, loud: 1.5 * loud })
  ),
  squeak: (after: number, loud = 0.08) =>
    [0, 0.12].forEach((beat) => note(620, { after: after + beat, to: 900, length: 0.09, loud: 0.6 * loud })),
  turn: (after: number, loud = 0.08) => note(262, { after, to: 392, length: 0.14, loud }),
  done: (after: number, loud = 0.08) => note(294, { after, to: 220, length: 0.14, loud }),
  refused: (after: number, loud = 0.08) => note(110, { after, length: 0.18, loud }),
} as const;

// By the verb of a message: `move.buy_weapon` rings as `move.buy` does.
const verbs: Readonly<Record<string, keyof typeof sounds>> = {
  pig: "place",
  plant: "place",
  planted: "place",
  bite: "crunch",
  eaten: "crunch",
  feed: "crunch",
  run: "trot",
  roll: "rattle",
  reroll: "rattle",
  spin: "rattle",
  first: "rattle",
  top: "card",
  card: "card",
  threat: "card",
  stock: "card",
  extra: "card",
  free: "turn",
  stance: "turn",
  choose: "turn",
  neutral: "turn",
  buy: "coin",
  sell: "coin",
  pay: "coin",
  take: "coin",
  threshold: "coin",
  prize: "coin",
  gift: "coin",
  mate: "squeak",
  litter: "squeak",
  grow: "squeak",
  vaccinate: "squeak",
  completed: "squeak",
  blow: "blow",
  blown: "hit",
  damaged: "hit",
  fight: "hit",
  with: "hit",
  attack: "hit",
  wounds: "hit",
  stop: "done",
  done: "done",
  end: "done",
  pass: "done",
};

export const soundNamed = (key: string): keyof typeof sounds | null =>
  verbs[key.split(".")[1]?.split("_")[0] ?? ""] ?? null;

const most = 5; // sounds for moves that come together
const apart = 0.14; // seconds

// The sound of each move, and of the first consequence that has its own sound.
export function soundsOf(
  news: readonly Story[],
): readonly { readonly seat: SeatName | null; readonly name: keyof typeof sounds }[] {
  return news
    .flatMap(({ seat, move, told }) => {
      const done = (move && soundNamed(move.key)) ?? (seat === null ? "rattle" : "tap");
      const followed = told.map(({ key }) => soundNamed(key)).find((name) => name !== null && name !== done);
      return [done, ...(followed ? [followed] : [])].map((name) => ({ seat, name }));
    })
    .slice(-most);
}

export const soundOf = (news: readonly Story[], viewer: SeatName | null): void =>
  soundsOf(news).forEach(({ seat, name }, i) => sounds[name](apart * i, seat === viewer ? 0.08 : 0.05));

const melodies = { over: [262, 330, 392], won: [262, 330, 392, 523, 659], lost: [330, 311, 262, 196] } as const;

export const endSound = (how: keyof typeof melodies): void =>
  melodies[how].forEach((pitch, i) =>
    note(pitch, { after: 0.4 + 0.14 * i, length: 0.3, wave: how === "lost" ? "sine" : "triangle" }),
  );
