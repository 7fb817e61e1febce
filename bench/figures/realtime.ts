import type { Figure } from "./figure.ts";

export const realtimeFigures: Figure[] = [
  {
    name: "Messages delivered per CPU-second, ours ÷ bare `ws`",
    of: "message to one of 1,000 sockets, bare ws",
    over: "message to one of 1,000 sockets, ours",
    aim: { atLeast: 0.7 },
    how: "One message after another to a thousand open sockets, each when all have the one before; per message and socket. Ours is a channel of the realtime service with everything that belongs to it: who hears what, a limit for sockets that do not read, the protocol's frame, and the row and notice in PostgreSQL by which other processes hear it. The peer is the library that ours stands on, with a loop over its sockets and the same payload. @supabase/lite, with which the other services are compared, has no realtime; the part `storage` asks it, and says so if that changes.",
    bound:
      "writing to a thousand sockets, which both do alike; the rest is a check and a call for each, and one row for all.",
  },
];
