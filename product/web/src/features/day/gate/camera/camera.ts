/** The camera of a device: looks for codes, lights up, and says when it sees too little. */
import { codeReader } from "./code-reader.ts";

type Torch = MediaTrackCapabilities & { torch?: boolean };

/** Why there is no picture: refused by somebody, none built in, or a browser that cannot read codes. */
export type CameraTrouble = "refused" | "missing" | "unable";

export type Watching = {
  stop: () => void;
  /** Only where the device has a lamp. */
  light: ((isOn: boolean) => Promise<void>) | undefined;
};

type Seen = { onCode: (code: string) => void; onDark: (isDark: boolean) => void };

const lookMs = 250;
const darkMs = 1_500;
/** Brightness out of 255 below which a code can no longer be read. */
const darkBelow = 35;

export async function watchCamera(video: HTMLVideoElement, { onCode, onDark }: Seen): Promise<Watching> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  video.srcObject = stream;
  await video.play();
  const reader = await codeReader();
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(looking);
    clearInterval(judging);
    reader.close();
    for (const each of stream.getTracks()) each.stop();
  };
  // One picture after the other: a slow device reads fewer of them, and never falls behind.
  const look = async () => {
    const code = await reader.read(video);
    if (isOver) return;
    if (!code) return void (looking = setTimeout(() => void look(), lookMs));
    stop();
    onCode(code);
  };
  let looking = setTimeout(() => void look(), lookMs);
  const judging = setInterval(() => onDark(brightnessOf(video) < darkBelow), darkMs);
  const [track] = stream.getVideoTracks();
  const hasTorch = (track?.getCapabilities?.() as Torch | undefined)?.torch === true;
  const light = (isOn: boolean) => track!.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
  return { stop, light: hasTorch ? light : undefined };
}

export function troubleOf(error: unknown): CameraTrouble {
  const { name } = error as { name?: string };
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "NotReadableError" || name === "OverconstrainedError"
    ? "missing"
    : "unable";
}

const side = 16;

/** The mean brightness of what it sees, from a few points. */
function brightnessOf(video: HTMLVideoElement): number {
  const drawing = document.createElement("canvas");
  drawing.width = drawing.height = side;
  const pen = drawing.getContext("2d", { willReadFrequently: true });
  if (!pen || video.videoWidth === 0) return 255;
  pen.drawImage(video, 0, 0, side, side);
  const { data } = pen.getImageData(0, 0, side, side);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += (data[at]! * 3 + data[at + 1]! * 6 + data[at + 2]!) / 10;
  return sum / (side * side);
}
