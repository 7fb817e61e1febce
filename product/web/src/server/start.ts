/** The composition root: puts the parts together, serves until told to stop, and stops them in the opposite order. */
import { isIPv6 } from "node:net";
import type { Hono, MiddlewareHandler } from "hono";
import type { ServerBuild } from "react-router";
import { hasOwner, makeSetupLink } from "@product/database/sign-in/setup-links";
import type { Platform } from "@platform/host/create-platform";
import { systemClock } from "@platform/kernel/clock";
import { createLogger } from "@platform/kernel/logger";
import { bindClock } from "#request/clock.ts";
import { forgetErased, remembered } from "#request/forgetting.ts";
import { onCommit } from "#request/perform.ts";
import { brandForMails } from "#features/company/branding/queries.server.ts";
import { catalogue } from "#catalogue.server.ts";
import { startJobs } from "#server/background/all-jobs.ts";
import { announce } from "./announce.ts";
import { createApi } from "./api.ts";
import { createApp } from "./app.ts";
import { keepForEveryPage } from "#server/pages/on-every-page.ts";
import { createBuilds, type BuildOptions } from "#server/pages/builds.ts";
import { configOfThisProcess, type Config } from "./config.ts";
import { prepareDatabase } from "./database.ts";
import { startFiles } from "./files/start-files.ts";
import { isHeardOf } from "./live/changes.ts";
import { channelPolicy } from "./live/channel-policy.ts";
import { createLiveFeed } from "./live/live-feed.ts";
import { freePort, listen, readCertificate, type Before } from "./listen.ts";
import { createMetrics } from "./metrics.ts";
import { followOutbox } from "#server/background/outbox-tail.ts";
import { otherSites } from "#server/middleware/other-sites.ts";
import { outliveBackground } from "#server/background/outlive-background.ts";
import { seenFromOutside } from "#server/middleware/outside.ts";
import { healthOf } from "./operations/health/port.ts";
import { createPageCache, type CachedPages } from "#server/pages/page-cache.ts";
import { createPages } from "#server/pages/pages.ts";
import { startServices } from "./platform.ts";
import { createProbes } from "./probes.ts";
import { publicSettings } from "#server/settings/public-settings.ts";
import { problemOfStart } from "./reach-server.ts";
import { readReadiness } from "./readiness.ts";
import { startRouteRules } from "#server/middleware/route-rules.ts";
import { keepSealed } from "#server/background/sealer.ts";
import { secretKeyOf } from "./secret-key.ts";
import { createPolicies, documentHeaders } from "#server/middleware/security-headers.ts";
import { callerOf } from "./sessions/caller.ts";
import type { Identify } from "./sessions/identify-session.ts";
import { createSessions } from "./sessions/sessions.ts";
import { signInDoor } from "#server/sessions/sign-in-door.ts";
import { keepUses } from "#server/background/uses.ts";

export type StartOptions = {
  /** A function when it may change while the server runs, as in development. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  cachedPages: CachedPages;
  usedCatalogues: BuildOptions["usedCatalogues"];
  assets: MiddlewareHandler;
  /** Another way to know who acts, in front of sessions; for tests alone. */
  identifyBy?: (bySession: Identify) => Identify;
  /** A way to open messages that nothing carries; for development and tests alone. */
  readMessages?: (mail: Platform["mail"]) => Hono;
  /** Looks at a request before the app does. */
  before?: Before;
};

/** Runs the program: one clear line per problem and a non-zero exit, or serving until a signal. */
export async function runProgram(options: StartOptions): Promise<void> {
  const toldToStop = stopSignal();
  // The reader of our output may be gone; that is no reason to end.
  process.stdout.on("error", () => {});
  try {
    const say = (line: string) => void process.stdout.write(`  ${line}\n`);
    const running = await start(configOfThisProcess(), options, say, toldToStop);
    await toldToStop;
    await running.stop();
    process.exit(0);
  } catch (error) {
    const problem = problemOfStart(error);
    if (problem === undefined) throw error;
    process.stderr.write(`${problem}\n`);
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
  initialConfig: Config,
  { build, cachedPages, usedCatalogues, assets, identifyBy, readMessages, before }: StartOptions,
  say: (line: string) => void,
  toldToStop: Promise<void>,
) {
  // The address stands in tokens and mails, so it must be known before anything is served.
  const config =
    initialConfig.port === 0 ? { ...initialConfig, port: await freePort(initialConfig.host) } : initialConfig;
  const siteUrl = config.siteUrl ?? addressOf(config);
  const certificate = config.tls && (await readCertificate(config.tls));
  const log = createLogger({ level: config.logLevel });
  outliveBackground(log);
  bindClock(systemClock, config.timeZone);
  const database = await prepareDatabase(config, log, say, toldToStop);
  const { demo, availability } = database;
  const isAway = () => availability.isAway();
  const onEveryPage = keepForEveryPage();
  const seenEverywhere = Object.values(onEveryPage);
  let services: Platform | undefined;
  try {
    const mailBrand = async () => brandForMails(await onEveryPage.brand.now(), config.siteUrl);
    services = await startServices({
      config,
      siteUrl,
      database,
      demo,
      channelPolicy: channelPolicy((token) => sessions.whoHolds(token)),
      brand: mailBrand,
      say,
      readable: readMessages !== undefined,
      log,
    });
    const metrics = createMetrics();
    const secure = config.tls !== undefined || config.siteUrl?.startsWith("https:") === true;
    const sessions = createSessions({ config, services, siteUrl, secure });
    const identify = identifyBy ? identifyBy(sessions.identify) : sessions.identify;
    const policies = createPolicies(otherSites(config));
    const cache = createPageCache(cachedPages, documentHeaders(secure), policies);
    const rules = await startRouteRules({ availability, listedHosts: config.redirectHosts, say });
    const forget = (kinds: ReadonlySet<string>) => {
      if (seenEverywhere.filter((known) => known.forget(kinds)).length > 0) cache.forgetAll();
      for (const known of [cache, rules]) known.forget(kinds);
    };
    const live = createLiveFeed({ services, hosted: config.supabase, log });
    const sealer = keepSealed({ secret: await secretKeyOf(config), isAway, log });
    const tail = await followOutbox({
      onEntries: (entries) => {
        forget(new Set(entries.flatMap((entry) => entry.subjects.map((subject) => subject.kind))));
        forgetErased(entries);
        live.take(entries);
        sealer.wake();
      },
      onGap: () => [...seenEverywhere, cache, rules, remembered].forEach((known) => known.forgetAll()),
      isAway,
      log,
    });
    const uses = keepUses({ isAway, log });
    const { files, stop: stopFiles } = startFiles(sessions.service, { isHosted: !services, log });
    const { directUrl } = database;
    const forJobs = { config, databaseUrl: directUrl, files, services, mailBrand, siteUrl, log, isAway };
    const runner = startJobs({ ...forJobs, authService: sessions.service });
    onCommit((committed) => {
      forget(new Set(committed.map((act) => act.kind)));
      forgetErased(committed);
      runner.wake();
      // Screens hear of it from the outbox alone, in the order of its acts; elsewhere within a second, here at once.
      if (committed.some((act) => isHeardOf(act.kind))) tail.wake();
    });
    const facts = await buildFacts(build);
    const settings = publicSettings({
      config,
      demo,
      readable: readMessages !== undefined,
      secure,
      buildId: facts.buildId,
      service: sessions.service,
      services,
    });
    const setupToken = (await hasOwner()) ? undefined : await makeSetupLink();
    let draining = false;
    const app = createApp({
      config,
      demo,
      log,
      metrics,
      secure,
      isDraining: () => draining,
      builds: createBuilds({ ...facts, catalogue, usedCatalogues }),
      api: createApi({ rules, secure, identify, callerOf: (c) => callerOf(c, config) }),
      services,
      openMailbox: services && readMessages?.(services.mail),
      rules,
      probes: createProbes({
        readiness: async () => ({ ...(await readReadiness(availability, runner.kinds)), draining }),
        metrics: metrics.text,
        metricsToken: config.metricsToken,
      }),
      assets,
      signInDoor: signInDoor({
        addressOf: (c) => seenFromOutside(c, config).address,
        deviceIn: services?.deviceIn,
        headers: documentHeaders(secure),
      }),
      pages: createPages({
        build,
        identify,
        callerOf: (c) => callerOf(c, config),
        demo,
        settings,
        ...onEveryPage,
        mailbox: services?.mail.mailbox,
        files,
        redirectHosts: config.redirectHosts,
        health: healthOf(config, directUrl),
        policies,
        secure,
        availability,
        log,
      }),
      cache,
      cachedPages,
    });
    const onDrain = () => (draining = true);
    const upgrade = services?.realtime.upgrade;
    const server = await listen(app, { ...config, certificate }, { onDrain, before, upgrade });
    announce(say, { dataDir: config.dataDir, siteUrl, demo, location: database.location, delivery: settings.delivery });
    if (setupToken) say(`Nobody can sign in yet. Make the owner within a day: ${siteUrl}/setup/${setupToken}`);

    return {
      async stop() {
        say("Stopping: finishing what is under way");
        stopFiles();
        await services?.closeSockets();
        await server.drain(drainPatienceMs);
        await Promise.all([runner.stop(), tail.stop(), live.stop(), sealer.stop(), uses.stop(), services?.stop()]);
        await database.stop();
        say("Stopped");
      },
    };
  } catch (error) {
    await services?.stop();
    await database.stop();
    throw error;
  }
}

/** As this machine names itself when nobody says how it is seen from outside. */
function addressOf({ host, port, tls }: Config): string {
  const name = ["127.0.0.1", "0.0.0.0", "::"].includes(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `${tls ? "https" : "http"}://${name}:${port}`;
}

/** A build is known by its browser files; one that changes while it runs is new at every start. */
async function buildFacts(build: StartOptions["build"]): Promise<{ buildId: string; builtAt: number }> {
  const { assets } = typeof build === "function" ? await build() : build;
  return { buildId: assets.version, builtAt: Date.now() };
}

const drainPatienceMs = 20_000;
