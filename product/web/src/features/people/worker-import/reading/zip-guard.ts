/** Unfolds a zip file once, piece by piece and into nothing, to know what it really holds before anything reads it. */
import { createInflateRaw } from "node:zlib";
import { zipLimits } from "@product/domain/imports/limits";
import { Refused } from "@product/domain/refusals";
import { entriesOf, type ZipEntry } from "./zip-directory.ts";

export type GuardedZip = {
  has: (name: string) => boolean;
  /** A small part, such as the list of sheets. */
  text: (name: string) => Promise<string>;
  pieces: (name: string) => AsyncGenerator<Uint8Array>;
};

const largestSmallPart = 2 * 1024 * 1024;

/** Gives back only what was found to be a spreadsheet without anything that acts; throws `Refused` for all else. */
export async function guardedZip(bytes: Uint8Array): Promise<GuardedZip> {
  const entries = entriesOf(bytes);
  const declared = entries.reduce((sum, { inflated }) => sum + inflated, 0);
  if (declared > zipLimits.inflated) throw new Refused({ code: "import.bomb" });
  for (const entry of entries) refuseByName(entry.name);
  for (const entry of entries) await lookInto(entry);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    has: (name) => byName.has(name),
    text: (name) => textOf(byName.get(name)),
    pieces: (name) => unfolded(byName.get(name)!),
  };
}

function refuseByName(name: string): void {
  if (/\.(zip|xlsx|xlsm|xlsb|docx|jar|7z|rar|gz)$/i.test(name)) throw new Refused({ code: "import.nested" });
  if (/vbaProject|macrosheets\/|activeX\/|embeddings\//i.test(name)) throw new Refused({ code: "import.macros" });
  if (/externalLinks\/|(^|\/)connections\.xml$|queryTables\//i.test(name))
    throw new Refused({ code: "import.outside-links" });
}

async function lookInto(entry: ZipEntry): Promise<void> {
  let isFirst = true;
  for await (const piece of unfolded(entry)) {
    if (isFirst) refuseByStart(entry.name, piece);
    isFirst = false;
  }
}

function refuseByStart(name: string, start: Uint8Array): void {
  const text = new TextDecoder("latin1").decode(start.subarray(0, 4096)).replaceAll("\0", "");
  if (text.startsWith("PK\x03\x04") || text.startsWith("\x1f\x8b")) throw new Refused({ code: "import.nested" });
  // Entities can unfold to gigabytes again, and name files of the machine that reads them.
  if (/\.(xml|rels)$/i.test(name) && /<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refused({ code: "import.bomb" });
}

async function textOf(entry: ZipEntry | undefined): Promise<string> {
  if (!entry || entry.inflated > largestSmallPart) throw new Refused({ code: "import.broken" });
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of unfolded(entry)) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** Stops as soon as more comes out than was declared, or than anyone would type. */
async function* unfolded({ method, data, inflated }: ZipEntry): AsyncGenerator<Uint8Array> {
  const most = Math.min(inflated, Math.max(zipLimits.innocent, data.length * zipLimits.ratio));
  let total = 0;
  try {
    for await (const piece of method === 0 ? [data] : inflating(data)) {
      total += piece.length;
      if (total > most) throw new Refused({ code: "import.bomb" });
      yield piece;
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ code: "import.broken" });
  }
  if (total !== inflated) throw new Refused({ code: "import.broken" });
}

function inflating(data: Uint8Array): AsyncIterable<Uint8Array> {
  const inflater = createInflateRaw({ chunkSize: 64 * 1024 });
  inflater.end(data);
  return inflater;
}
