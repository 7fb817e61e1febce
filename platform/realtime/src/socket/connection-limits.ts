/** Counts who is connected to this process, so that nobody takes every place. */
import { createBucket } from "@platform/kernel/token-bucket";
import type { Clock } from "@platform/kernel/clock";
import type { RealtimeSettings } from "@platform/realtime/settings";
import type { Connection } from "./connection.ts";

export type ConnectionLimits = {
  /** Why one more socket from this network is refused, if it is. */
  refusal(network: string): string | undefined;
  enter(connection: Connection): void;
  leave(connection: Connection): void;
  /** Says whether this account may be behind one more socket; a socket that has it already always may. */
  seat(connection: Connection, account: string): boolean;
  all(): Iterable<Connection>;
};

export function createConnectionLimits(limits: RealtimeSettings["limits"], clock: Clock): ConnectionLimits {
  const connections = new Set<Connection>();
  const networks = new Map<string, number>();
  const accounts = new Map<string, number>();
  const mayOpen = createBucket(limits.opens, clock);
  const ofNetwork = (network: string): number => networks.get(network) ?? 0;
  const leave = (connection: Connection) => {
    if (!connections.delete(connection)) return;
    add(networks, connection.network, -1);
    for (const account of connection.accounts) add(accounts, account, -1);
  };
  /** Where all places are taken, the network with the most of them gives one up that no account is behind. */
  const hasRoom = (network: string): boolean => {
    if (connections.size < limits.connections) return true;
    const strangers = [...connections].filter((connection) => connection.accounts.size === 0);
    const [stranger] = strangers.toSorted((a, b) => ofNetwork(b.network) - ofNetwork(a.network));
    if (!stranger || ofNetwork(stranger.network) <= ofNetwork(network) + 1) return false;
    leave(stranger);
    stranger.close(1013, "Too many connected users");
    return true;
  };
  return {
    refusal: (network) => {
      if (ofNetwork(network) >= limits.connectionsPerNetwork) return "Too many connected users";
      if (!mayOpen(network)) return "Too many joins per second";
      return hasRoom(network) ? undefined : "Too many connected users";
    },
    enter: (connection) => {
      connections.add(connection);
      add(networks, connection.network, 1);
    },
    leave,
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
