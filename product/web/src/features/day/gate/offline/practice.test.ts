import { expect } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { trainDevice } from "#features/day/check-in/commands.server.ts";
import { conflictsOf } from "#features/day/check-in/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);
const owner = who(["device.edit"]);
const at = (time: string) => Date.parse(`2027-06-18T${time}:00Z`) as Instant;

test("what a device scanned in training is never written, in whatever mode it sends it, and what it scanned before is", async () => {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs("2027-06-18T11:50:00Z");
  const phone = await aPhone();
  const { token, deviceId } = await deviceAt(eventId, phone);
  const punched = async () =>
    (await query("SELECT kind FROM app.punch WHERE event_id = $1 ORDER BY at", [eventId])).rows.map(({ kind }) => kind);
  const came = await phone.scan(eventId, { at: at("11:55") });
  itIs("2027-06-18T12:00:00Z");
  await trainDevice(owner, eventId, deviceId, true);
  const practised = await phone.scan(eventId, { kind: "out", at: at("12:10") });
  itIs("2027-06-18T12:20:00Z");
  expect(await phone.send(token, came, practised)).toEqual(["written", "aside"]);
  expect(await punched()).toEqual(["in"]);
  await trainDevice(owner, eventId, deviceId, false);
  const again = await phone.scan(eventId, { kind: "out", at: at("12:11") });
  itIs("2027-06-18T14:00:00Z");
  const went = await phone.scan(eventId, { kind: "out", at: at("13:55") });
  expect(await phone.send(token, practised, again, went)).toEqual(["aside", "aside", "written"]);
  expect(await punched()).toEqual(["in", "out"]);
  const shown = { reason: "practice", isWritten: false, name: "Ane Zubiri Gil" };
  expect(await conflictsOf(eventId)).toMatchObject([shown, shown]);
});
