/** The facts about its database that a data folder holds. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder that holds the database when it could not lie in the data folder. */
export const elsewhere = (dataDir) => textOf(join(dataDir, "postgres-location"));

export const clusterOf = (dataDir) => join(elsewhere(dataDir) || dataDir, "postgres");

/** Process number and address of the server that runs on it. */
export function runningPostgres(dataDir) {
  const [pid, , , port] = textOf(join(clusterOf(dataDir), "postmaster.pid")).split("\n");
  const password = textOf(join(dataDir, "postgres-password"));
  return { pid: Number(pid), url: `postgres://cuadrante:${password}@127.0.0.1:${port}/cuadrante` };
}

/** Everything that tells of a start and should be gone after a clean stop. */
export function remnants(dataDir) {
  const cluster = clusterOf(dataDir);
  const home = elsewhere(dataDir) || dataDir;
  const locks = [...new Set([dataDir, home])].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^lock|^\.reach-|^postgres\.new-/.test(name))
      .map((name) => join(folder, name)),
  );
  const pidFile = join(cluster, "postmaster.pid");
  return existsSync(pidFile) ? [...locks, pidFile] : locks;
}

export const lastLogLine = (dataDir) => textOf(join(dataDir, "postgres.log")).split("\n").at(-1);

const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8").trim() : "");
