/** Watches whether the database answers, so that a request can be told "not now" at once instead of waiting for a time-out. */
import pg from "pg";

export type Availability = {
  isAway(): boolean;
  /** The work's outcome, or undefined as soon as the database is found to be away: nobody need wait longer then. */
  unlessAway<Result>(work: Promise<Result>): Promise<Result | undefined>;
  /** Look again now: something that needed the database failed. */
  doubt(): void;
  stop(): Promise<void>;
};

export function watchAvailability(options: {
  url: string;
  everyMs?: number;
  onAway: () => void;
  onBack: () => void;
}): Availability {
  const everyMs = options.everyMs ?? 1_000;
  let watcher: pg.Client | undefined;
  let away = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const waiting = new Set<() => void>();

  const look = async () => {
    clearTimeout(timer);
    // One answer that comes too late is a busy machine, two are an outage; who refuses does so twice at once.
    const answers = (await ping()) || (await ping());
    if (stopped) return;
    if (!answers && !away) {
      away = true;
      for (const letGo of waiting) letGo();
      options.onAway();
    } else if (answers && away) {
      away = false;
      options.onBack();
    }
    timer = setTimeout(lookAgain, away ? Math.min(everyMs, 500) : everyMs);
  };
  const lookAgain = () => {
    looking ??= look().finally(() => (looking = undefined));
  };
  const ping = async () => {
    try {
      watcher ??= await connect(options.url);
      await watcher.query("SELECT 1");
      return true;
    } catch {
      void watcher?.end().catch(() => {});
      watcher = undefined;
      return false;
    }
  };
  timer = setTimeout(lookAgain, everyMs);

  return {
    isAway: () => away,
    unlessAway: (work) => {
      if (away) return Promise.resolve(undefined);
      // Not a race against one long-lived promise, which would remember everyone who ever waited.
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const letGo = () => resolve(undefined);
      waiting.add(letGo);
      return Promise.race([work, promise]).finally(() => waiting.delete(letGo));
    },
    doubt: lookAgain,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await watcher?.end().catch(() => {});
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 1_500,
    query_timeout: 1_500,
    application_name: "cuadrante-watch",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}
