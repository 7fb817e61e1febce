import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { isTaken } from "@platform/kernel/database-failures";
import { loadDemoRecords, removeDemoRecords, type DemoCounts } from "@product/database/demo/records";
import { perform } from "#request/perform.ts";
import type { DemoForm } from "./schema.ts";

/** Refused when some of it came or went after the page said what there is to load. Accounts are never made. */
export const loadDemo = (actor: Actor, { seen }: DemoForm): Promise<DemoCounts> =>
  perform(actor, "demo.load", async ({ tx, recordChange }) => {
    const loaded = await loadDemoRecords(tx);
    ensureSeen(loaded, seen);
    recordChange({}, nothing(loaded), loaded);
    return loaded;
  }).catch((error: unknown) => {
    // A role of the same name, a number of the Social Security: nothing of ours is worth changing what is there.
    throw isTaken(error) ? new Refused({ code: "demo.in-the-way" }) : error;
  });

/** Removes what nobody has changed or uses. Refused when that is not what the page said. */
export const removeDemo = (actor: Actor, { seen }: DemoForm): Promise<DemoCounts> =>
  perform(actor, "demo.remove", async ({ tx, recordChange }) => {
    const removed = await removeDemoRecords(tx);
    ensureSeen(removed, seen);
    recordChange({}, removed, nothing(removed));
    return removed;
  });

function ensureSeen(counts: DemoCounts, seen: number): void {
  if (totalOf(counts) !== seen) throw new Refused({ code: "demo.changed-meanwhile" });
}

const totalOf = (counts: DemoCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const nothing = (counts: DemoCounts) => Object.fromEntries(Object.keys(counts).map((kind) => [kind, 0]));
