// Small sounds made on the spot: a tap for a move, a rattle for chance, three notes for the end.
let context: AudioContext | undefined;

function note(frequency: number, after: number, length: number, loudness = 0.08): void {
  context ??= new AudioContext();
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export const sounds = {
  mine: () => note(330, 0, 0.09),
  theirs: () => note(220, 0, 0.09),
  chance: () => [0, 0.05, 0.11].forEach((after, i) => note(150 + 40 * i, after, 0.05, 0.05)),
  refused: () => note(110, 0, 0.18),
  over: () => [262, 330, 392].forEach((frequency, i) => note(frequency, 0.13 * i, 0.25)),
} as const;
