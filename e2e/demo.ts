import { demoTemplate, makeDatabase, secretOfCopies } from "./copied-database.ts";
import { removeDataDir, startServer, type Build, type RunningServer } from "./server.ts";

export type RunningDemo = RunningServer & {
  databaseUrl: string;
  /** Stops it, and leaves nothing behind. */
  end(): Promise<void>;
};

/** What a process needs beside the address of a copy. */
export const onCopy = { DEMO: "on", SECRET_KEY: secretOfCopies };

/** The demo with a database of its own, which is a copy and so needs neither migrations nor accounts. */
export async function startDemo(
  environment: Record<string, string> = {},
  build: Build = "build-e2e",
): Promise<RunningDemo> {
  const { url, drop } = await makeDatabase(demoTemplate);
  const app = await startServer({ DATABASE_URL: url, ...onCopy, ...environment }, build);
  return {
    ...app,
    databaseUrl: url,
    async end() {
      // Nothing of it is read again; how it stops when asked has journeys of its own.
      await app.stop("SIGKILL");
      await drop();
      await removeDataDir(app.dataDir);
    },
  };
}
