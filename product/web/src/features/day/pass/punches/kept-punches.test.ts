import { webcrypto } from "node:crypto";
import { describe, expect } from "vitest";
import { keptPunchText, type KeptPunch } from "@product/domain/day/kept-punches";
import type { Instant } from "@product/domain/time/instant";
import { demoEntities } from "@product/database/demo/worker-words";
import { passCodeOf, passTokenOf } from "@product/database/workers/passes";
import { letClock, settleConflict } from "#features/day/check-in/commands.server.ts";
import { conflictsOf } from "#features/day/check-in/queries.server.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { mergeSteps } from "#slices.ts";
import { itIs } from "#testing/clock.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { create, hr, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { changePhone, codeOfPass, registerPhone } from "#features/day/pass/commands.server.ts";
import { holderBehind, type Holder } from "#features/day/pass/holder.server.ts";
import { passOf } from "#features/day/pass/queries.server.ts";
import { takeKeptPunches } from "./kept-punches.server.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const holder = () => ({ workerId: ready.id, legalEntityId: demoEntities.ES.id });
const pair = (await webcrypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as webcrypto.CryptoKeyPair;
const spki = Buffer.from(await webcrypto.subtle.exportKey("spki", pair.publicKey));

/** Their shift is from 14:00 to 02:00 in Bilbao, and the phone is theirs. */
async function working(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  await letClock(planner, eventId, "yes");
  await codeOfPass(holder());
  await registerPhone(holder(), "Ed25519", spki);
  return eventId;
}

const at = (time: string) => Date.parse(`2027-06-18T${time}:00Z`) as Instant;
const codeNow = async () => {
  const { rows } = await query("SELECT number FROM app.pass WHERE worker_id = $1", [ready.id]);
  return passCodeOf(ready.id, rows[0].number);
};

async function tapped(eventId: string, kind: KeptPunch["kind"], when: Instant, more: Partial<KeptPunch> = {}) {
  const punch = { client: crypto.randomUUID(), code: await codeNow(), eventId, kind, at: when, position: "", ...more };
  const text = new TextEncoder().encode(keptPunchText(punch));
  const signature = Buffer.from(await webcrypto.subtle.sign("Ed25519", pair.privateKey, text)).toString("base64url");
  return { ...punch, signature };
}
type Tapped = Awaited<ReturnType<typeof tapped>>;

const failsNot = (error: unknown): never => {
  throw error;
};

/** Sent at a time by a phone whose clock goes right. */
const send = (time: string, ...punches: (Tapped & { sentAt?: Instant })[]) => sendAs(holder(), time, ...punches);
async function sendAs(whose: Holder, time: string, ...punches: (Tapped & { sentAt?: Instant })[]) {
  itIs(`2027-06-18T${time}:00Z`);
  const sent = punches.map((punch) => ({ sentAt: at(time), ...punch }));
  return (await takeKeptPunches(whose, sent, failsNot)).map(({ is }) => is);
}
const written = async (eventId: string) =>
  (
    await query(
      `SELECT kind, at, received_at AS received, was_kept AS kept, source FROM app.punch WHERE event_id = $1 ORDER BY at`,
      [eventId],
    )
  ).rows;

describe("what somebody taps on their phone", () => {
  test("counts from the moment of the tap, however much later it comes, and once however often it is sent", async () => {
    const eventId = await working();
    const came = await tapped(eventId, "in", at("11:55"));
    expect(await send("11:55", came)).toEqual(["taken"]);
    const went = await tapped(eventId, "out", at("16:43"));
    itIs("2027-06-18T19:10:00Z");
    const all = await Promise.all([send("19:10", went), send("19:10", went, came), send("19:10", came, went)]);
    expect(all.flat()).toEqual(Array.from({ length: 5 }, () => "taken"));
    const row = { source: "self" };
    expect(await written(eventId)).toEqual([
      { ...row, kind: "in", at: new Date(at("11:55")), received: new Date(at("11:55")), kept: false },
      { ...row, kind: "out", at: new Date(at("16:43")), received: new Date(at("19:10")), kept: true },
    ]);
    expect(await conflictsOf(eventId)).toEqual([]);
    expect(await passOf(holder(), "es")).toMatchObject({ whereabouts: "away" });
  });

  test("is put in order by its taps, and taken after the shift is over too", async () => {
    const eventId = await working();
    const day = [
      await tapped(eventId, "out", at("20:05")),
      await tapped(eventId, "break_end", at("15:30")),
      await tapped(eventId, "break_start", at("15:00")),
      await tapped(eventId, "in", at("12:00")),
    ];
    itIs("2027-06-20T09:00:00Z");
    const sentAt = Date.parse("2027-06-20T09:00:00Z") as Instant;
    const answers = await takeKeptPunches(
      holder(),
      day.map((punch) => ({ ...punch, sentAt })),
      failsNot,
    );
    expect(answers.map(({ is }) => is)).toEqual(["taken", "taken", "taken", "taken"]);
    expect((await written(eventId)).map(({ kind }) => kind)).toEqual(["in", "break_start", "break_end", "out"]);
  });

  test("that does not fit is kept for the office, each by name, and told of again when sent again", async () => {
    const eventId = await working();
    const odd = [
      await tapped(eventId, "out", at("11:56")),
      await tapped(eventId, "in", at("18:00")),
      { ...(await tapped(eventId, "in", at("11:58"))), signature: "A".repeat(86) },
      { ...(await tapped(eventId, "in", at("11:59"))), sentAt: at("12:30") },
      await tapped(eventId, "in", at("09:00")),
    ];
    const aside = ["aside", "aside", "aside", "aside", "aside"];
    expect(await send("12:45", ...odd)).toEqual(aside);
    expect(await lastActs()).toMatchObject([{ act: "punch.put-aside", actorKind: "worker", actorId: ready.id }]);
    expect(await send("12:46", ...odd), "sent again").toEqual(aside);
    expect(await written(eventId)).toEqual([]);
    const conflicts = await conflictsOf(eventId);
    const reasons = new Set(conflicts.map(({ reason }) => reason));
    expect(reasons).toEqual(
      new Set(["does-not-follow", "impossible-time", "not-signed", "clock-moved", "no-self-clocking"]),
    );
    expect(conflicts[0]).toMatchObject({ device: null, isWritten: false, name: "Ane Zubiri Gil" });
    await settleConflict(who(["device.edit"]), eventId, conflicts[0]!.id);
    expect(await lastActs()).toMatchObject([{ act: "punch.settle-aside" }]);
    expect(await conflictsOf(eventId)).toHaveLength(conflicts.length - 1);
  });

  test("on a pass that was replaced since goes to the office; that of somebody else is left to them", async () => {
    const eventId = await working();
    const before = await tapped(eventId, "in", at("11:55"));
    await changePhone(holder(), true);
    expect(await send("12:30", before)).toEqual(["aside"]);
    const others = await tapped(eventId, "in", at("11:55"), { code: passCodeOf(await create(), 1) });
    expect(await send("12:30", others)).toEqual(["not-theirs"]);
    expect(await written(eventId)).toEqual([]);
    expect(await conflictsOf(eventId)).toMatchObject([{ id: before.client, reason: "not-signed" }]);
  });

  test("that cannot be read, or of an event that was never theirs, is answered too", async () => {
    await working();
    const elsewhere = await tapped(crypto.randomUUID(), "in", at("03:00"));
    itIs("2027-06-18T12:00:00Z");
    const unreadable = { client: "7", kind: "dance" };
    expect(await takeKeptPunches(holder(), [unreadable, { ...elsewhere, sentAt: at("12:00") }], failsNot)).toEqual([
      { client: "7", is: "refused" },
      { client: elsewhere.client, is: "refused" },
    ]);
  });

  test("that cannot be written is reported, stays on the phone, and holds up no other", async () => {
    const eventId = await working();
    const stuck = await tapped(eventId, "in", at("11:50"));
    const came = await tapped(eventId, "in", at("11:55"));
    const failures: unknown[] = [];
    const sendBoth = () =>
      takeKeptPunches(
        holder(),
        [stuck, came].map((punch) => ({ ...punch, sentAt: at("12:00") })),
        (error) => failures.push(error),
      );
    itIs("2027-06-18T12:00:00Z");
    await query(`ALTER TABLE app.punch ADD CONSTRAINT stuck CHECK (client_id <> '${stuck.client}') NOT VALID`);
    try {
      expect(await sendBoth()).toEqual([{ client: came.client, is: "taken" }]);
      expect(failures).toHaveLength(1);
    } finally {
      await query("ALTER TABLE app.punch DROP CONSTRAINT stuck");
    }
    expect(await sendBoth(), "sent again").toEqual([
      { client: stuck.client, is: "taken" },
      { client: came.client, is: "taken" },
    ]);
  });
});

describe("what somebody tapped before two records of theirs became one", () => {
  /** The record that stays; the pass in hand is of the one that goes. */
  async function merged(): Promise<Holder> {
    const kept = await create({ mobile: "600000903" });
    const { rows } = await query("SELECT version FROM app.worker WHERE id = $1", [ready.id]);
    await mergeWorkers(hr, kept, { otherId: ready.id, version: 1, otherVersion: rows[0].version }, mergeSteps);
    return { workerId: kept, legalEntityId: demoEntities.ES.id };
  }

  test("is taken by the pass of the record that stays, once, also where the answer had been lost", async () => {
    const eventId = await working();
    const came = await tapped(eventId, "in", at("11:55"));
    expect(await send("11:55", came)).toEqual(["taken"]);
    const [early, went] = [await tapped(eventId, "out", at("09:00")), await tapped(eventId, "out", at("16:43"))];
    expect(await send("12:00", early)).toEqual(["aside"]);
    itIs("2027-06-18T17:00:00Z");
    const staying = await merged();
    expect(await sendAs(staying, "19:10", came, early, went)).toEqual(["aside", "taken", "taken"]);
    expect(await written(eventId)).toMatchObject([{ kind: "in" }, { kind: "out", kept: true }]);
    expect(await conflictsOf(eventId)).toHaveLength(1);
  });

  test("is for somebody else to look at where it does not fit", async () => {
    const eventId = await working();
    const odd = await tapped(eventId, "out", at("11:56"));
    expect(await send("12:45", odd)).toEqual(["aside"]);
    const staying = await merged();
    await otherColleague(query, "Nerea Otaegi", ["device.edit"]);
    const own = { ...who(["device.edit"]), workerId: staying.workerId };
    await expect(settleConflict(own, eventId, odd.client)).rejects.toMatchObject({
      refusals: [{ code: "worker.oneself", others: "Nerea Otaegi" }],
    });
    await settleConflict(who(["device.edit"]), eventId, odd.client);
    expect(await conflictsOf(eventId)).toEqual([]);
  });

  test("opens with the old link no more once the pass is replaced, or the person’s data are gone", async () => {
    await working();
    const staying = await merged();
    const behind = async () => {
      const { rows } = await query("SELECT number FROM app.pass WHERE worker_id = $1", [ready.id]);
      return [await holderBehind(passTokenOf(ready.id, 1)), await holderBehind(passTokenOf(ready.id, rows[0].number))];
    };
    expect(await behind()).toEqual([staying, staying]);
    await changePhone(staying, true);
    expect(await behind()).toEqual([undefined, staying]);
    await query("UPDATE app.worker SET status = 'data_blocked' WHERE id = $1", [staying.workerId]);
    expect(await behind()).toEqual([undefined, undefined]);
  });
});
