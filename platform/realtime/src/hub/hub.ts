/** The members of each topic in this process. */
import type { Encoded } from "@platform/realtime/protocol/encoded";
import { worldKey, type World } from "./world.ts";

/** One joined channel of one socket. */
export type Member = {
  /** The kinds of message that its token may read; for presence, the client must also have asked for it. */
  hears: { broadcast: boolean; presence: boolean };
  /** A message from the database carries its id, so that a member who already got it does not get it again. */
  send(message: Encoded, id?: string): void;
};

export type Hub = {
  join(world: World, member: Member): void;
  leave(world: World, member: Member): void;
  /** To everyone who hears this kind, except the one named. */
  tell(
    world: World,
    kind: keyof Member["hears"],
    message: Encoded,
    options?: { except?: Member | undefined; id?: string | undefined },
  ): void;
};

export function createHub(): Hub {
  const worlds = new Map<string, Set<Member>>();
  return {
    join: (world, member) => {
      const key = worldKey(world);
      worlds.set(key, (worlds.get(key) ?? new Set()).add(member));
    },
    leave: (world, member) => {
      const key = worldKey(world);
      const members = worlds.get(key);
      members?.delete(member);
      if (members?.size === 0) worlds.delete(key);
    },
    tell: (world, kind, message, { except, id } = {}) => {
      for (const member of worlds.get(worldKey(world)) ?? [])
        if (member !== except && member.hears[kind]) member.send(message, id);
    },
  };
}
