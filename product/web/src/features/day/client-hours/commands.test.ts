import { describe, expect } from "vitest";
import { NotPermitted } from "@product/domain/actor";
import { approveHours, endorseHours } from "#features/day/time/commands.server.ts";
import { settleDispute } from "#features/day/time/line/disputes.server.ts";
import { timeLine } from "#features/day/time/queries.server.ts";
import { actRows } from "#features/ground/audit/queries.server.ts";
import { createLink, revokeLink } from "#features/planning/client-view/commands.server.ts";
import { clientProofFor } from "@product/database/register/client-codes";
import { clockNow } from "#request/clock.ts";
import { itIs } from "#testing/clock.ts";
import { planner } from "#testing/planning.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import { approveForClient, forgetSigner, objectForClient } from "./commands.server.ts";
import { signerJobs } from "./jobs.server.ts";
import { hoursForClient, signingsOf } from "./queries.server.ts";

const { query, ready, worked } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit"]);
const refused = (code: string) => ({ refusals: [expect.objectContaining({ code })] });
const link = { note: "Harbour Group", names: "first", validDays: 60, showsFiles: false, asksHours: true } as const;
const nobody = { kind: "nobody" } as const;
const signature = { signer: "Marta Ruiz", drawing: "10,20 12,24;50,60" };

/** One line of eight hours less the break, and a link of the client of its event. */
async function askedClient(
  fields: Partial<Omit<typeof link, "asksHours" | "names">> & { asksHours?: boolean; names?: "none" } = {},
) {
  const id = await worked(["in", "14:00"], ["out", "22:00"]);
  const { rows } = await query(
    "SELECT s.event_id FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.id = $1",
    [id],
  );
  const eventId = rows[0].event_id as string;
  const { rows: clients } = await query(
    "INSERT INTO app.client (name, contact_email) VALUES ($1, 'marta.ruiz@harbour.test') RETURNING id",
    [`Harbour ${crypto.randomUUID()}`],
  );
  await query("UPDATE app.event SET client_id = $2 WHERE id = $1", [eventId, clients[0].id]);
  const createdLink = await createLink(planner, eventId, { ...link, ...fields });
  const proof = clientProofFor({ linkId: createdLink.id, address: "marta.ruiz@harbour.test" }, clockNow());
  const shown = async () => (await hoursForClient(createdLink.token, "en", clockNow()))!;
  return {
    id,
    eventId,
    createdLink,
    token: createdLink.token,
    linkId: createdLink.id,
    shown,
    proof,
    lines: [{ id, minutes: 450 }],
  };
}

describe("the client of an event", () => {
  test("is nobody who is signed in as one of those who worked", async () => {
    const { token, lines, proof } = await askedClient();
    const own = { ...who([]), workerId: ready.id };
    await expect(approveForClient(own, token, { lines, ...signature }, proof)).rejects.toMatchObject(
      refused("worker.other-person-needed"),
    );
    await approveForClient(who([]), token, { lines, ...signature }, proof);
  });

  test("approves its hours once, with name and signature, which the office reads", async () => {
    const { id, eventId, token, linkId, lines, shown, proof } = await askedClient();
    expect((await shown()).rows).toMatchObject([{ id, name: "Ane Z.", minutes: 450, state: "open" }]);
    await approveForClient(nobody, token, { lines, ...signature }, proof);
    expect(await lastActs()).toMatchObject([
      { act: "client-link.approve-hours", actorKind: "client", actorId: linkId },
    ]);
    const [shownAct] = await actRows(undefined, { limit: 1, subjects: 0, locale: "en", seesWorkers: false });
    expect(shownAct!.who, "by the name that the office noted").toEqual({
      kind: "client",
      id: linkId,
      name: "Harbour Group",
    });
    expect((await shown()).rows).toMatchObject([{ state: "signed" }]);
    expect(await signingsOf(eventId)).toMatchObject([
      { signer: "Marta Ruiz", path: "M10 20L12 24M50 60h1", lines: 1, minutes: 450 },
    ]);
    await expect(approveForClient(nobody, token, { lines, ...signature }, proof)).rejects.toMatchObject(
      refused("record.changed-meanwhile"),
    );
    await expect(query("UPDATE app.client_signing SET signer = 'Nobody'")).rejects.toThrow(/append-only/);
  });

  test("signs each line once, however often two of them press at the same time", async () => {
    const { eventId, token, lines, proof } = await askedClient();
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => approveForClient(nobody, token, { lines, ...signature }, proof)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await signingsOf(eventId)).toHaveLength(1);
  });

  test("says what was different: a dispute that the company settles and the worker's word does not end", async () => {
    const { id, token, lines, shown, proof } = await askedClient();
    await approveHours(finance, lines);
    await objectForClient(token, { line: id, objection: "She left at nine" });
    expect(await lastActs()).toMatchObject([{ act: "hours.client-dispute", actorKind: "client" }]);
    const read = async () => (await timeLine(finance, id, "en", clockNow()))!;
    expect(await read()).toMatchObject({
      row: { group: "disputed", mark: null, dispute: "She left at nine" },
      thread: [{ side: "client", text: "She left at nine" }],
    });
    expect((await shown()).rows).toMatchObject([{ state: "objected" }]);
    await endorseHours(ready.id, { id, minutes: 450 });
    expect((await read()).row).toMatchObject({ group: "disputed", isEndorsed: true });
    await settleDispute(finance, id, "The gate has ten o'clock");
    await approveForClient(nobody, token, { lines, ...signature }, proof);
    expect((await shown()).rows).toMatchObject([{ state: "signed" }]);
  });

  test("reaches only the hours of their own event, as they were read, by a link that asks and works", async () => {
    const other = await askedClient();
    const { id, eventId, token, linkId, lines, proof } = await askedClient();
    const sign = (key: string, what = lines, by = proof) =>
      approveForClient(nobody, key, { lines: what, ...signature }, by);
    const changed = refused("record.changed-meanwhile");
    await expect(sign(other.token, lines, other.proof)).rejects.toMatchObject(changed);
    await expect(objectForClient(other.token, { line: id, objection: "Not mine" })).rejects.toMatchObject(changed);
    await expect(sign(token, [{ id, minutes: 451 }])).rejects.toMatchObject(changed);
    const silent = await createLink(planner, eventId, { ...link, asksHours: false });
    expect(await hoursForClient(silent.token, "en", clockNow())).toBeUndefined();
    await expect(sign(silent.token)).rejects.toMatchObject(changed);
    const nameless = await createLink(planner, eventId, { ...link, names: "none" });
    expect(JSON.stringify(await hoursForClient(nameless.token, "en", clockNow()))).not.toContain("Ane");
    await revokeLink(planner, eventId, { linkId });
    await expect(sign(token)).rejects.toMatchObject(changed);
    expect(await signingsOf(eventId)).toEqual([]);
  });
});

describe("who signed for a client", () => {
  const named = async (eventId: string) => (await signingsOf(eventId)).map(({ signer, path }) => [signer, path]);

  test("is forgotten on request, by whoever may, and what was signed stays", async () => {
    const { eventId, token, lines, shown, proof } = await askedClient();
    await approveForClient(nobody, token, { lines, ...signature }, proof);
    const [{ id } = { id: "" }] = await signingsOf(eventId);
    await expect(forgetSigner(finance, { signing: id })).rejects.toThrow(NotPermitted);
    expect(await named(eventId)).toEqual([["Marta Ruiz", "M10 20L12 24M50 60h1"]]);
    await forgetSigner(who(["settings.delete"]), { signing: id });
    expect(await named(eventId)).toEqual([["", ""]]);
    expect((await shown()).rows).toMatchObject([{ state: "signed", minutes: 450 }]);
    expect(await lastActs()).toMatchObject([{ act: "client-signing.forget" }]);
    for (const change of ["signer = 'Somebody'", "minutes = 1", "forgotten_at = NULL"])
      await expect(query(`UPDATE app.client_signing SET ${change}`)).rejects.toThrow(/append-only/);
    await expect(query("DELETE FROM app.client_signing")).rejects.toThrow(/append-only/);
  });

  test("is forgotten when six years are over, and not before", async () => {
    const { eventId, token, lines, proof } = await askedClient();
    await approveForClient(nobody, token, { lines, ...signature }, proof);
    const forget = signerJobs(async () => {})["client-signers.forget"];
    itIs("2033-06-18T00:00:00Z");
    await forget();
    expect(await named(eventId)).toHaveLength(1);
    expect((await named(eventId))[0]![0]).toBe("Marta Ruiz");
    itIs("2033-07-18T00:00:00Z");
    await forget();
    expect(await named(eventId)).toEqual([["", ""]]);
  });
});
