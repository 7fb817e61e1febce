/** Reads the code in a picture of the camera, off the page, so that the picture never stands still for it. */
import { decodeQR } from "qr/decode.js";

export type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
type Asked = { data: Picture };
type ReadingWorker = {
  addEventListener(kind: "message", then: (event: Asked) => void): void;
  postMessage(code: string | undefined, transfer: []): void;
};
const worker = globalThis as unknown as ReadingWorker;

worker.addEventListener("message", ({ data }) => worker.postMessage(codeIn(data), []));

function codeIn(picture: Picture): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    // Most pictures show no code, and that is what it throws for.
    return undefined;
  }
}
