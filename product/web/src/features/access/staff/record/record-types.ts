import type { staffRecord } from "#features/access/staff/queries.server.ts";
import type { Device } from "#features/ground/audit/share/device.ts";

type Known = NonNullable<Awaited<ReturnType<typeof staffRecord>>>["person"];

export type ShownSession = { device: Device; address: string; lastUsed: Date };

/** What the reader may see of someone; what they may not is absent. */
export type ShownPerson = Omit<Known, "sessions"> & { sessions?: ShownSession[] };
