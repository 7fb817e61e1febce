/** A PostgreSQL that the machine has beside the app's own, and a transaction pooler before it. */
import { execFileSync, spawn } from "node:child_process";
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const oldest = 15;

/** The oldest one that is promised to do; undefined where there is none. */
export function foundPostgres() {
  const folders = [
    ...inFolder("/usr/lib/postgresql", (name) => join(name, "bin")),
    ...inFolder("/usr", (name) => (name.startsWith("pgsql-") ? join(name, "bin") : undefined)),
    ...onPath(),
  ];
  return folders
    .flatMap((bin) => {
      const version = versionIn(bin);
      return version && Number.parseInt(version, 10) >= oldest ? [{ bin, version }] : [];
    })
    .toSorted((first, second) => Number.parseFloat(first.version) - Number.parseFloat(second.version))[0];
}

export const foundPooler = () => ["/usr/sbin", ...onPath()].map((bin) => join(bin, "pgbouncer")).find(canRun);

/** A server of its own in a folder of its own. `url` leads to an empty database. */
export async function startPostgres({ bin }, owner) {
  const folder = folderOf(owner);
  const data = join(folder, "data");
  const as = owner ? { ...owner, cwd: folder } : { cwd: folder };
  // As Debian's own tools make one: not sorted as the app's own is.
  const form = ["-D", data, "-A", "trust", "-U", "cuadrante", "--encoding=UTF8", "--locale=C.UTF-8"];
  execFileSync(join(bin, "initdb"), form, { ...as, stdio: "ignore" });
  const port = await freePort();
  const settings = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const stop = await started(join(bin, "postgres"), settings, as, port);
  execFileSync(join(bin, "createdb"), ["-h", "127.0.0.1", "-p", String(port), "-U", "cuadrante", "cuadrante"], as);
  return { port, url: urlAt(port), stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}

export async function startPooler(pgbouncer, { port: upstream }, owner) {
  const folder = folderOf(owner);
  const port = await freePort();
  writeFileSync(join(folder, "users.txt"), '"cuadrante" ""\n');
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
cuadrante = host=127.0.0.1 port=${upstream} dbname=cuadrante
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 300
`,
  );
  const as = owner ? { ...owner, cwd: folder } : { cwd: folder };
  const stop = await started(pgbouncer, [join(folder, "pgbouncer.ini")], as, port);
  return { url: urlAt(port), stop: () => stop().then(() => rmSync(folder, { recursive: true, force: true })) };
}

const urlAt = (port) => `postgres://cuadrante@127.0.0.1:${port}/cuadrante`;

/** Neither server runs as root. */
function folderOf(owner) {
  const folder = mkdtempSync(join(tmpdir(), "cuadrante-other-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

async function started(command, args, options, port) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (printed += bytes));
  const exited = new Promise((done) => child.on("close", done).on("error", done));
  for (const deadline = Date.now() + 20_000; !(await answers(port)); await pause(100))
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${command} does not start:\n${printed}`);
  return async () => {
    // The one that ends sessions at once: some may be open still.
    child.kill("SIGINT");
    await exited;
  };
}

const answers = (port) =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).on("error", () => done(false));
    socket.on("close", () => {}).unref();
    socket.end();
  });

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

const onPath = () => (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));

function inFolder(folder, within) {
  try {
    return readdirSync(folder)
      .map(within)
      .filter(Boolean)
      .map((inside) => join(folder, inside));
  } catch {
    return [];
  }
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionIn(bin) {
  if (!canRun(join(bin, "postgres")) || !canRun(join(bin, "initdb"))) return undefined;
  return /(\d+(?:\.\d+)?)/.exec(execFileSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }))?.[1];
}
