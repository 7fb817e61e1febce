/** Serves the platform alone, without the product: `npm run platform -- --port N --config file.json`. */
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Duplex } from "node:stream";
import { parseArgs } from "node:util";
import { serve, type HttpBindings } from "@hono/node-server";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { startPlatform, type Platform } from "@platform/host/create-platform";
import { seedPlatform, type SeedOptions } from "@platform/host/seed";
import { platformSettings } from "@platform/host/settings";
import { reasonOf } from "@platform/kernel/database-failures";
import { createLogger } from "@platform/kernel/logger";
import { StartProblem } from "@platform/kernel/start-problem";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";

const usage = "npm run platform -- --port 54321 --config file.json";

const { signingKeys } = platformSettings.shape;
const settings = platformSettings.partial({ secretKey: true }).extend({
  /** Where the services stand. Test suites of single services expect theirs at the root. */
  paths: z
    .strictObject({
      auth: z.string().startsWith("/").default("/auth/v1"),
      storage: z.string().startsWith("/").default("/storage/v1"),
      realtime: z.string().startsWith("/").default("/realtime/v1"),
    })
    .prefault({}),
  /**
   * The users of files and private channels besides the server's own key: none, everyone who is signed in, or everyone.
   */
  openTo: z.enum(["server", "signed-in", "everyone"]).default("server"),
  host: z.string().default("127.0.0.1"),
  /** A PostgreSQL to use instead of one that is started here and forgotten afterwards. */
  databaseUrl: z.string().optional(),
  /** Keeps the data of the one started here. */
  dataDir: z.string().optional(),
  /** A file of SQL, beside this one, that fills a database in which nobody has an account or a file yet. */
  seed: z.string().optional(),
  logLevel: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("warn"),
  /** JWKs, or the name of a file with them. */
  signingKeys: z.union([signingKeys, z.string()]).optional(),
});
type Settings = Omit<z.infer<typeof settings>, "signingKeys"> & { signingKeys?: z.infer<typeof signingKeys> };

async function main(): Promise<void> {
  const { port, file } = readArguments();
  const config = await readSettings(file);
  const secretKey = config.secretKey ?? "a platform that serves alone, for tests and trials";
  const folder = await openFolder(config.dataDir);
  const forget = folder.forget;
  const database = config.databaseUrl
    ? { url: config.databaseUrl, stop: forget }
    : await ownDatabase(folder.path, forget);
  try {
    const platform = await openPlatform({ ...config, secretKey }, database.url, folder.path);
    try {
      if (config.seed !== undefined) await seed({ url: database.url, secretKey }, resolve(dirname(file), config.seed));
    } catch (error) {
      await platform.stop();
      throw error;
    }
    const server = await listening(config, platform, port, config.databaseUrl ? undefined : database.url);
    const stop = async () => {
      const closed = new Promise((done) => server.close(done));
      await platform.closeSockets();
      await closed;
      await platform.stop();
      await database.stop();
      process.exit(0);
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function readArguments(): { port: number; file: string } {
  try {
    const { values } = parseArgs({
      options: { port: { type: "string", default: "54321" }, config: { type: "string" } },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is no port`);
    if (values.config === undefined) throw new Error("Say which settings to use");
    return { port, file: values.config };
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}: ${usage}`);
  }
}

async function readSettings(file: string): Promise<Settings> {
  const parsed = settings.safeParse(await readJson(file));
  if (!parsed.success) throw new StartProblem(`${file}:\n${z.prettifyError(parsed.error)}`);
  const { signingKeys: configuredKeys, ...rest } = parsed.data;
  if (typeof configuredKeys !== "string") return { ...rest, signingKeys: configuredKeys };
  const keysFile = resolve(dirname(file), configuredKeys);
  const keys = signingKeys.safeParse(await readJson(keysFile));
  if (!keys.success) throw new StartProblem(`${keysFile}:\n${z.prettifyError(keys.error)}`);
  return { ...rest, signingKeys: keys.data };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new StartProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function openPlatform(
  config: Settings & { secretKey: string },
  databaseUrl: string,
  folder: string,
): Promise<Platform> {
  const { paths, host: _, databaseUrl: __, dataDir: ___, seed: ____, logLevel, openTo, ...platformOptions } = config;
  const mayUse = ({ role }: { role: string }) =>
    openTo === "everyone" || (openTo === "signed-in" && role === "authenticated");
  try {
    return await startPlatform({
      settings: {
        ...platformOptions,
        realtime: { ...platformOptions.realtime, path: `${paths.realtime.replace(/\/$/, "")}/websocket` },
      },
      database: { url: databaseUrl },
      filesDir: join(folder, "files"),
      policies: { storage: (_operation, _target, caller) => mayUse(caller), realtime: mayUse },
      addressOf: (c: Context<{ Bindings: HttpBindings }>) => c.env.incoming.socket.remoteAddress ?? "",
      log: createLogger({ level: logLevel }),
      readableMessages: true,
    });
  } catch (error) {
    // Keys that cannot sign, a database that is not there: the message says which.
    throw new StartProblem(`The platform cannot start: ${reasonOf(error)}`);
  }
}

async function listening({ paths, host }: Settings, platform: Platform, port: number, database: string | undefined) {
  const app = new Hono();
  app.use("/mailbox/*", onlyHere);
  app.get("/mailbox", async (c) => c.json(await platform.mail.mailbox.list({ limit: 100 })));
  app.get("/mailbox/:id", async (c) => c.json((await platform.mail.open?.(c.req.param("id"))) ?? null));
  app.route(paths.auth, platform.auth);
  app.route(paths.storage, platform.storage);
  app.route(paths.realtime, platform.realtime.app);
  const server = serve({ fetch: app.fetch, port, hostname: host }, (address) => {
    const at = `http://${host === "127.0.0.1" ? "localhost" : host}:${address.port}`;
    if (platform.apiKeys) process.stdout.write(`${JSON.stringify(platform.apiKeys)}\n`);
    if (database !== undefined) process.stdout.write(`Database: ${database}\n`);
    process.stdout.write(`Ready: ${at}\n`);
  });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!platform.realtime.upgrade(request, socket, head)) socket.destroy();
  });
  try {
    await once(server, "listening");
  } catch (error) {
    await platform.stop();
    throw new StartProblem(`Port ${port} of ${host} is not to be had (${(error as NodeJS.ErrnoException).code})`);
  }
  return server;
}

/** The mailbox holds codes and links: nobody on another machine may read it. */
const onlyHere: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const peer = c.env.incoming.socket.remoteAddress ?? "";
  return /^(::ffff:)?127\.|^::1$/.test(peer) ? next() : c.text("Forbidden", 403);
};

/** Where data and files lie; unless they are kept, they are forgotten with the process. */
async function openFolder(kept: string | undefined): Promise<{ path: string; forget: () => Promise<void> }> {
  if (kept !== undefined) return { path: kept, forget: async () => {} };
  const path = await mkdtemp(join(tmpdir(), `cuadrante-platform-${process.pid}-`));
  return { path, forget: () => rm(path, { recursive: true, force: true }) };
}

async function ownDatabase(dataDir: string, forget: () => Promise<void>) {
  try {
    const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
    const stop = async () => {
      await cluster.stop();
      await forget();
    };
    return { url: cluster.url, stop };
  } catch (error) {
    await forget();
    throw error;
  }
}

async function seed(into: SeedOptions, file: string): Promise<void> {
  try {
    const dump = await seedPlatform(into, await readFile(file, "utf8"));
    if (!dump) return;
    const tables = dump.loaded.map(({ table, rows, of }) => `${table} ${rows}${rows < of ? ` of ${of}` : ""}`);
    process.stdout.write(`Loaded: ${tables.join(", ") || "nothing"}\n`);
    if (dump.leftOut.length > 0) process.stdout.write(`Left out: ${dump.leftOut.join(", ")}\n`);
  } catch (error) {
    throw new StartProblem(`${file} cannot fill the database: ${reasonOf(error)}`);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
