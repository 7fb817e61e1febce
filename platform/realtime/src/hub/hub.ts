/** The members of each topic in this process. */
import type { Encoded } from "@platform/realtime/protocol/encoded";
import { tenantKey, type Tenant } from "./tenant.ts";

/** One joined channel of one socket. */
export type Member = {
  /** The kinds of message that its token may read; for presence, the client must also have asked for it. */
  hears: { broadcast: boolean; presence: boolean };
  /** A message from the database carries its id, so that a member who already got it does not get it again. */
  send(message: Encoded, id?: string): void;
};

export type Hub = {
  join(tenant: Tenant, member: Member): void;
  leave(tenant: Tenant, member: Member): void;
  /** To everyone who hears this kind, except the one named. */
  tell(
    tenant: Tenant,
    kind: keyof Member["hears"],
    message: Encoded,
    options?: { except?: Member | undefined; id?: string | undefined },
  ): void;
};

export function createHub(): Hub {
  const tenants = new Map<string, Set<Member>>();
  return {
    join: (tenant, member) => {
      const key = tenantKey(tenant);
      tenants.set(key, (tenants.get(key) ?? new Set()).add(member));
    },
    leave: (tenant, member) => {
      const key = tenantKey(tenant);
      const members = tenants.get(key);
      members?.delete(member);
      if (members?.size === 0) tenants.delete(key);
    },
    tell: (tenant, kind, message, { except, id } = {}) => {
      for (const member of tenants.get(tenantKey(tenant)) ?? [])
        if (member !== except && member.hears[kind]) member.send(message, id);
    },
  };
}
