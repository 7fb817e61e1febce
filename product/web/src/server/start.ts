/** The composition root: puts the parts together, serves until told to stop, and stops them in the opposite order. */
import { resolve } from "node:path";
import type { MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { StartProblem } from "@product/database/start-problem";
import { createLogger } from "@platform/kernel/logger";
import { jobs, schedules } from "#features/upkeep/jobs.server.ts";
import type { Identify } from "#request/context.ts";
import { onCommit } from "#request/perform.ts";
import { catalogue } from "#catalogue.server.ts";
import { createApi } from "./api.ts";
import { createApp } from "./app.ts";
import { createBuilds } from "./builds.ts";
import { configOfThisProcess, type Config } from "./config.ts";
import { prepareDatabase } from "./database.ts";
import { runJobs } from "./jobs.ts";
import { listen, type Before } from "./listen.ts";
import { createMetrics } from "./metrics.ts";
import { followOutbox } from "./outbox-tail.ts";
import { createPageCache, type CachedPages } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { createProbes } from "./probes.ts";
import { readReadiness } from "./readiness.ts";
import { keepRouteRules } from "./route-rules.ts";
import { createPolicies, documentHeaders } from "./security-headers.ts";

export type StartOptions = {
  /** A function when it may change while the server runs, as in development. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  cachedPages: CachedPages;
  assets: MiddlewareHandler;
  identify: Identify;
  /** Looks at a request before the app does. */
  before?: Before;
};

/** Runs the program: one clear line per problem and a non-zero exit, or serving until a signal. */
export async function runProgram(options: StartOptions): Promise<void> {
  const toldToStop = stopSignal();
  // Whoever read what we print may be gone; that is no reason to end.
  process.stdout.on("error", () => {});
  try {
    const running = await start(configOfThisProcess(), options, (line) => process.stdout.write(`  ${line}\n`));
    await toldToStop;
    await running.stop();
    process.exit(0);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Heard from the first moment on, and once: a terminal, npm and the start script may each send the same signal. */
function stopSignal(): Promise<void> {
  const stop = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.resolve());
  return stop.promise;
}

async function start(
  config: Config,
  { build, cachedPages, assets, identify, before }: StartOptions,
  say: (line: string) => void,
) {
  const log = createLogger({ level: config.logLevel });
  const database = await prepareDatabase(config, log, say);
  const { demo, availability } = database;
  try {
    const metrics = createMetrics();
    const secure = config.tls !== undefined || config.siteUrl?.startsWith("https:") === true;
    const policies = createPolicies(otherHosts(config));
    const cache = createPageCache(cachedPages, documentHeaders(secure), policies);
    const rules = keepRouteRules({ availability, listedHosts: config.redirectHosts });
    const forget = (kinds: ReadonlySet<string>) => {
      cache.forget(kinds);
      rules.forget(kinds);
    };
    const tail = await followOutbox({
      onEntries: (entries) =>
        forget(new Set(entries.flatMap((entry) => entry.subjects.map((subject) => subject.kind)))),
      onGap: () => {
        cache.forgetAll();
        rules.forgetAll();
      },
      isAway: () => availability.isAway(),
      log,
    });
    const runner = runJobs({ handlers: jobs, schedules, log, isAway: () => availability.isAway() });
    onCommit((deeds) => {
      forget(new Set(deeds.map((deed) => deed.kind)));
      runner.wake();
    });

    const facts = await buildFacts(build);
    const settings = {
      buildId: facts.buildId,
      // Never from the request: whoever asks first would decide what a kept page says to all.
      origin: config.siteUrl ?? "",
      consentScriptUrl: config.consentScriptUrl,
      tagManagerId: config.tagManagerId,
      iconServiceUrl: config.iconServiceUrl,
    };
    let draining = false;
    const app = createApp({
      config,
      demo,
      log,
      metrics,
      secure,
      isDraining: () => draining,
      builds: createBuilds({ ...facts, catalogue }),
      api: createApi({ rules, secure }),
      rules,
      probes: createProbes({
        readiness: async () => ({ ...(await readReadiness(availability, Object.keys(jobs))), draining }),
        metrics: metrics.text,
        metricsToken: config.metricsToken,
      }),
      assets,
      pages: createPages({ build, identify, demo, settings, policies, secure, availability, log }),
      cache,
      cachedPages,
    });
    const server = await listen(app, config, { onDrain: () => (draining = true), before });
    announce(say, config, server.port, demo, database.location);

    return {
      async stop() {
        say("Stopping: finishing what is under way");
        await server.drain(drainPatienceMs);
        await Promise.all([runner.stop(), tail.stop()]);
        await database.stop();
        say("Stopped");
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** What the operator chose to load from elsewhere. */
const otherHosts = ({ consentScriptUrl, tagManagerId, iconServiceUrl }: Config): string[] => [
  ...[consentScriptUrl, iconServiceUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin),
  ...(tagManagerId ? ["https://www.googletagmanager.com", "https://*.google-analytics.com"] : []),
];

/** A build is known by its browser files; one that changes while it runs is new at every start. */
async function buildFacts(build: StartOptions["build"]): Promise<{ buildId: string; builtAt: number }> {
  const { assets } = typeof build === "function" ? await build() : build;
  return { buildId: assets.version, builtAt: Date.now() };
}

const drainPatienceMs = 20_000;

function announce(say: (line: string) => void, config: Config, port: number, demo: boolean, location: string): void {
  const host = config.host === "127.0.0.1" ? "localhost" : config.host;
  say(
    `Data: ${resolve(config.dataDir)}${location.startsWith(resolve(config.dataDir)) ? "" : `; database: ${location}`}`,
  );
  if (demo) {
    say(`Demo accounts, all with the password ${demoPassword}:`);
    for (const { email, name } of demoAccounts) say(`  ${email.padEnd(30)} ${name}`);
  }
  say(`Ready: ${config.siteUrl ?? `${config.tls ? "https" : "http"}://${host}:${port}`}`);
}
