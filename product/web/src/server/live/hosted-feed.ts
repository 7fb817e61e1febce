/** Tells a hosted realtime service: one process at a time, from a place in the outbox that all of them share. */
import { fetchOutside } from "@platform/kernel/fetch-outside";
import type { Logger } from "@platform/kernel/logger";
import { consumeOutbox, type OutboxEntry } from "@product/database/jobs/outbox";
import { changedEvent, changesTopic } from "@product/domain/live";
import { changesIn } from "./changes.ts";

export type HostedRealtime = { url: string; secretKey: string };

export type HostedFeed = { wake(): void; stop(): Promise<void> };

export function tellHosted(hosted: HostedRealtime, log: Logger): HostedFeed {
  let working: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;

  const work = async (): Promise<void> => {
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        while ((await consumeOutbox("live", (entries) => tell(hosted, entries), { from: "now" })) > 0);
      }
      pauseMs = firstPauseMs;
    } catch (error) {
      log.warn({ error }, "the realtime service could not be told of changes");
      isWanted = true;
      if (!isStopped) timer = setTimeout(begin, pauseMs);
      // The transaction that keeps the place holds every reader of the outbox back, so that a silent service is asked ever more rarely.
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    } finally {
      working = undefined;
    }
  };
  const begin = () => {
    timer = undefined;
    working ??= work();
  };
  const wake = () => {
    isWanted = true;
    if (!timer) begin();
  };
  // Takes its place at the first start of all, and goes on from it at the next ones.
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await working;
    },
  };
}

async function tell({ url, secretKey }: HostedRealtime, entries: readonly OutboxEntry[]): Promise<void> {
  const messages = changesIn(entries).map((changed) => ({
    topic: changesTopic(changed.kind),
    event: changedEvent,
    payload: changed,
    private: true,
  }));
  if (messages.length === 0) return;
  const answer = await fetchOutside(`${url}/realtime/v1/api/broadcast`, {
    method: "POST",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ messages }),
    allowedHosts: [new URL(url).host],
    patienceMs,
  });
  if (!answer.ok) throw new Error(`the realtime service answered ${answer.status}`);
}

const patienceMs = 2_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
