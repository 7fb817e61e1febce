/** Sends many hostile requests to one endpoint and collects what went wrong. */
import fc from "fast-check";
import type { Endpoint } from "@platform/auth/endpoints";
import { hostileRequest, type HostileRequest } from "./hostile-request.ts";
import { problemWith } from "./judge.ts";
import type { Cast } from "./plausible.ts";
import { send } from "./wire.ts";

export type Attack = { url: string; endpoint: Endpoint; cast: Cast; seed: number; count: number; atOnce: number };

export async function attack({ url, endpoint, cast, seed, count, atOnce }: Attack): Promise<string[]> {
  const waiting = fc.sample(hostileRequest(endpoint, cast), { seed, numRuns: count });
  const problems: string[] = [];
  const worker = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const problem = problemWith(request, await send(url, request));
      if (problem) problems.push(`${problem}\n  ${shown(request)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return problems;
}

function shown({ method, target, headers, body, claimedLength }: HostileRequest): string {
  const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);
  const head = headers.map(([name, value]) => `${name}: ${value.slice(0, 60)}`).join(" | ");
  return `${method} ${short(target)} ${claimedLength ?? ""} [${short(JSON.stringify(head))}] ${short(JSON.stringify(body.toString()))}`;
}
