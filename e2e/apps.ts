/** The apps of one test process: each is started when a test first asks for it by name, and outlives the files that share it. */
import type { RunningServer } from "./server.ts";

export type Apps = {
  /** The app of that name, started if it does not run yet. */
  named<App extends RunningServer>(name: string, start: () => Promise<App>): Promise<App>;
};

// A test needs at most its own app and the one of those who only read.
const mostAtOnce = 3;

/** The one named `stays` is asked for again and again, and ends last. */
export function keepApps(stays: string): Apps & { endAll(): Promise<void> } {
  const running = new Map<string, Promise<RunningServer>>();
  const end = async (name: string) => {
    const app = running.get(name)!;
    running.delete(name);
    await (await app).end();
  };
  return {
    async named<App extends RunningServer>(name: string, start: () => Promise<App>) {
      const app = (running.get(name) ?? start()) as Promise<App>;
      // The one that was asked for last stands last, so that the first is the one to end.
      running.delete(name);
      running.set(name, app);
      if (running.size > mostAtOnce) await end(running.keys().find((each) => each !== stays)!);
      return app;
    },
    async endAll() {
      await Promise.all([...running.keys()].map(end));
    },
  };
}
