/** Tells changes of one moment as one: a thousand who come back together are a few messages each, not a thousand. */
import { tenantKey, type Tenant } from "@platform/realtime/hub/tenant";
import type { Change, Presence } from "./presence.ts";

export type Gatherer = {
  add(tenant: Tenant, change: Change): void;
  /** Now: whoever is about to get the whole state must not hear of it a second time. */
  flush(tenant: Tenant): void;
};

export function createGatherer(gatherMs: number, tell: (tenant: Tenant, change: Change) => void): Gatherer {
  type Pending = { joins: Map<string, Presence>; leaves: Map<string, Presence>; timer: NodeJS.Timeout };
  const tenants = new Map<string, Pending>();

  const flush = (tenant: Tenant): void => {
    const pending = tenants.get(tenantKey(tenant));
    if (!pending) return;
    clearTimeout(pending.timer);
    tenants.delete(tenantKey(tenant));
    const change = { joins: [...pending.joins.values()], leaves: [...pending.leaves.values()] };
    if (change.joins.length + change.leaves.length > 0) tell(tenant, change);
  };
  const pendingOf = (tenant: Tenant): Pending => {
    const known = tenants.get(tenantKey(tenant));
    if (known) return known;
    const timer = setTimeout(() => flush(tenant), gatherMs).unref();
    const pending: Pending = { joins: new Map(), leaves: new Map(), timer };
    tenants.set(tenantKey(tenant), pending);
    return pending;
  };

  return {
    add: (tenant, { joins, leaves }) => {
      const pending = pendingOf(tenant);
      // A presence that came and went within the moment was never announced, and is left out.
      for (const presence of leaves)
        if (!pending.joins.delete(presence.ref)) pending.leaves.set(presence.ref, presence);
      for (const presence of joins) if (!pending.leaves.delete(presence.ref)) pending.joins.set(presence.ref, presence);
    },
    flush,
  };
}
