/** Counts who is connected to this process, so that nobody takes every place. */
import { createBucket } from "@platform/kernel/token-bucket";
import type { Clock } from "@platform/kernel/clock";
import type { RealtimeSettings } from "@platform/realtime/settings";
import type { Connection } from "./connection.ts";

export type Crowd = {
  /** Why one more socket from this network is refused, if it is. */
  refusal(network: string): string | undefined;
  enter(connection: Connection): void;
  leave(connection: Connection): void;
  /** Says whether this account may be behind one more socket; a socket that has it already always may. */
  seat(connection: Connection, account: string): boolean;
  all(): Iterable<Connection>;
};

export function createCrowd(limits: RealtimeSettings["limits"], clock: Clock): Crowd {
  const connections = new Set<Connection>();
  const networks = new Map<string, number>();
  const accounts = new Map<string, number>();
  const mayOpen = createBucket(limits.opens, clock);
  return {
    refusal: (network) => {
      const isFull =
        connections.size >= limits.connections || (networks.get(network) ?? 0) >= limits.connectionsPerNetwork;
      if (isFull) return "Too many connected users";
      return mayOpen(network) ? undefined : "Too many joins per second";
    },
    enter: (connection) => {
      connections.add(connection);
      add(networks, connection.network, 1);
    },
    leave: (connection) => {
      if (!connections.delete(connection)) return;
      add(networks, connection.network, -1);
      for (const account of connection.accounts) add(accounts, account, -1);
    },
    seat: (connection, account) => {
      if (connection.accounts.has(account)) return true;
      if ((accounts.get(account) ?? 0) >= limits.connectionsPerAccount) return false;
      connection.accounts.add(account);
      add(accounts, account, 1);
      return true;
    },
    all: () => connections,
  };
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
