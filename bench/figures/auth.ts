import type { Figure } from "./figure.ts";

export const authFigures: Figure[] = [
  {
    name: "Refreshes per CPU-second, ours ÷ @supabase/lite",
    of: "refresh, @supabase/lite",
    over: "refresh, ours",
    aim: { atLeast: 2 },
    how: "Refresh tokens traded for the next ones through sixty sessions in turn, each request with the newest token of its session. Both services are processes of their own with eight connections to the same PostgreSQL server, a database each, the same project key and the same people; both rotate. What differs: ours signs with ES256 and theirs with HS256, the only one it has; ours puts metadata and assurance into the token; ours proves a token by its session's key and moves a counter in one row, theirs keeps each token as a row and writes two audit rows per refresh.",
    bound:
      "by profile, a fifth is writing to sockets and a seventh is signing with its way through a thread; the rest is spread thin. One question and one change in the database, where theirs makes ten statements.",
  },
  {
    name: "The same, ours with HS256 too",
    of: "refresh, @supabase/lite",
    over: "refresh, ours with HS256",
    how: "As above, with the same algorithm on both sides.",
  },
  {
    name: "Refreshes, with the CPU time of PostgreSQL",
    of: "refresh, @supabase/lite, with PostgreSQL",
    over: "refresh, ours, with PostgreSQL",
    how: "As the first, counting what the database server spends as well.",
  },
  {
    name: "`GET /user` per CPU-second, ours ÷ @supabase/lite",
    of: "GET /user, @supabase/lite",
    over: "GET /user, ours",
    aim: { atLeast: 2 },
    how: "Sixty people ask in turn who they are. Both look the person up in the database each time. What differs: ours also looks up the session, so that an ended one is refused; it verifies a token's signature once and remembers it until it expires, theirs verifies each time, with HS256.",
    bound:
      "by profile, a sixth is writing to sockets, as much the way through Hono and the headers, an eighth the driver with its row of thirty columns; then memory, and the user as the protocol shows it.",
  },
  {
    name: "`GET /user`, with the CPU time of PostgreSQL",
    of: "GET /user, @supabase/lite, with PostgreSQL",
    over: "GET /user, ours, with PostgreSQL",
    how: "As above, counting what the database server spends as well.",
  },
  {
    name: "Sign-ins per CPU-second, ours ÷ @supabase/lite",
    of: "sign-in, @supabase/lite",
    over: "sign-in, ours",
    how: "With a password, each with its own hash: argon2id with 19 MiB and two passes, made by Node in a thread; bcrypt of cost 10, made in JavaScript on the event loop.",
    bound: "the hash, which shall cost what it costs.",
  },
  {
    name: "The same, both with the cheapest hash",
    of: "sign-in, @supabase/lite, cheapest hash",
    over: "sign-in, ours, cheapest hash",
    how: "What a sign-in costs besides: argon2id with 8 KiB and one pass, bcrypt of cost 4; HS256 on both sides.",
    bound:
      "the statements of one sign-in: ours counts the attempt before it is made and writes the rest in one transaction.",
  },
  {
    name: "Event-loop delay during 50 parallel sign-ins ÷ idle, mean",
    of: "event-loop delay, 50 sign-ins, mean",
    over: "event-loop delay, idle, mean",
    aim: { atMost: 1.5 },
    how: "Measured inside our service by `monitorEventLoopDelay` every millisecond, in windows that alternate: half a second of rest, and fifty people signing in at once over fifty connections with the usual hash. The timer's own millisecond is in both values.",
    bound:
      "fifty requests that arrive at once; hashing waits in a queue and runs in threads, one fewer than there are cores.",
  },
  {
    name: "The same, median",
    of: "event-loop delay, 50 sign-ins, median",
    over: "event-loop delay, idle, median",
    how: "From the same windows.",
  },
  {
    name: "Session check on a page ÷ one ES256 verification",
    of: "session check, remembered",
    over: "ES256 verification",
    aim: { atMost: 0.2 },
    how: "What each page does for someone who is signed in, from the cookie header (a session of three kilobytes in two chunks, among other cookies) to the remembered answer of the service; against one `jwtVerify` of jose with the same token, which remembers nothing. Both in one process, many times per request.",
    bound: "decoding the cookie and parsing its JSON; the rest is the SHA-256 by which the token is remembered.",
  },
];
