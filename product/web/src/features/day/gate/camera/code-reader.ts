/** Finds the code in what a camera sees: by the browser's own reader where it has one, else by ours, in a thread of its own. */
// oxlint-disable-next-line import/default -- the builder makes it: the address of the script
import ownReader from "./code-reader.worker.ts?worker&url";
import type { Picture } from "./code-reader.worker.ts";

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type WithDetector = { BarcodeDetector?: { new (options: { formats: string[] }): Detector } & Formats };
type Formats = { getSupportedFormats: () => Promise<string[]> };

export type CodeReader = { read: (video: HTMLVideoElement) => Promise<string | undefined>; close: () => void };

export async function codeReader(): Promise<CodeReader> {
  const detector = await browsersOwn();
  return detector ? { read: async (video) => (await detector.detect(video))[0]?.rawValue, close: () => {} } : ours();
}

/** Files of the code reader that a page needs in order to work offline. */
export const filesOfReader = async (): Promise<string[]> => ((await browsersOwn()) ? [] : [ownReader]);

/** Some have the class and read nothing with it. */
async function browsersOwn(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as WithDetector;
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector && formats.includes("qr_code") ? new BarcodeDetector({ formats: ["qr_code"] }) : undefined;
}

function ours(): CodeReader {
  const worker = new Worker(ownReader, { type: "module" });
  const drawing = document.createElement("canvas");
  const read = (video: HTMLVideoElement) =>
    new Promise<string | undefined>((found, failed) => {
      const picture = pictureOf(video, drawing);
      if (!picture) return found(undefined);
      worker.addEventListener("message", ({ data }) => found(data as string | undefined), { once: true });
      worker.addEventListener("error", () => failed(new Error("the reader does not start")), { once: true });
      worker.postMessage(picture, [picture.data.buffer]);
    });
  return { read, close: () => worker.terminate() };
}

/** So wide is wide enough for a code that a phone holds up; more takes longer and reads no better. */
const mostWide = 800;

function pictureOf(video: HTMLVideoElement, drawing: HTMLCanvasElement): Picture | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, mostWide / videoWidth);
  drawing.width = Math.round(videoWidth * scale);
  drawing.height = Math.round(videoHeight * scale);
  const pen = drawing.getContext("2d", { willReadFrequently: true });
  pen?.drawImage(video, 0, 0, drawing.width, drawing.height);
  const drawn = pen?.getImageData(0, 0, drawing.width, drawing.height);
  return drawn && { width: drawn.width, height: drawn.height, data: drawn.data };
}
