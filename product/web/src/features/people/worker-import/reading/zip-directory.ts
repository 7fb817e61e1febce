/** The table of contents of a zip file, read without unfolding anything. */
import { Refused } from "@product/domain/refusals";
import { zipLimits } from "@product/domain/imports/limits";

export type ZipEntry = { name: string; method: number; inflated: number; data: Uint8Array; end: number; start: number };

const marks = { entry: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const;
const broken = () => new Refused({ code: "import.broken" });

/** Throws `Refused` for what no spreadsheet program writes: encrypted, spread over files, larger than four gigabytes, overlapping. */
export function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > zipLimits.entries) throw new Refused({ code: "import.bomb" });
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== marks.listed) throw broken();
    entries.push(entryAt(bytes, view, at));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  ensureApart(entries);
  return entries;
}

function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === marks.end) return at;
  throw broken();
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  if (flags & 0x2041) throw new Refused({ code: "import.encrypted" });
  const [packed, inflated, start] = [at + 20, at + 24, at + 42].map((place) => view.getUint32(place, true));
  if (packed === 0xffffffff || inflated === 0xffffffff || start === 0xffffffff)
    throw new Refused({ code: "import.bomb" });
  if (start! + 30 > bytes.length || view.getUint32(start!, true) !== marks.entry) throw broken();
  const data = start! + 30 + view.getUint16(start! + 26, true) + view.getUint16(start! + 28, true);
  if (data + packed! > bytes.length) throw broken();
  const nameOf = (from: number, length: number) => new TextDecoder().decode(bytes.subarray(from, from + length));
  const name = nameOf(at + 46, view.getUint16(at + 28, true));
  // Readers that trust one of the two names would read something else than was checked.
  if (nameOf(start! + 30, view.getUint16(start! + 26, true)) !== name) throw broken();
  if (/^\/|\\|(^|\/)\.\.(\/|$)/.test(name)) throw broken();
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw broken();
  return {
    name,
    method,
    inflated: inflated!,
    data: bytes.subarray(data, data + packed!),
    start: start!,
    end: data + packed!,
  };
}

/** The worst bombs name one piece many times, and two entries of one name mean different things to different readers. */
function ensureApart(entries: readonly ZipEntry[]): void {
  const inOrder = entries.toSorted((entry, other) => entry.start - other.start);
  if (inOrder.some(({ end }, index) => end > (inOrder[index + 1]?.start ?? Infinity)))
    throw new Refused({ code: "import.bomb" });
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) throw broken();
}
