import pg from "pg";
import { describe, expect, it } from "vitest";
import { createLogger } from "./logger.ts";
import { listenTo } from "./notifications.ts";
import { useDatabase } from "./testing/database.ts";

const { db, url } = useDatabase();

describe("a listener that fails", () => {
  it("hears the next notice all the same, and the process goes on", async () => {
    const heard: string[] = [];
    const ears = await listenTo({
      url,
      channel: "news",
      onNotice: (text) => {
        heard.push(text);
        throw new Error("cannot be understood");
      },
      onGap: () => {
        throw new Error("nothing to catch up with");
      },
      log: createLogger({ level: "silent" }),
    });
    for (const text of ["one", "two"]) await db.rows(`SELECT pg_notify('news', '${text}')`);
    await expect.poll(() => heard).toEqual(["one", "two"]);
    await cutOff();
    await expect
      .poll(async () => {
        await db.rows("SELECT pg_notify('news', 'three')");
        return heard.includes("three");
      })
      .toBe(true);
    await ears.stop();
  });
});

describe("a listener that is asked whether it has caught up", () => {
  it("has heard what was committed before", async () => {
    const heard: string[] = [];
    const ears = await listenTo({
      url,
      channel: "news",
      onNotice: (text) => heard.push(text),
      onGap: () => {},
      log: createLogger({ level: "silent" }),
    });
    for (let n = 1; n <= 100; n++) {
      await db.rows(`SELECT pg_notify('news', '${n}')`);
      await ears.caughtUp();
      expect(heard).toHaveLength(n);
    }
    await ears.stop();
    await ears.caughtUp();
  });
});

/** As a restart of the server does. */
async function cutOff(): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cuadrante-news'");
  await admin.end();
}
