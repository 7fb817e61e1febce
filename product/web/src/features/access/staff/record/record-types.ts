import type { staffRecord } from "#features/access/staff/queries.server.ts";
import type { Device } from "#features/ground/audit/share/device.ts";

type Known = NonNullable<Awaited<ReturnType<typeof staffRecord>>>["person"];

export type ShownSession = { device: Device; address: string; lastUsed: Date };

/** The fields of a person that the reader may see; the others are absent. */
export type ShownPerson = Omit<Known, "sessions"> & { sessions?: ShownSession[] };
