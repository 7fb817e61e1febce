import { describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { lastActs } from "#testing/world.ts";
import { useOffice } from "#testing/office.ts";
import { inviteAgain, inviteStaff } from "./commands.server.ts";
import { makeResetLink } from "./links.server.ts";
import { groupsForm } from "./schema.ts";

const { query, colleague, group } = useOffice();
const berta = { name: "Berta Soler", email: "berta@office.test", language: "es" as const, accepted: [] };
const nextId = "00000000-0000-4000-8000-0000000000b1";
const link = "https://staff.example/auth/confirm?token_hash=5Qk0-token-that-opens-it";
const refusing = (code: string) => ({ refusals: [{ code }] });

/** A service that mails nothing, and writes down for whom it made a link. */
function passing(userId = nextId) {
  const recipients: string[] = [];
  return {
    recipients,
    givesLinks: true,
    invite: async (email: string) => (recipients.push(email), { userId, link }),
    resetLink: async (email: string) => (recipients.push(email), link),
  };
}
const again = (actor: Person, { id }: Person, service = passing(id)) => inviteAgain(actor, id, service);
const reset = (actor: Person, { id }: Person, service = passing(id)) =>
  makeResetLink(actor, id, { version: 1 }, service);
const kept = async () => JSON.stringify((await query("SELECT * FROM app.form_replay")).rows);

describe("where no mail leaves, an invitation", () => {
  test("gives its link to who invites, this once, which is written down and kept nowhere", async () => {
    const owner = await colleague({ in: ["owner"] });
    const form = crypto.randomUUID();
    const sending = { ...owner, request: { id: form, submission: { key: form, inputHash: "x" } } };
    const invitation = { ...berta, memberships: groupsForm.shape.memberships.parse(["planner"]) };
    expect(await inviteStaff(sending, invitation, passing())).toEqual({ userId: nextId, link });
    const acts = await lastActs(3);
    expect(acts.map(({ act }) => act)).toEqual(["staff.invite", "staff.invite-link", "group.members"]);
    expect(acts[1]).toMatchObject({ actorId: owner.id, subjects: [`staff ${nextId}`] });
    // The same form once more: what was shown is not shown again.
    expect(await inviteStaff(sending, invitation, passing())).toEqual({ userId: nextId });
    expect(await kept()).not.toContain("5Qk0");
  });

  test("made again gives nobody the link of someone who may do more than they", async () => {
    await group("clerks", ["staff.create", "staff.edit", "page.view"]);
    await group("readers", ["page.view"]);
    const clerk = await colleague({ in: ["clerks"] });
    for (const groups of [["owner"], ["planner"], ["readers", "planner"]]) {
      const waiting = await colleague({ joined: false, in: groups });
      const service = passing(waiting.id);
      await expect(again(clerk, waiting, service)).rejects.toMatchObject(refusing("staff.beyond-you"));
      expect(service.recipients).toEqual([]);
    }
    const reader = await colleague({ joined: false, in: ["readers"] });
    expect(await again(clerk, reader)).toEqual({ userId: reader.id, link });
    expect((await lastActs(2)).map(({ act }) => act)).toEqual(["staff.invite-again", "staff.invite-link"]);
  });
});

describe("a link for a new password", () => {
  test("is given to who may edit that person and do all that they may, and is written down", async () => {
    const owner = await colleague({ in: ["owner"] });
    const paula = await colleague({ in: ["planner"], email: "paula@office.test" });
    const service = passing();
    expect(await reset(owner, paula, service)).toEqual({ link });
    expect(service.recipients).toEqual(["paula@office.test"]);
    expect(await lastActs()).toMatchObject([
      { act: "staff.reset-link", actorId: owner.id, subjects: [`staff ${paula.id}`] },
    ]);
  });

  test("is given to nobody else", async () => {
    await group("clerks", ["staff.view", "staff.edit", "page.view"]);
    await group("readers", ["page.view"]);
    const owner = await colleague({ in: ["owner"] });
    const clerk = await colleague({ in: ["clerks"] });
    const planner = await colleague({ in: ["planner"] });
    const reader = await colleague({ in: ["readers"] });
    await expect(reset(clerk, planner)).rejects.toMatchObject(refusing("staff.beyond-you"));
    await expect(reset(planner, reader)).rejects.toMatchObject({ name: "NotPermitted" });
    expect(await reset(clerk, reader)).toEqual({ link });
    // A permission to edit in one place does not reach a colleague whose groups hold everywhere.
    const local = await colleague({ in: ["clerks@event:gala", "readers"] });
    await expect(reset(local, reader)).rejects.toMatchObject({ name: "NotPermitted" });
    // Oneself would be a way around showing who one is.
    await expect(reset(clerk, clerk)).rejects.toMatchObject(refusing("staff.yourself"));
    // Owners get in again at the server alone.
    const other = await colleague({ in: ["owner"] });
    for (const actor of [owner, clerk])
      await expect(reset(actor, other)).rejects.toMatchObject(refusing("staff.owner-at-server"));
  });

  test("is for those who came in and have not left, and only where no mail leaves", async () => {
    const owner = await colleague({ in: ["owner"] });
    const waiting = await colleague({ joined: false, in: ["planner"] });
    const left = await colleague({ in: ["planner"] });
    await query("UPDATE app.staff SET deactivated_at = now() WHERE user_id = $1", [left.id]);
    for (const person of [waiting, left])
      await expect(reset(owner, person)).rejects.toMatchObject(refusing("staff.changed-meanwhile"));
    const paula = await colleague({ in: ["planner"] });
    const mailing = { ...passing(), givesLinks: false };
    await expect(reset(owner, paula, mailing)).rejects.toMatchObject(refusing("staff.changed-meanwhile"));
    expect(mailing.recipients).toEqual([]);
  });
});
