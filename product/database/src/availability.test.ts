import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { watchAvailability, type Availability } from "./availability.ts";
import { database } from "./client.ts";
import { databaseWasAway } from "@platform/kernel/database-failures";
import { closeDatabase, openDatabase, reopenDatabase } from "./pools.ts";
import { pages } from "./tables/site/page.ts";
import { startFaultProxy, type FaultProxy } from "./testing/fault-proxy.ts";

let proxy: FaultProxy;
let watch: Availability;

beforeEach(async () => {
  const url = new URL(inject("postgresUrl"));
  url.pathname = "/template_of_tests";
  proxy = await startFaultProxy(url.href);
  openDatabase({ url: proxy.url });
  watch = watchAvailability({ url: proxy.url, everyMs: 200, onAway: reopenDatabase, onBack: () => {} });
  expect(await readHome()).toHaveLength(1);
});
afterEach(async () => {
  await proxy.heal();
  await watch.stop();
  await closeDatabase();
  await proxy.stop();
});

const readHome = () => database.select().from(pages).where(eq(pages.slug, "home"));
const isAway = (expected: boolean) =>
  vi.waitFor(() => expect(watch.isAway()).toBe(expected), { timeout: 10_000, interval: 20 });

describe("the watch over the database", () => {
  it.each(["drop", "reset", "blackHole"] as const)("notices a %s, and the return", async (fault) => {
    proxy[fault]();
    await isAway(true);
    await proxy.heal();
    await isAway(false);
    // A query in the same moment may still meet an old connection, or a machine busy with making new ones.
    await expect.poll(() => readHome().catch(() => [])).toHaveLength(1);
  });

  it("lets those who wait for an answer go on at once", async () => {
    proxy.blackHole();
    const first = await watch.unlessAway(readHome().then(() => "answer")).then((answer) => answer ?? "away");
    expect(first).toBe("away");
  });

  it("takes mere slowness for what it is", async () => {
    proxy.delay(150);
    expect(await readHome()).toHaveLength(1);
    expect(watch.isAway()).toBe(false);
  });

  it.each(["drop", "reset"] as const)("a query that meets a %s says that the database was away", async (fault) => {
    proxy[fault]();
    const error = await readHome().catch((failure: unknown) => failure);
    expect(databaseWasAway(error)).toBe(true);
  });
});
