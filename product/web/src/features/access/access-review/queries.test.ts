import { theSystem } from "@product/domain/actor";
import { describe, expect, it } from "vitest";
import { keepPermissionUses } from "@product/database/sign-in/permission-uses";
import { useTestDatabase } from "@product/database/testing/test-database";
import { unusedAccess } from "./queries.server.ts";

const { query } = useTestDatabase();
const now = new Date("2026-11-15T12:00:00Z");
let number = 0;

async function member(since: string, ...permissions: string[]): Promise<string> {
  const id = crypto.randomUUID();
  const name = `Group ${++number}`;
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, 'es')", [id, `Person ${number}`]);
  await query("INSERT INTO app.staff (user_id, email) VALUES ($1, $2)", [id, `${id}@example.test`]);
  await query(
    `WITH made AS (INSERT INTO app."group" (key, name_en, name_es) VALUES ($1, $2, $2) RETURNING id),
     given AS (INSERT INTO app.group_permission SELECT id, unnest($3::text[]) FROM made)
     INSERT INTO app.membership (user_id, group_id, since) SELECT $4, id, $5 FROM made`,
    [`group-${number}`, name, permissions, id, since],
  );
  return id;
}

const of = async (userId: string) => (await unusedAccess(theSystem, now)).filter((row) => row.userId === userId);

describe("the review", () => {
  it("names what was held for ninety days and not used in them", async () => {
    const paula = await member("2026-01-01", "event.view", "shift.edit", "page.edit");
    await keepPermissionUses([
      { userId: paula, permission: "event.view", day: "2026-11-01" },
      { userId: paula, permission: "shift.edit", day: "2026-03-01" },
    ]);
    expect(await of(paula)).toMatchObject([{ permissions: 3, unused: ["page.edit", "shift.edit"] }]);
  });

  it("leaves alone who has not held it for that long, and who left", async () => {
    const fresh = await member("2026-10-01", "event.view");
    const gone = await member("2026-01-01", "event.view");
    await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [gone]);
    expect([...(await of(fresh)), ...(await of(gone))]).toEqual([]);
  });

  it("counts the newest use, whatever order it is told in, and forgets uses of people it does not know", async () => {
    const hugo = await member("2026-01-01", "event.view");
    await keepPermissionUses([
      { userId: hugo, permission: "event.view", day: "2026-11-01" },
      { userId: hugo, permission: "event.view", day: "2026-01-02" },
      { userId: crypto.randomUUID(), permission: "event.view", day: "2026-11-01" },
    ]);
    await keepPermissionUses([{ userId: hugo, permission: "event.view", day: "2026-01-03" }]);
    expect(await of(hugo)).toEqual([]);
  });
});
