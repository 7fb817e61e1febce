import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { useDatabase } from "@platform/kernel/testing/database";
import { migrateRealtime } from "@platform/realtime/migrate";
import { until } from "@platform/realtime/testing/client";
import { createInbox } from "./inbox.ts";
import { writeTold } from "./written.ts";

const { db, url } = useDatabase(migrateRealtime);
const notices: string[] = [];
let ears: pg.Client;
beforeAll(async () => {
  ears = new pg.Client({ connectionString: url });
  ears.on("notification", ({ payload }) => void notices.push(payload!));
  await ears.connect();
  await ears.query("LISTEN realtime");
});
afterAll(() => ears.end());

async function openInbox() {
  const events: string[] = [];
  const self = randomUUID();
  const inbox = createInbox({
    db,
    process: self,
    log: createLogger({ level: "silent" }),
    onTold: (heard) => void events.push(heard.extension === "broadcast" ? heard.broadcast.event : "presence"),
  });
  await inbox.catchUp();
  return { inbox, events, self };
}

/** Writes as another process does, and returns the notice of it. */
async function writeEntry(event: string, by: string = randomUUID(), size = 1): Promise<string> {
  notices.length = 0;
  const broadcast = { event, encoding: "bytes" as const, body: Buffer.alloc(size) };
  const tenant = { name: "room", isPrivate: false };
  await writeTold(db, by, [
    { id: randomUUID(), at: new Date(), update: { extension: "broadcast", tenant, broadcast } },
  ]);
  return until(
    () => notices[0],
    () => "no notice",
  );
}

describe("the inbox", () => {
  it.each([
    ["small", 1],
    ["too large for a notice", 20_000],
  ])("takes a message once, whichever way it comes first: %s", async (_, size) => {
    const { inbox, events } = await openInbox();
    const first = await writeEntry("first", undefined, size);
    await inbox.catchUp();
    inbox.notice(first);
    const second = await writeEntry("second", undefined, size);
    inbox.notice(second);
    inbox.notice(second);
    await inbox.catchUp();
    await inbox.catchUp();
    inbox.notice(first);
    inbox.notice(second);
    await inbox.queued(async () => {});
    expect(events).toEqual(["first", "second"]);
  });

  it("does not repeat what its own process said", async () => {
    const { inbox, events, self } = await openInbox();
    inbox.notice(await writeEntry("own", self));
    await inbox.catchUp();
    expect(events).toEqual([]);
  });

  it("reads more than a page, and nothing from before it began", async () => {
    await writeEntry("before");
    const { inbox, events } = await openInbox();
    for (let batch = 0; batch < 3; batch++)
      await db.rows(
        `INSERT INTO realtime.messages (topic, extension, event, body) SELECT 'room', 'broadcast', 'e' || number, '' FROM generate_series($1::int, $2::int) number`,
        [batch * 400, batch * 400 + 399],
      );
    await inbox.catchUp();
    expect(events).toEqual(Array.from({ length: 1_200 }, (_, number) => `e${number}`));
  });

  it("passes over what it does not understand", async () => {
    const { inbox, events } = await openInbox();
    for (const text of [
      "",
      "nonsense",
      "7 - {}",
      "7 - {not json}",
      `7 - ${"{".repeat(9)}}`,
      "x y z",
      '99999999999 - {"id":"no","at":"never"}',
    ])
      inbox.notice(text);
    inbox.notice(await writeEntry("after"));
    await inbox.queued(async () => {});
    expect(events).toEqual(["after"]);
  });
});
