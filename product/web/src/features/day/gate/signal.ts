import type { Light } from "@product/domain/day/verdict";

/** A tone and a tremble of its own for each verdict, where the device can. */
export function signal(light: Light): void {
  navigator.vibrate?.(trembles[light]);
  if (typeof AudioContext === "undefined") return;
  const sound = new AudioContext();
  // Browsers keep still until somebody has touched the page.
  if (sound.state === "suspended") return void sound.close();
  for (const [index, hertz] of tones[light].entries()) {
    const tone = sound.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(sound.destination);
    tone.start(sound.currentTime + index * 0.16);
    tone.stop(sound.currentTime + index * 0.16 + 0.12);
  }
  setTimeout(() => void sound.close(), 1_500);
}

const tones: Record<Light, readonly number[]> = { go: [880], ask: [520, 520], stop: [220, 180, 220] };
const trembles: Record<Light, number[]> = { go: [40], ask: [60, 60, 60], stop: [200, 80, 200] };
