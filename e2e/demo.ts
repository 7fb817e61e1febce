import { cp } from "node:fs/promises";
import { asApp, demoTemplate, makeDatabase, secretOfCopies } from "./copied-database.ts";
import { makeDataDir, removeDataDir, startServer, type Build, type RunningServer } from "./server.ts";

export type RunningDemo = RunningServer & {
  databaseUrl: string;
};

/** The settings that a process needs in addition to the address of a copy. */
export const onCopy = { DEMO: "on", SECRET_KEY: secretOfCopies };

/** The demo with a database and files of its own, which are copies and so need neither migrations nor accounts nor drawings. */
export async function startDemo(
  environment: Record<string, string> = {},
  build: Build = "build-e2e",
): Promise<RunningDemo> {
  const { url, drop } = await makeDatabase(demoTemplate);
  const dataDir = environment["DATA_DIR"] ?? (await makeDataDir());
  await cp(process.env["E2E_DEMO_FILES"]!, dataDir, { recursive: true });
  const app = await startServer({ ...asApp(url), ...onCopy, ...environment, DATA_DIR: dataDir }, build);
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
