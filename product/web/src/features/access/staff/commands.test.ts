import { describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { everyPermission } from "@product/domain/permissions/catalogue";
import { lastActs } from "#testing/world.ts";
import { useOffice } from "#testing/office.ts";
import { changeGroups, editStaff, inviteAgain, inviteStaff } from "./commands.server.ts";
import { groupsForm } from "./schema.ts";

const { query, colleague, again, group } = useOffice();

const chosen = (...texts: string[]) => groupsForm.shape.memberships.parse(texts);
const berta = { name: "Berta Soler", email: "berta@office.test", language: "es" as const };
const nextId = "00000000-0000-4000-8000-0000000000b1";

/** The service writes down whom it was asked to mail, and says who that is. */
function mailing(userId = nextId) {
  const mailed: string[] = [];
  return { mailed, givesLinks: false, invite: async (email: string) => (mailed.push(email), { userId }) };
}
const invite = (actor: Person, groups: string[], accepted: ("pay-oneself" | "bend-the-rules")[] = []) => {
  const service = mailing();
  return { service, done: inviteStaff(actor, { ...berta, memberships: chosen(...groups), accepted }, service) };
};
const groupsOf = async ({ id }: { id: string }) =>
  (
    await query(
      `SELECT g.key FROM app.membership m JOIN app."group" g ON g.id = m.group_id WHERE m.user_id = $1 ORDER BY 1`,
      [id],
    )
  ).rows.map(({ key }) => key);
const save = (actor: Person, person: Person, groups: string[], { version = 1, accepted = [] as never[] } = {}) =>
  changeGroups(actor, person.id, { memberships: chosen(...groups), accepted, version });
const refusing = (...codes: string[]) => ({ refusals: codes.map((code) => ({ code })) });

describe("an invitation", () => {
  test("makes a colleague who has not come in, mails them, and is in the trail with their groups", async () => {
    const owner = await colleague({ in: ["owner"] });
    const { service, done } = invite(owner, ["planner", "planner", "finance"]);
    expect(await done).toEqual({ userId: nextId });
    expect(service.mailed).toEqual([berta.email]);
    const { rows } = await query("SELECT email, joined_at, invited_by FROM app.staff WHERE user_id = $1", [nextId]);
    expect(rows).toEqual([{ email: berta.email, joined_at: null, invited_by: owner.id }]);
    expect(await groupsOf({ id: nextId })).toEqual(["finance", "planner"]);
    const [invited, members] = await lastActs(2);
    expect(invited).toMatchObject({ act: "staff.invite", actorId: owner.id, subjects: [`staff ${nextId}`] });
    expect(members).toMatchObject({ act: "group.members", actorId: owner.id });
    expect(members!.subjects).toHaveLength(2);
  });

  test("to an address of the office is refused before anything is mailed", async () => {
    const owner = await colleague({ in: ["owner"] });
    await colleague({ email: "BERTA@office.test" });
    const { service, done } = invite(owner, ["planner"]);
    await expect(done).rejects.toMatchObject(refusing("staff.email-taken"));
    expect(service.mailed).toEqual([]);
  });

  test("gives nothing that the one who invites does not hold, an owner's everything least of all", async () => {
    await group("clerks", ["staff.create", "page.edit", "page.view"]);
    await group("readers", ["page.view"]);
    const clerk = await colleague({ in: ["clerks"] });
    const beyond = invite(clerk, ["owner"], ["pay-oneself", "bend-the-rules"]);
    await expect(beyond.done).rejects.toMatchObject({
      refusals: [{ code: "group.beyond-you", n: everyPermission.length - 3 }],
    });
    expect(beyond.service.mailed).toEqual([]);
    expect(await invite(clerk, ["readers"]).done).toEqual({ userId: nextId });
  });

  test("that joins duties better kept apart goes on only when exactly these were read", async () => {
    const owner = await colleague({ in: ["owner"] });
    const refused = { refusals: [{ code: "group.separation", rules: ["pay-oneself"] }] };
    await expect(invite(owner, ["hr", "finance"]).done).rejects.toMatchObject(refused);
    await expect(invite(owner, ["hr", "finance"], ["bend-the-rules"]).done).rejects.toMatchObject(refused);
    expect(await invite(owner, ["hr", "finance"], ["pay-oneself"]).done).toEqual({ userId: nextId });
  });

  test("names groups and places that are there", async () => {
    const owner = await colleague({ in: ["owner"] });
    for (const text of ["no-such-group", "planner@event:no-such-event"])
      await expect(invite(owner, [text]).done, text).rejects.toMatchObject(refusing("staff.choice-gone"));
  });

  test("of someone who has a login already keeps the name they have", async () => {
    const owner = await colleague({ in: ["owner"] });
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'B. Soler', 'en')", [nextId]);
    await invite(owner, ["planner"]).done;
    expect((await query("SELECT name FROM app.account WHERE user_id = $1", [nextId])).rows).toEqual([
      { name: "B. Soler" },
    ]);
  });

  test("leaves nothing behind when it could not be mailed", async () => {
    const owner = await colleague({ in: ["owner"] });
    const away = { invite: () => Promise.reject(new Error("away")) };
    const done = inviteStaff(owner, { ...berta, memberships: chosen("planner"), accepted: [] }, away);
    await expect(done).rejects.toThrow("away");
    expect((await query("SELECT FROM app.staff")).rowCount).toBe(1);
  });

  test("is sent again to those who have not come in, and to nobody else", async () => {
    const owner = await colleague({ in: ["owner"] });
    const waiting = await colleague({ joined: false, email: "waiting@office.test" });
    const service = mailing(waiting.id);
    await inviteAgain(owner, waiting.id, service);
    expect(service.mailed).toEqual(["waiting@office.test"]);
    await expect(inviteAgain(owner, owner.id, service)).rejects.toMatchObject(refusing("staff.changed-meanwhile"));
  });

  test("is for those who may invite", async () => {
    const planner = await colleague({ in: ["planner"] });
    await expect(invite(planner, ["planner"]).done).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

describe("groups", () => {
  test("are given and taken, which the person feels at once and both histories tell", async () => {
    const owner = await colleague({ in: ["owner"] });
    const paula = await colleague({ in: ["planner"] });
    await save(owner, paula, ["content-editor"]);
    expect(await groupsOf(paula)).toEqual(["content-editor"]);
    const { grants } = await again(paula);
    expect(grants.some(({ permission }) => permission === "shift.edit")).toBe(false);
    expect(grants.some(({ permission }) => permission === "page.edit")).toBe(true);
    const [groupsAct, members] = await lastActs(2);
    expect(groupsAct).toMatchObject({ act: "staff.groups", subjects: [`staff ${paula.id}`] });
    expect(members).toMatchObject({ act: "group.members", actorId: owner.id });
    expect(members!.subjects).toHaveLength(2);
  });

  test("are not overwritten unseen", async () => {
    const owner = await colleague({ in: ["owner"] });
    const paula = await colleague({ in: ["planner"] });
    await save(owner, paula, ["content-editor"]);
    await expect(save(owner, paula, ["finance"])).rejects.toMatchObject(refusing("staff.changed-meanwhile"));
    expect(await groupsOf(paula)).toEqual(["content-editor"]);
  });

  test("that stay need not be one's own to give", async () => {
    await group("clerks", ["staff.edit", "page.view"]);
    await group("readers", ["page.view"]);
    const clerk = await colleague({ in: ["clerks"] });
    const paula = await colleague({ in: ["planner"] });
    await save(clerk, paula, ["planner", "readers"]);
    await expect(save(clerk, paula, ["planner", "finance"], { version: 2 })).rejects.toMatchObject(
      refusing("group.beyond-you"),
    );
    expect(await groupsOf(paula)).toEqual(["planner", "readers"]);
  });

  test("everywhere are not for those to take who may only do so in one place", async () => {
    await group("clerks", ["staff.view", "staff.edit"]);
    const clerk = await colleague({ in: ["clerks@event:gala", "event-lead@event:gala"] });
    const both = await colleague({ in: ["planner", "event-lead@event:gala"] });
    const elsewhere = await colleague({ in: ["event-lead@event:fair"] });
    await expect(save(clerk, both, ["event-lead@event:gala"])).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(save(clerk, elsewhere, [])).rejects.toMatchObject({ name: "NotPermitted" });
    await save(clerk, both, ["planner"]);
    expect(await groupsOf(both)).toEqual(["planner"]);
  });

  test("warn of duties that come together only now", async () => {
    const owner = await colleague({ in: ["owner"] });
    const other = await colleague({ in: ["owner"] });
    await save(owner, other, ["owner", "planner"]);
    const hugo = await colleague({ in: ["hr"] });
    await expect(save(owner, hugo, ["hr", "finance"])).rejects.toMatchObject({
      refusals: [{ code: "group.separation", rules: ["pay-oneself"] }],
    });
  });

  test("leave one owner, whoever takes them away", async () => {
    const owner = await colleague({ in: ["owner"] });
    await colleague({ in: ["owner"], joined: false });
    await expect(save(owner, owner, ["planner"])).rejects.toMatchObject(refusing("staff.last-owner"));
    expect(await groupsOf(owner)).toEqual(["owner"]);
  });

  test("leave exactly one owner where two take each other away at once", async () => {
    for (let round = 0; round < 20; round++) {
      const [ana, eva] = [await colleague({ in: ["owner"] }), await colleague({ in: ["owner"] })];
      const both = await Promise.allSettled([save(ana, eva, []), save(eva, ana, [])]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: refusing("staff.last-owner") });
      const left = [...(await groupsOf(ana)), ...(await groupsOf(eva))];
      expect(left).toEqual(["owner"]);
      await query("TRUNCATE app.membership");
    }
  });
});

describe("a delegated administrator", () => {
  const everyStaff = ["staff.view", "staff.create", "staff.edit", "staff.delete", "group.edit"] as const;

  test("takes no group that gives more than they hold, be its owner one of two", async () => {
    await group("admins", [...everyStaff]);
    const admin = await colleague({ in: ["admins"] });
    const [owner] = [await colleague({ in: ["owner", "planner"] }), await colleague({ in: ["owner"] })];
    for (const left of [["planner"], ["owner"], []])
      await expect(save(admin, owner, left)).rejects.toMatchObject(refusing("group.beyond-you"));
    expect(await groupsOf(owner)).toEqual(["owner", "planner"]);
  });

  test("neither edits nor invites anew whoever holds more", async () => {
    await group("admins", [...everyStaff]);
    const admin = await colleague({ in: ["admins"] });
    const owner = await colleague({ in: ["owner"], joined: false });
    const service = mailing();
    await expect(editStaff(admin, owner.id, { name: "X", phone: undefined, version: 1 })).rejects.toMatchObject(
      refusing("staff.beyond-you"),
    );
    await expect(inviteAgain(admin, owner.id, service)).rejects.toMatchObject(refusing("staff.beyond-you"));
    expect(service.mailed).toEqual([]);
    const peer = await colleague({ in: ["admins"], joined: false });
    await editStaff(admin, peer.id, { name: "Ona", phone: undefined, version: 1 });
    await inviteAgain(admin, peer.id, service);
    expect(service.mailed).toHaveLength(1);
  });
});

describe("name and phone", () => {
  test("are changed, and the number stays where it is not seen", async () => {
    await group("clerks", ["staff.view", "staff.edit"]);
    const owner = await colleague({ in: ["owner"] });
    const clerk = await colleague({ in: ["clerks", "planner"] });
    const paula = await colleague({ in: ["planner"] });
    await editStaff(owner, paula.id, { name: "Paula Nieto", phone: "+34612480117", version: 1 });
    await editStaff(clerk, paula.id, { name: "Paula N.", phone: undefined, version: 2 });
    const { rows } = await query(
      "SELECT name, phone, s.version FROM app.staff s JOIN app.account USING (user_id) WHERE user_id = $1",
      [paula.id],
    );
    expect(rows).toEqual([{ name: "Paula N.", phone: "+34612480117", version: 3 }]);
    await expect(editStaff(owner, paula.id, { name: "P", phone: undefined, version: 2 })).rejects.toMatchObject(
      refusing("staff.changed-meanwhile"),
    );
  });
});
