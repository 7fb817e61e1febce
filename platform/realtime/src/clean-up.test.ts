import { describe, expect, it } from "vitest";
import { useDatabase } from "@platform/kernel/testing/database";
import { cleanUp, makeDays } from "./clean-up.ts";
import { migrateRealtime } from "./migrate.ts";
import { realtimeSettings } from "./settings.ts";

const { db, url } = useDatabase(migrateRealtime);
const settings = realtimeSettings.parse({});
const day = (date: string) => new Date(`${date}T12:00:00Z`);
const write = (at: Date) =>
  db.rows(
    `INSERT INTO realtime.messages (topic, extension, event, payload, inserted_at) VALUES ('t', 'broadcast', 'e', '{}', $1)`,
    [at],
  );
const places = async () =>
  (
    await db.rows<{ at: string }>(
      `SELECT tableoid::regclass::text || ' ' || inserted_at::date AS at FROM realtime.messages ORDER BY inserted_at`,
    )
  ).map(({ at }) => at);

describe("messages", () => {
  it("lie by day and go after three", async () => {
    await makeDays(db, day("2026-11-15"));
    for (const date of ["2026-11-10", "2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18"]) await write(day(date));
    expect(await places()).toEqual([
      "realtime.messages_rest 2026-11-10",
      "realtime.messages_20261115 2026-11-15",
      "realtime.messages_20261116 2026-11-16",
      "realtime.messages_20261117 2026-11-17",
      // No day was made for it in time, so it stays where it is.
      "realtime.messages_rest 2026-11-18",
    ]);
    await Promise.all([cleanUp(db, settings, day("2026-11-18")), cleanUp(db, settings, day("2026-11-18"))]);
    expect((await places()).length).toBe(4);
    await cleanUp(db, settings, day("2026-11-20"));
    expect(await places()).toEqual(["realtime.messages_20261117 2026-11-17", "realtime.messages_rest 2026-11-18"]);
    await cleanUp(db, settings, day("2026-11-30"));
    expect(await places()).toEqual([]);
  });

  it("are migrated once", async () => expect(await migrateRealtime(url)).toEqual([]));

  it("are nobody's but the owner's", async () => {
    const granted = await db.rows(
      `SELECT FROM pg_class, aclexplode(relacl) acl WHERE relnamespace = 'realtime'::regnamespace AND acl.grantee = 0
       UNION ALL SELECT FROM pg_proc WHERE pronamespace = 'realtime'::regnamespace AND has_function_privilege('public', oid, 'EXECUTE')`,
    );
    expect(granted).toEqual([]);
  });
});
