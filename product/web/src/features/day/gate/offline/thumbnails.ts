/** Photos on the device: fetched little by little while there is a net, sealed like the list, and gone with it. */
import { nextToCome, type GateSnapshot } from "@product/domain/day/gate-snapshot";
import { keepThumbnail, kept, thumbnailCodes } from "./kept.ts";
import { answered, lineNow } from "./line.ts";
import { mostThumbnails } from "#features/day/gate/schema.ts";
import { now } from "./synchronise.ts";

/** Those first who come next. */
export async function fetchThumbnails(): Promise<void> {
  const snapshot = lineNow().isOffline ? undefined : await kept("snapshot");
  if (!snapshot) return;
  const codes = await missingIn(snapshot);
  if (codes.length === 0) return;
  const body = new URLSearchParams({ codes: codes.join(",") });
  const answer = await answered(() => fetch("/gate/thumbnails", { method: "POST", body }));
  if (!answer?.ok) return;
  const thumbnails = await answered(() => answer.json() as Promise<Record<string, string | null> | null>);
  if (!thumbnails) return;
  // An empty text records that a worker has no photo, so that it is not asked for again.
  for (const code of codes) if (!(await keepThumbnail(code, thumbnails[code] ?? ""))) return;
}

async function missingIn(snapshot: GateSnapshot): Promise<string[]> {
  const have = new Set(await thumbnailCodes());
  return nextToCome(snapshot, now(await kept("ahead")))
    .filter((code) => !have.has(code))
    .slice(0, mostThumbnails);
}
