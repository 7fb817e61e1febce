/** The presences on each topic, in this process and the others, as far as this one knows. */
import { tenantKey, type Tenant } from "@platform/realtime/hub/tenant";
import type { Change, Presence } from "./presence.ts";

export type Presences = {
  /** Takes in what is news and tells it. Said twice, or in another order, it comes to the same. */
  apply(tenant: Tenant, joins: Presence[], leaves: string[]): void;
  of(tenant: Tenant): Presence[];
  count(tenant: Tenant): number;
  ofProcess(process: string): Presence[];
  processes(): Set<string>;
};

export function createPresences(onChange: (tenant: Tenant, change: Change) => void): Presences {
  const tenants = new Map<string, Map<string, Presence>>();

  const apply = (tenant: Tenant, joins: Presence[], leaves: string[]): void => {
    const key = tenantKey(tenant);
    const present = tenants.get(key) ?? new Map<string, Presence>();
    const left = leaves.flatMap((ref) => present.get(ref) ?? []);
    left.forEach(({ ref }) => present.delete(ref));
    const joined = joins.filter(({ ref }) => !present.has(ref));
    joined.forEach((presence) => present.set(presence.ref, presence));
    if (present.size > 0) tenants.set(key, present);
    else tenants.delete(key);
    if (joined.length + left.length > 0) onChange(tenant, { joins: joined, leaves: left });
  };
  const all = () => tenants.values().flatMap((present) => present.values());

  return {
    apply,
    of: (tenant) => [...(tenants.get(tenantKey(tenant))?.values() ?? [])],
    count: (tenant) => tenants.get(tenantKey(tenant))?.size ?? 0,
    ofProcess: (process) =>
      all()
        .filter((presence) => presence.process === process)
        .toArray(),
    processes: () => new Set(all().map(({ process }) => process)),
  };
}
