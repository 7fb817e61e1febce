/** Someone who says to be here, through one channel of one socket of one process. */
import type { Tenant } from "@platform/realtime/hub/tenant";

export type Meta = Record<string, unknown>;

export type Presence = {
  /** Names this statement; another statement of the same channel has another. */
  ref: string;
  previous: string | undefined;
  process: string;
  tenant: Tenant;
  key: string;
  meta: Meta;
};

export type Change = { joins: Presence[]; leaves: Presence[] };

/** As clients read it: by key, one meta for each channel that uses the key. */
export function presenceState(presences: Iterable<Presence>): Record<string, { metas: Meta[] }> {
  const byKey = Map.groupBy(presences, ({ key }) => key);
  return Object.fromEntries([...byKey].map(([key, all]) => [key, { metas: all.map(metaOf) }]));
}

function metaOf({ ref, previous, meta }: Presence): Meta {
  return { ...meta, phx_ref: ref, ...(previous === undefined ? {} : { phx_ref_prev: previous }) };
}
