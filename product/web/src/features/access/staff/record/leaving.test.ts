import { describe, expect, test } from "vitest";
import type { Grant } from "@product/domain/permissions/grants";
import type { Person } from "@product/domain/actor";
import { lastActs } from "#testing/world.ts";
import { useOffice } from "#testing/office.ts";
import { deactivate, reactivate, signOutEverywhere } from "./leaving.server.ts";
import { ownedBy } from "#features/access/staff/owned.server.ts";

const { query, colleague, again, group } = useOffice();

function doors() {
  const calls: string[] = [];
  return {
    calls,
    lockOut: async (id: string) => void calls.push(`out ${id}`),
    letIn: async (id: string) => void calls.push(`in ${id}`),
  };
}
const leave = (actor: Person, { id }: Person, heir?: Person, version = 1, service = doors()) =>
  deactivate(actor, id, { heir: heir?.id, version }, service);
const refusing = (code: string) => ({ refusals: [{ code }] });
const answersFor = ({ id }: Person, key: string) =>
  query(`UPDATE app."group" SET responsible_id = $1 WHERE key = $2`, [id, key]);

/** In no order of their own. */
const grantTexts = ({ grants }: { grants: readonly Grant[] }) =>
  grants.map((grant) => JSON.stringify(grant)).toSorted();

describe("someone who leaves", () => {
  test("holds nothing from then on, is locked out and signed out, and may come back with what they had", async () => {
    const owner = await colleague({ in: ["owner"] });
    const paula = await colleague({ in: ["planner"] });
    await query("INSERT INTO app.seen_session VALUES (gen_random_uuid(), $1, 'x', '192.0.2.7', now(), now(), now())", [
      paula.id,
    ]);
    const service = doors();
    await leave(owner, paula, undefined, 1, service);
    expect((await again(paula)).grants).toEqual([]);
    expect((await query("SELECT FROM app.seen_session")).rowCount).toBe(0);
    expect(await lastActs()).toMatchObject([{ act: "staff.deactivate", subjects: [`staff ${paula.id}`] }]);
    await expect(leave(owner, paula, undefined, 2)).rejects.toMatchObject(refusing("staff.changed-meanwhile"));
    await reactivate(owner, paula.id, { version: 2 }, service);
    expect(grantTexts(await again(paula))).toEqual(grantTexts(paula));
    expect(service.calls).toEqual([`out ${paula.id}`, `in ${paula.id}`]);
  });

  test("hands over what they own, and each thing's history tells of it", async () => {
    const owner = await colleague({ in: ["owner"] });
    const [paula, hugo] = [await colleague({ in: ["planner"] }), await colleague({ in: ["hr"] })];
    const [left, waiting] = [await colleague(), await colleague({ joined: false })];
    await leave(owner, left);
    await answersFor(paula, "planner");
    await answersFor(paula, "event-lead");
    await query(`INSERT INTO app.list (name, kind, purpose, owner_id) VALUES ('Bar', 'static', 'report', $1)`, [
      paula.id,
    ]);
    for (const heir of [undefined, paula, left, waiting])
      await expect(leave(owner, paula, heir)).rejects.toMatchObject({
        refusals: [{ code: "staff.heir-needed", count: 3 }],
      });
    await leave(owner, paula, hugo);
    expect(await ownedBy(paula.id)).toEqual([]);
    expect(await ownedBy(hugo.id)).toMatchObject([{ kind: "group" }, { kind: "group" }, { kind: "list" }]);
    const [, list, handed] = await lastActs(3);
    expect(list).toMatchObject({ act: "list.edit", actorId: owner.id });
    expect(handed).toMatchObject({ act: "group.edit", actorId: owner.id });
    expect(handed!.subjects).toHaveLength(2);
  });

  test("hands over the events they are in charge of, but for those that are over", async () => {
    const owner = await colleague({ in: ["owner"] });
    const [paula, hugo] = [await colleague({ in: ["planner"] }), await colleague({ in: ["planner"] })];
    await query(`WITH v AS (INSERT INTO app.venue (name, country, time_zone) VALUES ('Kaia', 'ES', 'Europe/Madrid') RETURNING id),
      l AS (INSERT INTO app.legal_entity (name, country) VALUES ('Kaia SL', 'ES') RETURNING id)
      INSERT INTO app.event (code, title_es, legal_entity_id, venue_id, time_zone, status, starts_at, ends_at)
      SELECT code, status, l.id, v.id, 'Europe/Madrid', status, '2027-06-18T10:00Z', '2027-06-18T22:00Z'
      FROM v, l, (VALUES ('EV-AAAA', 'staffing'), ('EV-BBBB', 'closed')) AS e (code, status)`);
    await query("INSERT INTO app.event_manager SELECT id, $1 FROM app.event", [paula.id]);
    await expect(leave(owner, paula)).rejects.toMatchObject({
      refusals: [{ code: "staff.heir-needed", count: 1 }],
    });
    await leave(owner, paula, hugo);
    expect(await ownedBy(hugo.id)).toMatchObject([{ kind: "event", nameEs: "staffing" }]);
    expect((await lastActs(2))[1]).toMatchObject({ act: "event.edit", actorId: owner.id });
    const { rows } = await query(
      "SELECT e.status FROM app.event_manager m JOIN app.event e ON e.id = m.event_id WHERE m.user_id = $1",
      [paula.id],
    );
    expect(rows).toEqual([{ status: "closed" }]);
  });

  test("is never oneself, nor the last owner, nor beyond one's reach", async () => {
    await group("clerks", ["staff.view", "staff.delete"]);
    const owner = await colleague({ in: ["owner"] });
    const clerk = await colleague({ in: ["clerks", "planner", "event-lead"] });
    const lesser = await colleague({ in: ["clerks"] });
    const local = await colleague({ in: ["clerks@event:gala"] });
    const both = await colleague({ in: ["planner", "event-lead@event:gala"] });
    await expect(leave(clerk, clerk)).rejects.toMatchObject(refusing("staff.yourself"));
    await colleague({ in: ["owner"] });
    await expect(leave(clerk, owner)).rejects.toMatchObject(refusing("staff.beyond-you"));
    await expect(leave(lesser, both)).rejects.toMatchObject(refusing("staff.beyond-you"));
    await expect(leave(local, both)).rejects.toMatchObject({ name: "NotPermitted" });
    await leave(clerk, both);
    await expect(reactivate(lesser, both.id, { version: 2 }, doors())).rejects.toMatchObject(
      refusing("group.beyond-you"),
    );
  });

  test("stays when the service could not be told", async () => {
    const owner = await colleague({ in: ["owner"] });
    const paula = await colleague({ in: ["planner"] });
    const away = { ...doors(), lockOut: () => Promise.reject(new Error("away")) };
    await expect(leave(owner, paula, undefined, 1, away)).rejects.toThrow("away");
    expect(grantTexts(await again(paula))).toEqual(grantTexts(paula));
  });

  test("is one of two owners who send each other away at once, never both", async () => {
    for (let round = 0; round < 20; round++) {
      await query("TRUNCATE app.membership");
      const [ana, eva] = [await colleague({ in: ["owner"] }), await colleague({ in: ["owner"] })];
      await answersFor(ana, "planner");
      await answersFor(eva, "finance");
      const both = await Promise.allSettled([leave(ana, eva, ana), leave(eva, ana, eva)]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const [anaNow, evaNow] = [await again(ana), await again(eva)];
      expect([anaNow, evaNow].filter(({ grants }) => grants.length > 0)).toHaveLength(1);
    }
  });
});

describe("someone who lost a device", () => {
  const seen = ({ id }: Person) =>
    query("INSERT INTO app.seen_session VALUES (gen_random_uuid(), $1, 'x', '192.0.2.7', now(), now(), now())", [id]);

  test("is signed out everywhere by a colleague, keeps their groups, and the trail tells of it", async () => {
    const [owner, paula, hugo] = [
      await colleague({ in: ["owner"] }),
      await colleague({ in: ["planner"] }),
      await colleague({ in: ["planner"] }),
    ];
    for (const person of [paula, hugo]) await seen(person);
    const signedOut: string[] = [];
    const service = { signOut: async (id: string) => void signedOut.push(id) };
    await signOutEverywhere(owner, paula.id, { version: 1 }, service);
    expect(signedOut).toEqual([paula.id]);
    const left = await query("SELECT user_id FROM app.seen_session WHERE user_id = ANY($1)", [[paula.id, hugo.id]]);
    expect(left.rows).toEqual([{ user_id: hugo.id }]);
    expect(grantTexts(await again(paula))).toEqual(grantTexts(paula));
    expect(await lastActs()).toMatchObject([{ act: "staff.sign-out", subjects: [`staff ${paula.id}`] }]);
    await expect(signOutEverywhere(paula, owner.id, { version: 1 }, service)).rejects.toMatchObject({
      name: "NotPermitted",
    });
    await expect(signOutEverywhere(owner, owner.id, { version: 1 }, service)).rejects.toMatchObject(
      refusing("staff.yourself"),
    );
    expect(signedOut).toEqual([paula.id]);
  });
});
