import { describe, expect, onTestFinished } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { conflictsOf, devicesOf } from "#features/day/check-in/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { usePlanning } from "#testing/planning.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);
const at = (time: string) => Date.parse(`2027-06-18T${time}:00Z`) as Instant;

/** The database takes no punch of that name, until it is mended. */
async function failsAt(client: string): Promise<() => Promise<void>> {
  await query(`ALTER TABLE app.punch ADD CONSTRAINT broken CHECK (client_id <> '${client}') NOT VALID`);
  const mend = async () => void (await query("ALTER TABLE app.punch DROP CONSTRAINT IF EXISTS broken"));
  onTestFinished(mend);
  return mend;
}

describe("a scan at which the server itself fails", () => {
  test("is left to the device and told to us, and the others are written; it is once that is mended", async () => {
    itIs("2027-06-01T10:00:00Z");
    const eventId = await eventOf(ready);
    itIs("2027-06-18T11:50:00Z");
    const phone = await aPhone();
    const { token, deviceId } = await deviceAt(eventId, phone);
    const [came, rested] = [
      await phone.scan(eventId),
      await phone.scan(eventId, { kind: "break_start", at: at("12:30") }),
    ];
    const undone = await phone.scan(eventId, { kind: "void", code: rested.client, at: at("12:31") });
    const mend = await failsAt(rested.client);
    itIs("2027-06-18T14:00:00Z");
    const sent = [came, rested, undone];
    const heard = (await phone.ask(token, sent, { waiting: "0" })).json();
    expect(await heard, "what takes it back waits with it").toEqual([{ client: came.client, is: "written" }]);
    expect(phone.reported).toHaveLength(1);
    expect(await devicesOf(eventId)).toMatchObject([{ id: deviceId, waiting: 2 }]);
    expect(await conflictsOf(eventId)).toEqual([]);
    await mend();
    expect(await phone.send(token, rested, undone)).toEqual(["written", "written"]);
    const { rows } = await query("SELECT kind FROM app.punch WHERE event_id = $1 ORDER BY written", [eventId]);
    expect(rows.map(({ kind }) => kind)).toEqual(["in", "break_start", "void"]);
  });
});
