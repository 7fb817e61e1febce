/** Hears what other processes tell: each message once, whether a notice brought it or the catching up after a gap. */
import type { Logger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import { toldIn, type Told } from "./entry.ts";
import { isFrom, readNotice, type Notice } from "./notice.ts";
import { currentHorizon, rowAt, rowsSince, type Row } from "./rows.ts";

export type Inbox = {
  notice(text: string): void;
  /** Reads what notices may have missed. */
  catchUp(): Promise<void>;
  /** Runs between messages, never beside one. */
  queued<Result>(work: () => Promise<Result>): Promise<Result>;
};

export type InboxOptions = {
  db: Database;
  process: string;
  log: Logger;
  /** `id` for what the database itself said. */
  onTold: (update: Told, id: string | undefined) => void;
};

export function createInbox({ db, process, log, onTold }: InboxOptions): Inbox {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  // Every message of a transaction below `horizon` is done with; beyond it, `seen` says which are.
  let horizon: bigint | undefined;
  const seen = new Map<string, bigint>();

  const queued = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  };
  const take = ({ xid, origin, entry }: Row): void => {
    if (origin === process || horizon === undefined || xid < horizon || seen.has(entry.id)) return;
    seen.set(entry.id, xid);
    try {
      const update = toldIn(entry, origin);
      if (update) onTold(update, origin === undefined ? entry.id : undefined);
    } catch (error) {
      log.error({ error }, "a message of another process could not be read");
    }
  };
  const follow = async (notice: Notice): Promise<void> => {
    if ("entry" in notice) return take(notice);
    if (seen.has(notice.pointer.id)) return;
    const row = await rowAt(db, notice.pointer);
    if (row) take(row);
  };
  const advance = (to: bigint): void => {
    horizon = to;
    for (const [id, xid] of seen) if (xid < to) seen.delete(id);
  };
  const catchUp = async (): Promise<void> => {
    // Messages from before this process began do not concern it.
    if (horizon === undefined) {
      const { horizon: start, rows } = await currentHorizon(db);
      for (const { id, xid } of rows) seen.set(id, xid);
      return advance(start);
    }
    for (;;) {
      const page = await rowsSince(db, horizon, process, [...seen.keys()]);
      page.rows.forEach(take);
      if (page.isLast) return advance(page.horizon);
    }
  };

  return {
    notice: (text) => {
      // Too many at once are let go: catching up finds them.
      if (isFrom(process, text) || waiting >= mostWaiting) return;
      const notice = readNotice(text);
      if (!notice) return;
      waiting += 1;
      queued(() => follow(notice))
        .catch((error: unknown) => log.debug({ error }, "a message waits for the next catching up"))
        .finally(() => (waiting -= 1));
    },
    catchUp: () => queued(catchUp),
    queued,
  };
}

const mostWaiting = 10_000;
