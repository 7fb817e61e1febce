import { webcrypto } from "node:crypto";
import { describe, expect } from "vitest";
import { signedText, stepAt } from "@product/domain/day/pass-code";
import type { Instant } from "@product/domain/time/instant";
import { demoEntities } from "@product/database/demo/worker-words";
import { passTokenOf } from "@product/database/workers/passes";
import { sendPassLinks } from "#features/day/pass-link/commands.server.ts";
import { conflictsOf, doorsOf } from "#features/day/check-in/queries.server.ts";
import { letClock } from "#features/day/check-in/commands.server.ts";
import { passageJobs } from "#features/day/passages/jobs.server.ts";
import { punchesOf } from "#features/day/punches/queries.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { renewLinks } from "#features/planning/call-out-receipts/commands.server.ts";
import { publishShift } from "#features/planning/shifts/commands.server.ts";
import { setCompanyTerms } from "#features/planning/work-terms/commands.server.ts";
import { termsForm } from "#features/planning/work-terms/schema.ts";
import { itIs } from "#testing/clock.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { changePhone, clockOneself, codeOfPass, registerPhone } from "./commands.server.ts";
import { holderBehind } from "./holder.server.ts";
import { passOf } from "./queries.server.ts";
import { isSignedBy } from "@product/database/workers/pass-signature";

const { query, ready } = useReadyWorker();
const { event, shift, slot, versionOf } = usePlanning(query);
const holder = () => ({ workerId: ready.id, legalEntityId: demoEntities.ES.id });

async function working(fields: Record<string, unknown> = {}) {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await event();
  const shiftId = await shift(eventId, fields);
  const slotId = await slot(shiftId, { roleId: ready.roleId, maximum: 3 });
  await publishShift(planner, shiftId, await versionOf("shift", shiftId));
  await assignWorker(planner, shiftId, { slotId, workerId: ready.id });
  return eventId;
}

describe("the pass of a worker", () => {
  test("is issued once, and opens by its link until it is replaced", async () => {
    const code = await codeOfPass(holder());
    expect(await lastActs()).toMatchObject([
      { act: "pass.issue", actorKind: "worker", actorId: ready.id, subjects: [`pass ${ready.id}`] },
    ]);
    expect(await codeOfPass(holder())).toBe(code);
    expect(await lastActs(2)).not.toMatchObject([{ act: "pass.issue" }, { act: "pass.issue" }]);
    expect(await holderBehind(passTokenOf(ready.id, 1))).toEqual(holder());
    await renewLinks(who(["worker.edit", "assignment.edit"]), ready.id);
    expect(await holderBehind(passTokenOf(ready.id, 1)), "replaced").toBeUndefined();
    expect(await holderBehind(passTokenOf(ready.id, 2))).toEqual(holder());
    expect(await codeOfPass(holder())).not.toBe(code);
    await query("UPDATE app.worker SET status = 'erased' WHERE id = $1", [ready.id]);
    expect(await holderBehind(passTokenOf(ready.id, 2)), "erased").toBeUndefined();
  });

  test("has its link sent again, to whom it belongs and not too often; nobody else learns anything", async () => {
    itIs("2027-06-01T10:00:00Z");
    const { rows } = await query("SELECT email FROM app.worker WHERE id = $1", [ready.id]);
    const jobs = async () =>
      (await query("SELECT count(*)::int AS n FROM app.job WHERE kind = 'pass.letter'")).rows[0].n as number;
    const before = await jobs();
    await sendPassLinks({ email: "nobody@nowhere.test" });
    expect(await jobs()).toBe(before);
    await sendPassLinks({ email: rows[0].email.toUpperCase() });
    await sendPassLinks({ email: rows[0].email });
    expect(await jobs()).toBe(before + 1);
    itIs("2027-06-01T10:11:00Z");
    await sendPassLinks({ email: rows[0].email });
    expect(await jobs()).toBe(before + 2);
  });

  test("is tied to one phone, whose signature is known from any other", async () => {
    const code = await codeOfPass(holder());
    const keys = async () =>
      (await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as unknown as webcrypto.CryptoKeyPair;
    const [own, other] = [await keys(), await keys()];
    const spki = async ({ publicKey }: webcrypto.CryptoKeyPair) =>
      Buffer.from(await webcrypto.subtle.exportKey("spki", publicKey));
    await registerPhone(holder(), "Ed25519", await spki(own));
    expect(await lastActs()).toMatchObject([{ act: "pass.register-phone", actorKind: "worker", actorId: ready.id }]);
    await registerPhone(holder(), "Ed25519", await spki(own));
    await expect(registerPhone(holder(), "Ed25519", await spki(other))).rejects.toMatchObject({
      refusals: [{ code: "pass.other-phone" }],
    });
    const cookie = await changePhone(holder(), true);
    expect(await lastActs()).toMatchObject([
      { act: "pass.change-phone", actorKind: "worker", subjects: [`pass ${ready.id}`] },
    ]);
    const { number } = (await query("SELECT number FROM app.pass WHERE worker_id = $1", [ready.id])).rows[0];
    expect(cookie).toContain(`pass=${passTokenOf(ready.id, number)};`);
    expect(await holderBehind(passTokenOf(ready.id, number - 1)), "the phone of before").toBeUndefined();
    expect(await codeOfPass(holder())).not.toBe(code);
    await registerPhone(holder(), "Ed25519", await spki(other));
    await expect(registerPhone(holder(), "Ed25519", await spki(own))).rejects.toMatchObject({
      refusals: [{ code: "pass.other-phone" }],
    });
    const step = stepAt(1_900_000_000_000 as Instant);
    const sign = async ({ privateKey }: webcrypto.CryptoKeyPair) =>
      Buffer.from(
        await webcrypto.subtle.sign("Ed25519", privateKey, new TextEncoder().encode(signedText(code, step))),
      ).toString("base64url");
    const key = { algorithm: "Ed25519", publicKey: await spki(own) } as const;
    expect(await isSignedBy(key, code, step, await sign(own))).toBe(true);
    expect(await isSignedBy(key, code, step + 1, await sign(own)), "of another half minute").toBe(false);
    expect(await isSignedBy(key, code, step, await sign(other))).toBe(false);
    expect(await isSignedBy({ ...key, publicKey: Buffer.from("no key") }, code, step, "x")).toBe(false);
  });

  test("takes whoever clocks in and would be stopped at a gate, and tells the office", async () => {
    const eventId = await working();
    itIs("2027-06-18T11:30:00Z");
    await letClock(planner, eventId, "yes");
    await query("UPDATE app.worker SET status = 'suspended' WHERE id = $1", [ready.id]);
    await clockOneself(holder(), "in", crypto.randomUUID());
    itIs("2027-06-18T19:30:00Z");
    await clockOneself(holder(), "out", crypto.randomUUID());
    expect(await conflictsOf(eventId)).toMatchObject([{ reason: "cannot-work", kind: "in", isWritten: true }]);
  });

  test("shows today’s shift and lets its holder clock in, where the event allows it and what can follow", async () => {
    const eventId = await working();
    itIs("2027-06-18T11:30:00Z");
    const clock = (kind: "in" | "out" | "break_start" | "break_end") =>
      clockOneself(holder(), kind, crypto.randomUUID());
    const refused = { refusals: [{ code: "punch.not-here" }] };
    expect(await passOf(holder(), "es")).toMatchObject({ today: { event: "Ribera Sonora" }, clocking: undefined });
    await expect(clock("in")).rejects.toMatchObject(refused);
    const manager = who(["settings.edit"]);
    await setCompanyTerms(manager, termsForm.parse({ selfClock: "yes", version: 0 }));
    expect(await passOf(holder(), "es"), "as the company says").toMatchObject({ clocking: { event: eventId } });
    await letClock(planner, eventId, "no");
    expect(await passOf(holder(), "es"), "but not at this event").toMatchObject({ clocking: undefined });
    expect((await doorsOf(eventId)).clocking).toEqual({ value: "no", from: "event" });
    await letClock(planner, eventId, "inherit");
    expect((await doorsOf(eventId)).clocking).toEqual({ value: "yes", from: "company" });
    await setCompanyTerms(manager, termsForm.parse({ version: 1 }));
    await letClock(planner, eventId, "yes");
    await expect(clock("out"), "nobody goes who has not come").rejects.toMatchObject(refused);
    await clock("in");
    expect(await lastActs()).toMatchObject([{ act: "punch.record", actorKind: "worker", actorId: ready.id }]);
    await expect(clock("in")).rejects.toMatchObject(refused);
    itIs("2027-06-18T13:30:00Z");
    await clock("break_start");
    itIs("2027-06-18T14:00:00Z");
    await clock("break_end");
    expect(await passOf(holder(), "es")).toMatchObject({
      clocking: { event: eventId },
      whereabouts: "there",
      workedMinutes: 120,
    });
    await clock("out");
    const punches = await punchesOf(ready.id, new Date("2027-06-18"), new Date("2027-06-19"));
    expect(punches.map(({ source, eventId: at }) => [source, at])).toEqual(
      Array.from({ length: 4 }, () => ["self", eventId]),
    );
    itIs("2027-06-18T21:00:00Z");
    expect(await passOf(holder(), "es"), "just after the end").toMatchObject({
      today: undefined,
      clocking: { event: eventId },
    });
    itIs("2027-06-19T09:00:00Z");
    expect(await passOf(holder(), "es")).toMatchObject({ clocking: undefined });
    await expect(clock("in"), "long after").rejects.toMatchObject(refused);
  });

  test("carries the clock before it opens, where the event lets them clock themselves", async () => {
    const eventId = await working();
    itIs("2027-06-18T09:00:00Z");
    expect(await passOf(holder(), "es")).toMatchObject({ toClock: [], clocking: undefined });
    await letClock(planner, eventId, "with-position");
    const opens = Date.parse("2027-06-18T11:00:00Z");
    expect(await passOf(holder(), "es")).toMatchObject({
      toClock: [{ event: eventId, name: "Ribera Sonora", zone: "Europe/Madrid", opens, asksPosition: false }],
      clocking: undefined,
    });
    itIs("2027-06-18T11:00:00Z");
    expect(await passOf(holder(), "es")).toMatchObject({ clocking: { event: eventId, opens } });
  });

  test("asks where somebody is only where the event wants it, and keeps it apart from the hours and not for long", async () => {
    const eventId = await working();
    await query(
      `UPDATE app.venue SET latitude = 43.26866, longitude = -2.93401, geofence_metres = 200
       WHERE id = (SELECT venue_id FROM app.event WHERE id = $1)`,
      [eventId],
    );
    let minute = 50;
    const clocked = async (kind: "in" | "out", position: string) => {
      itIs(`2027-06-18T11:${(minute += 1)}:00Z`);
      const { id } = await clockOneself(holder(), kind, crypto.randomUUID(), position);
      const { rows } = await query(
        `SELECT inside_radius AS "isInside", latitude::float AS latitude FROM app.punch p
         LEFT JOIN app.punch_position o ON o.punch_id = p.id WHERE p.id = $1`,
        [id],
      );
      return [rows[0].isInside, rows[0].latitude];
    };
    const [near, far] = ["43.26900,-2.93400,12", "43.26414,-2.94938,12"];
    itIs("2027-06-18T11:50:00Z");
    await letClock(planner, eventId, "yes");
    expect(await clocked("in", near), "not asked").toEqual([null, null]);
    await letClock(planner, eventId, "with-position");
    expect(await clocked("out", far)).toEqual([false, 43.26414]);
    expect(await clocked("in", near)).toEqual([true, 43.269]);
    expect(await clocked("out", "somewhere"), "who does not say clocks all the same").toEqual([null, null]);
    itIs("2027-07-22T00:00:00Z");
    await passageJobs["passages.forget"]();
    const { rows } = await query("SELECT inside_radius AS is FROM app.punch WHERE event_id = $1 ORDER BY written", [
      eventId,
    ]);
    expect(rows.map(({ is }) => is)).toEqual([null, false, true, null]);
    expect((await query("SELECT FROM app.punch_position WHERE event_id = $1", [eventId])).rowCount).toBe(0);
  });
});
