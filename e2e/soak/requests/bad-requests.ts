/** Sends bad requests to every endpoint and collects whatever the server did that it must not do. */
import { badRequest, type BadRequest } from "./bad-request.ts";
import { shown } from "./draft.ts";
import { findEndpoints, type Endpoint } from "./endpoints.ts";
import { honestProblems, savingProblems, versionNow } from "#e2e/soak/honest.ts";
import { send, type Reply } from "./wire.ts";

export type BadRequests = { url: string; seed: string; perEndpoint: number; from?: number };

export type Outcome = {
  sent: number;
  /** How often each status was answered; 0 stands for a connection closed without a word. */
  statuses: Record<number, number>;
  /** Which request a request id of the server's log belongs to. */
  requests: Map<string, string>;
  problems: string[];
};

const atOnce = 16;
const honestEvery = 200;
// A server that answers nobody any more need not be asked a hundred thousand times.
const enoughProblems = 40;

/** Numbers `from` up to `perEndpoint` of each endpoint, some at once, with honest requests in between. */
export async function sendBadRequests({ url, seed, perEndpoint, from = 0 }: BadRequests): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, statuses: {}, requests: new Map(), problems: [] };
  const waiting = numbered(await findEndpoints(url), from, perEndpoint);
  const site = { url, version: await versionNow(url) };
  const sender = async () => {
    for (let next = waiting.next(); !next.done && outcome.problems.length < enoughProblems; next = waiting.next()) {
      const [endpoint, number] = next.value;
      const request = badRequest(seed, endpoint, number, site);
      const reply = await send(url, request);
      note(outcome, `${endpoint.name} ${number}`, request, reply);
      // Also a form whose answer was not waited for may have been carried out.
      if (endpoint.sendsForm) site.version = await versionNow(url);
      if (outcome.sent % honestEvery === 0) outcome.problems.push(...(await honestProblems(url)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  outcome.problems.push(...(await honestProblems(url)), ...(await savingProblems(url)));
  return outcome;
}

/** The unusual lines in a part of the server's output, each with the request that caused it. */
export function loggedProblems(output: string, { requests }: Pick<Outcome, "requests">): string[] {
  return output.split("\n").flatMap((line) => {
    // Whatever is neither a line of the log nor of the start went past the removal of secrets.
    if (line === "" || line.startsWith("  ") || (line.startsWith("{") && !/"level":[56]0/.test(line))) return [];
    const cause = requests.get(/"request":"([\w-]+)"/.exec(line)?.[1] ?? "");
    return [`logged: ${line.slice(0, 600)}${cause ? `\n  by ${cause}` : ""}`];
  });
}

function* numbered(endpoints: Endpoint[], from: number, to: number): Generator<[Endpoint, number]> {
  for (let number = from; number < to; number += 1) for (const endpoint of endpoints) yield [endpoint, number];
}

function note(outcome: Outcome, name: string, request: BadRequest, { statuses, requestIds, silent }: Reply): void {
  const description = `${name} (${request.tricks.join(", ")}; ${request.ending}): ${shown(request.bytes)}`;
  outcome.sent += 1;
  for (const id of requestIds) outcome.requests.set(id, description);
  for (const status of statuses.length > 0 ? statuses : [0])
    outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  if (statuses.some((status) => status >= 500)) outcome.problems.push(`answered ${statuses}: ${description}`);
  if (silent) outcome.problems.push(`neither answered nor closed: ${description}`);
}
