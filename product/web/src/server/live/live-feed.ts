/** Tells open screens what the outbox says, so that they ask again. */
import type { Logger } from "@platform/kernel/logger";
import type { Platform } from "@platform/host/create-platform";
import type { OutboxEntry } from "@product/database/jobs/outbox";
import { changedEvent, changesTopic, type Changed } from "@product/domain/live";
import { changesIn } from "./changes.ts";
import { tellHosted, type HostedRealtime } from "./hosted-feed.ts";

export type LiveFeed = {
  /** Takes what this process read of the outbox: each act once, none left out. */
  take(entries: readonly OutboxEntry[]): void;
  stop(): Promise<void>;
};

type Services = Pick<Platform, "realtime" | "onMessageWritten">;

/**
 * Every process reads the whole outbox and tells its own sockets, so that each socket hears an act once. A hosted service
 * has the sockets of all processes, and is told by one of them.
 */
export function createLiveFeed(options: {
  services: Services | undefined;
  hosted: HostedRealtime | undefined;
  log: Logger;
}): LiveFeed {
  const { services, hosted, log } = options;
  if (services) return embeddedFeed(services);
  const feed = tellHosted(hosted!, log);
  return { take: (entries) => changesIn(entries).length > 0 && feed.wake(), stop: feed.stop };
}

function embeddedFeed({ realtime, onMessageWritten }: Services): LiveFeed {
  let timer: NodeJS.Timeout | undefined;
  onMessageWritten(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // Only the process that wrote a message knows of it, so that it tells the others' sockets too.
      void realtime.broadcast(...messageFor({ kind: "mailbox", ids: null }));
    }, mailboxEveryMs);
  });
  return {
    take: (entries) => {
      for (const changed of changesIn(entries)) realtime.tellHere(...messageFor(changed));
      heedGrants(realtime, entries);
    },
    stop: async () => clearTimeout(timer),
  };
}

const messageFor = (changed: Changed) =>
  [changesTopic(changed.kind), changedEvent, changed, { private: true }] as const;

/** Permissions depend on a person's account and groups, so a change of these checks their open channels again. */
function heedGrants(realtime: Services["realtime"], entries: readonly OutboxEntry[]): void {
  const subjects = entries.flatMap((entry) => entry.subjects);
  if (subjects.some(({ kind }) => kind === "group")) return void realtime.recheck();
  const accounts = new Set(subjects.filter(({ kind }) => kind === "account" || kind === "staff").map(({ id }) => id));
  for (const id of accounts) void realtime.recheck(id);
}

const mailboxEveryMs = 500;
