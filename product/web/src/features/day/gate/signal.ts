import type { Tone } from "./tone.ts";

/** A tone and a tremble of its own for each kind of verdict, where the device can. */
export function signal(look: Tone): void {
  navigator.vibrate?.(trembles[look]);
  if (typeof AudioContext === "undefined") return;
  const sound = new AudioContext();
  // Browsers keep still until somebody has touched the page.
  if (sound.state === "suspended") return void sound.close();
  for (const [index, hertz] of tones[look].entries()) {
    const tone = sound.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(sound.destination);
    tone.start(sound.currentTime + index * 0.16);
    tone.stop(sound.currentTime + index * 0.16 + 0.12);
  }
  setTimeout(() => void sound.close(), 1_500);
}

const tones: Record<Tone, readonly number[]> = {
  go: [880],
  known: [660, 440],
  break: [660, 880],
  item: [520, 520],
  ask: [520, 520],
  stop: [220, 180, 220],
};
const trembles: Record<Tone, number[]> = {
  go: [40],
  known: [120],
  break: [40, 40, 40],
  item: [60, 60, 60],
  ask: [60, 60, 60],
  stop: [200, 80, 200],
};
