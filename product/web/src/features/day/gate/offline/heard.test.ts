import { describe, expect } from "vitest";
import { isOrderToForget, saidOfScans } from "@product/domain/day/gate-answers";
import type { Queued } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { snapshotPublicKey } from "@product/database/register/snapshot-key";
import { revokeDevice } from "#features/day/check-in/commands.server.ts";
import { devicesOf } from "#features/day/check-in/queries.server.ts";
import { isSignedWith } from "#features/day/pass/share/own-keys.ts";
import { itIs } from "#testing/clock.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);
const owner = who(["device.delete"]);
const before = "2027-06-18T11:50:00Z";
const back = "2027-06-18T14:00:00Z";
const at = (time: string) => Date.parse(time) as Instant;

async function anEvent(): Promise<string> {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs(before);
  return eventId;
}

describe("what a device is told", () => {
  test("is signed, names each scan, and tells it to forget its event once that is over for it", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { token, deviceId } = await deviceAt(eventId, phone);
    const answerTo = async (scans: readonly Queued[]) => {
      const answer = await phone.ask(token, scans, { signed: "yes", event: eventId });
      const { body, signature } = (await answer.json()) as { body: string; signature: string };
      const key = snapshotPublicKey();
      expect(await isSignedWith("P-256", key, body, signature)).toBe(true);
      expect(await isSignedWith("P-256", key, body.replace("scans", "scanz"), signature)).toBe(false);
      expect(saidOfScans(body, "another phone")).toBeUndefined();
      return saidOfScans(body, phone.publicKey)!;
    };
    const came = await phone.scan(eventId, { at: at(before) });
    expect(await answerTo([came])).toMatchObject({ answers: [{ client: came.client, is: "written" }] });
    expect((await answerTo([])).forget).toBeUndefined();
    itIs(back);
    await revokeDevice(owner, eventId, deviceId);
    const order = await answerTo([]);
    expect(order.forget).toBe(eventId);
    expect(isOrderToForget(order, { eventId, givenAt: at(before) })).toBe(true);
    expect(isOrderToForget(order, { eventId, givenAt: at("2027-06-18T15:00:00Z") }), "played back").toBe(false);
  });
});

describe("the office", () => {
  test("sees when a device spoke last, what it said was waiting, and that its browser was emptied", async () => {
    const [eventId, phone, emptied] = [await anEvent(), await aPhone(), await aPhone()];
    const { token } = await deviceAt(eventId, phone);
    await phone.ask(token, [], { waiting: "3" });
    expect(await devicesOf(eventId)).toMatchObject([{ lastSeenAt: new Date(before), waiting: 3, isSilent: false }]);
    itIs("2027-06-18T12:10:00Z");
    expect(await devicesOf(eventId)).toMatchObject([{ isSilent: true }]);
    await emptied.ask(token, [], { waiting: "0" });
    expect(await devicesOf(eventId)).toMatchObject([
      {
        isSilent: false,
        waiting: 0,
        emptiedAt: new Date("2027-06-18T12:10:00Z"),
        heardBeforeEmptied: new Date(before),
        waitingWhenEmptied: 3,
      },
    ]);
    expect(await emptied.send(token, await emptied.scan(eventId, { at: at("2027-06-18T12:09:00Z") }))).toEqual([
      "written",
    ]);
  });

  test("misses a device that was silent before the event ended, also days after it, and none that was heard until then", async () => {
    const [eventId, lost, heard] = [await anEvent(), await aPhone(), await aPhone()];
    await deviceAt(eventId, lost);
    const { token } = await deviceAt(eventId, heard);
    itIs("2027-06-21T20:55:00Z");
    await heard.ask(token, [], { waiting: "0" });
    for (const time of ["2027-06-21T20:59:00Z", "2027-06-21T21:30:00Z", "2027-06-25T10:00:00Z"]) {
      itIs(time);
      expect((await devicesOf(eventId)).map(({ isSilent }) => isSilent).toSorted(), time).toEqual([false, true]);
    }
  });

  test("sees a revoked device until it has spoken since, which its signature alone can do", async () => {
    const [eventId, phone] = [await anEvent(), await aPhone()];
    const { deviceId } = await deviceAt(eventId, phone);
    itIs("2027-06-18T12:00:00Z");
    await revokeDevice(owner, eventId, deviceId);
    itIs(back);
    await phone.ask("", [], { waiting: "0" });
    await phone.greet(0, Date.parse("2027-06-18T12:00:00Z"));
    const lost = { isSilent: true, waiting: null, lastSeenAt: new Date(before) };
    expect(await devicesOf(eventId), "by its name alone, or played back").toMatchObject([lost]);
    await phone.greet(2);
    expect(await devicesOf(eventId)).toMatchObject([{ isSilent: false, waiting: 2, lastSeenAt: new Date(back) }]);
    await phone.greet(0);
    expect(await devicesOf(eventId)).toEqual([]);
  });
});
