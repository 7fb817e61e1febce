/** Serves the platform alone, without the product: `npm run platform -- --port N --config file.json`. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { serve, type HttpBindings } from "@hono/node-server";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { z } from "zod";
import { startPlatform } from "@platform/host/create-platform";
import { platformSettings } from "@platform/host/settings";
import { createLogger } from "@platform/kernel/logger";
import { StartProblem } from "@platform/kernel/start-problem";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";

const settings = platformSettings.partial({ secretKey: true }).extend({
  /** Where the services stand. Test suites of single services expect theirs at the root. */
  paths: z.strictObject({ auth: z.string().default("/auth/v1") }).prefault({}),
  host: z.string().default("127.0.0.1"),
  /** A PostgreSQL to use instead of one that is started here and forgotten afterwards. */
  databaseUrl: z.string().optional(),
  /** Keeps the data of the one started here. */
  dataDir: z.string().optional(),
  logLevel: z.string().default("warn"),
  signingKeys: z.union([platformSettings.shape.signingKeys, z.string()]).optional(),
});

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: "string" }, config: { type: "string" } } });
  const config = await readSettings(values.config);
  const { paths, host, databaseUrl, dataDir, logLevel, ...given } = config;
  const database = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await ownDatabase(dataDir);
  const log = createLogger({ level: logLevel });
  const secretKey = given.secretKey ?? "a platform that serves alone, for tests and trials";
  const platform = await startPlatform({
    settings: { ...given, secretKey, signingKeys: given.signingKeys as never },
    database: { url: database.url },
    addressOf: (c: Context<{ Bindings: HttpBindings }>) => c.env.incoming.socket.remoteAddress ?? "",
    log,
  });
  const app = new Hono();
  app.use("/mailbox/*", onlyHere);
  app.get("/mailbox", async (c) => c.json(await platform.mail.mailbox.list({ limit: 100 })));
  app.get("/mailbox/:id", async (c) => c.json((await platform.mail.mailbox.read(c.req.param("id"))) ?? null));
  app.route(paths.auth, platform.auth);
  const server = serve({ fetch: app.fetch, port: Number(values.port ?? 54_321), hostname: host }, ({ port }) => {
    process.stdout.write(`Ready: http://${host === "127.0.0.1" ? "localhost" : host}:${port}\n`);
    if (platform.apiKeys) process.stdout.write(`${JSON.stringify(platform.apiKeys)}\n`);
  });
  const stop = async () => {
    await new Promise((done) => server.close(done));
    await platform.stop();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

/** The mailbox holds codes and links: nobody on another machine may read it. */
const onlyHere: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const peer = c.env.incoming.socket.remoteAddress ?? "";
  return /^(::ffff:)?127\.|^::1$/.test(peer) ? next() : c.text("Forbidden", 403);
};

async function readSettings(file: string | undefined): Promise<z.infer<typeof settings>> {
  if (!file) throw new StartProblem("Say which settings to use: npm run platform -- --port 54321 --config file.json");
  const parsed = settings.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (!parsed.success) throw new StartProblem(z.prettifyError(parsed.error));
  const { signingKeys } = parsed.data;
  if (typeof signingKeys !== "string") return parsed.data;
  const keys = JSON.parse(await readFile(resolve(dirname(file), signingKeys), "utf8")) as unknown;
  return { ...parsed.data, signingKeys: platformSettings.shape.signingKeys.parse(keys) };
}

async function ownDatabase(kept: string | undefined): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), "cuadrante-platform-")));
  const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
  const stop = async () => {
    await cluster.stop();
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  };
  return { url: cluster.url, stop };
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
