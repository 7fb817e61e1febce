import { beforeAll, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { recordSession } from "@product/database/sign-in/seen-sessions";
import { useTestDatabase } from "@product/database/testing/test-database";
import { demoAccounts, type DemoRole } from "@product/database/demo/accounts";
import { personBehind } from "#features/access/account/queries.server.ts";
import { lastActs } from "#testing/world.ts";
import { startViewing, stopViewing } from "./commands.server.ts";

const { query } = useTestDatabase({ template: "founded" });
const sessionId = crypto.randomUUID();
const idOf = (role: DemoRole) => demoAccounts.find((account) => account.role === role)!.id;
const asNow = (role: DemoRole) => personBehind(idOf(role), "aal1", sessionId);

beforeAll(async () => {
  const seen = {
    email: "owner@demo.cuadrante.test",
    hasSecondFactor: false,
    userAgent: "",
    address: "",
    provedAt: new Date(),
  };
  await recordSession({ sessionId, userId: idOf("owner"), ...seen }, new Date());
});

test("an owner looks as a planner sees it, does nothing meanwhile, and comes back", async () => {
  await startViewing(await asNow("owner"), { userId: idOf("planner"), sessionId });
  expect(await lastActs()).toMatchObject([
    { act: "staff.view-as", actorId: idOf("owner"), subjects: [`staff ${idOf("planner")}`] },
  ]);
  const looking = await asNow("owner");
  const planner = await personBehind(idOf("planner"), "aal1");
  expect(looking).toMatchObject({ id: planner.id, name: planner.name, viewedBy: { id: idOf("owner") } });
  expect(looking.grants).toEqual(planner.grants);
  await stopViewing(looking, sessionId);
  expect(await lastActs()).toMatchObject([{ act: "staff.stop-viewing", actorId: idOf("owner") }]);
  expect(await asNow("owner")).not.toHaveProperty("viewedBy");
});

test("the look ends by itself, and with the permission", async () => {
  await startViewing(await asNow("owner"), { userId: idOf("planner"), sessionId });
  await query("UPDATE app.seen_session SET viewing_until = now() - interval '1 second'");
  expect(await asNow("owner")).not.toHaveProperty("viewedBy");
  await query("UPDATE app.seen_session SET viewing_until = now() + interval '1 hour'");
  expect(await personBehind(idOf("hr"), "aal1", sessionId)).not.toHaveProperty("viewedBy");
});

test("the look is judged with every request: by what both hold then, and whether both are here", async () => {
  const planner = idOf("planner");
  await query(`INSERT INTO app."group" (key, name_en, name_es) VALUES ('lookers', 'Lookers', 'Miradores')`);
  await query(
    `INSERT INTO app.group_permission SELECT g.id, p.permission FROM app."group" g,
       (SELECT permission FROM app.group_permission JOIN app."group" from_group ON from_group.id = group_id
        WHERE from_group.key = 'planner' UNION SELECT 'staff.impersonate') p WHERE g.key = 'lookers'`,
  );
  const join = (userId: string, key: string) =>
    query(`INSERT INTO app.membership (user_id, group_id) SELECT $1, id FROM app."group" WHERE key = $2`, [
      userId,
      key,
    ]);
  const looker = idOf("gate");
  await join(looker, "lookers");
  await query("UPDATE app.seen_session SET user_id = $1, viewing_as = NULL, viewing_until = NULL", [looker]);
  const now = () => personBehind(looker, "aal2", sessionId);
  await startViewing(await now(), { userId: planner, sessionId });
  expect(await now()).toMatchObject({ id: planner, viewedBy: { id: looker } });

  await join(planner, "finance");
  expect(await now()).toMatchObject({ id: looker });
  expect(await now()).not.toHaveProperty("viewedBy");
  await query(
    `DELETE FROM app.membership WHERE user_id = $1 AND group_id = (SELECT id FROM app."group" WHERE key = 'finance')`,
    [planner],
  );
  expect(await now()).toMatchObject({ id: planner });

  for (const who of [planner, looker]) {
    await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [who]);
    expect(await now()).toMatchObject({ id: looker });
    expect(await now()).not.toHaveProperty("viewedBy");
    await query("UPDATE app.staff SET deactivated_at = NULL WHERE user_id = $1", [who]);
  }
  await query(
    `DELETE FROM app.membership WHERE user_id = $1 AND group_id = (SELECT id FROM app."group" WHERE key = 'lookers')`,
    [looker],
  );
  expect(await now()).not.toHaveProperty("viewedBy");
});

test("nobody looks through the eyes of somebody who is no colleague, or is gone", async () => {
  const owner = await personBehind(idOf("owner"), "aal2");
  const gone = { refusals: [{ code: "staff.changed-meanwhile" }] };
  await expect(startViewing(owner, { userId: crypto.randomUUID(), sessionId })).rejects.toMatchObject(gone);
  await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [idOf("gate")]);
  await expect(startViewing(owner, { userId: idOf("gate"), sessionId })).rejects.toMatchObject(gone);
  await query("UPDATE app.staff SET deactivated_at = NULL WHERE user_id = $1", [idOf("gate")]);
});

test("nobody looks through the eyes of who may do more, nor through their own", async () => {
  const planner: Person = await personBehind(idOf("planner"), "aal1");
  const curious = {
    ...planner,
    grants: [...planner.grants, { permission: "staff.impersonate", scope: "all" } as const],
  };
  const asOwner = startViewing(curious, { userId: idOf("owner"), sessionId });
  await expect(asOwner).rejects.toMatchObject({ refusals: [{ code: "view-as.beyond-you" }] });
  const asMyself = startViewing(curious, { userId: planner.id, sessionId });
  await expect(asMyself).rejects.toMatchObject({ refusals: [{ code: "staff.yourself" }] });
  await expect(startViewing(planner, { userId: idOf("gate"), sessionId })).rejects.toMatchObject({
    name: "NotPermitted",
  });
});
