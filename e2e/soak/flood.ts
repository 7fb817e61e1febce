/** Strangers who guess at passwords, as many at once as told, each again as soon as they are answered. */
import { Agent } from "node:http";
import { ask, type Answer } from "#e2e/http.ts";

export type Attempt = { email: string; password: string; network: string; device?: string };
export type Door = (attempt: Attempt) => Promise<Answer>;

/** The two ways in: the form of the page, and the service that the official client talks to. */
export function doorsOf(url: string, key: string): Record<"page" | "service", Door> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const headersOf = ({ network, device }: Attempt) => ({
    "x-forwarded-for": network,
    ...(device ? { cookie: device } : {}),
  });
  return {
    page: (attempt) =>
      ask(`${url}/login`, {
        method: "POST",
        agent,
        headers: { ...headersOf(attempt), origin: url, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ intent: "password", ...credentialsOf(attempt) }).toString(),
      }),
    service: (attempt) =>
      ask(`${url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        agent,
        headers: { ...headersOf(attempt), apikey: key, "content-type": "application/json" },
        body: JSON.stringify(credentialsOf(attempt)),
      }),
  };
}

const credentialsOf = ({ email, password }: Attempt) => ({ email, password });

export type Flood = {
  /** Resolves when each stranger has been answered once. */
  everyoneHeard: Promise<unknown>;
  /** How often strangers got each status. */
  stop(): Promise<Map<number, number>>;
};

export function flood(door: Door, strangers: number, networkOf: (stranger: number) => string): Flood {
  const statuses = new Map<number, number>();
  let isOver = false;
  let guesses = 0;
  const guess = async (stranger: number) => {
    // Ever new accounts, so that no limit of one of them holds any of it up.
    const email = `guess-${guesses++}@flood.test`;
    const { status } = await door({ email, password: "wrong, as all of them are", network: networkOf(stranger) });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const all = Array.from({ length: strangers }, (_, stranger) => stranger);
  const once = all.map(guess);
  const on = all.map(async (stranger) => {
    await once[stranger];
    while (!isOver) await guess(stranger);
  });
  return {
    everyoneHeard: Promise.all(once),
    stop: async () => {
      isOver = true;
      await Promise.all(on);
      return statuses;
    },
  };
}
