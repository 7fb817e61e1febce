import { Refused } from "@product/domain/refusals";
import type { Encoding, TableSource } from "./table-file.ts";

const sampled = 4096;

/**
 * Says how the bytes are meant: by the mark at their beginning, by the noughts of UTF-16, as UTF-8 when all of it is, and else
 * as what Western spreadsheets write. Reads the whole file once, a piece at a time.
 */
export async function encodingOf(source: TableSource): Promise<Encoding> {
  const start = await startOf(source, sampled);
  const marked = byMark(start) ?? byNoughts(start);
  if (marked) return marked;
  return (await isUtf8(source)) ? "utf-8" : "windows-1252";
}

/** The text, piece by piece, without its mark. */
export async function* decoded(source: TableSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const bytes of source.open()) yield* pieces(() => decoder.decode(bytes, { stream: true }));
  yield* pieces(() => decoder.decode());
}

export async function startOf(source: TableSource, length: number): Promise<Uint8Array> {
  const start: number[] = [];
  for await (const bytes of source.open()) {
    start.push(...bytes.subarray(0, length - start.length));
    if (start.length >= length) break;
  }
  return Uint8Array.from(start);
}

function* pieces(decode: () => string): Generator<string> {
  const text = decodedOr(decode);
  // A text has no nulls: it is some other file that happens to begin like one.
  if (text.includes("\0")) throw new Refused({ code: "import.kind" });
  if (text !== "") yield text;
}

function decodedOr(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new Refused({ code: "import.encoding" });
  }
}

function byMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** In UTF-16 every second byte of Western text is a nought. */
function byNoughts(start: Uint8Array): Encoding | undefined {
  const share = (parity: number) =>
    start.filter((byte, place) => place % 2 === parity && byte === 0).length / (start.length / 2 || 1);
  if (share(1) > 0.4 && share(0) < 0.1) return "utf-16le";
  return share(0) > 0.4 && share(1) < 0.1 ? "utf-16be" : undefined;
}

async function isUtf8(source: TableSource): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of source.open()) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
