import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { theSystem } from "@product/domain/actor";
import { outboxAfter, outboxEnd } from "@product/database/jobs/outbox";
import { useTestDatabase } from "@product/database/testing/test-database";
import { editHome } from "#features/site/home/commands.server.ts";
import { homeTexts } from "#features/site/home/queries.server.ts";
import { tellHosted, type HostedFeed } from "./hosted-feed.ts";

const { query } = useTestDatabase();
const log = createLogger({ level: "silent" });
const secretKey = "sb_secret_for_the_hosted_test";
// Transactions in other databases of the server delay the feed.
const patient = { timeout: 60_000 };

/** Stands for the other system: keeps what it is told, and can be out of order. */
const received: { key: string | undefined; path: string | undefined; body: unknown }[] = [];
let status = 202;
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>);
    if (status === 202)
      received.push({
        key: request.headers["apikey"] as string,
        path: request.url,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => void received.splice(0));

const saveHome = async () => editHome(theSystem, await homeTexts());
const cursor = async () =>
  (await query("SELECT transaction::text FROM app.outbox_cursor WHERE consumer = 'live'")).rows;
const homeChanged = {
  key: secretKey,
  path: "/realtime/v1/api/broadcast",
  body: {
    messages: [{ topic: "live:page", event: "changed", payload: { kind: "page", ids: ["home"] }, private: true }],
  },
};
const settled = async (feeds: HostedFeed[]) => {
  // Transactions of other tests hold the newest acts back for a while.
  await expect
    .poll(async () => {
      for (const feed of feeds) feed.wake();
      return received.length;
    }, patient)
    .toBeGreaterThan(0);
};

describe("a hosted service", () => {
  it("is told of each change once, by whichever process comes first, and of nothing older than the first start", async () => {
    const before = await outboxEnd();
    await saveHome();
    // Older is what no running transaction can precede any more, of this database or of another.
    await expect.poll(() => outboxAfter(before), patient).toHaveLength(1);
    const feeds = [tellHosted({ url, secretKey }, log), tellHosted({ url, secretKey }, log)];
    await expect.poll(cursor, patient).toHaveLength(1);
    const { transaction } = await outboxEnd();
    await saveHome();
    await settled(feeds);
    for (const feed of feeds) feed.wake();
    await Promise.all(feeds.map((feed) => feed.stop()));
    expect(received).toEqual([homeChanged]);
    // The cursor moves in the same transaction, which may be committed a moment later.
    const noted = async () => BigInt((await cursor())[0].transaction) >= BigInt(transaction);
    await expect.poll(noted, patient).toBe(true);
  });

  it("that was out of order is told later", async () => {
    status = 503;
    const feed = tellHosted({ url, secretKey }, log);
    await saveHome();
    feed.wake();
    await new Promise((done) => setTimeout(done, 500));
    status = 202;
    await settled([feed]);
    await feed.stop();
    expect(received).toEqual([homeChanged]);
  });
});
