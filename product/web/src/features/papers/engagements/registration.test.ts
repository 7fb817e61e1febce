import { describe, expect } from "vitest";
import { readFacts } from "@product/database/clearance/read-facts";
import { database } from "@product/database/client";
import { clockNow } from "#request/clock.ts";
import { clerk, hr, useSeason } from "#testing/papers/season.ts";
import { day } from "#testing/contracted.ts";
import { lastActs, test } from "#testing/world.ts";
import { cancelEngagement, createEngagement, recordAlta, recordAltas, recordBaja } from "./commands.server.ts";
import { altaForm, bajaForm } from "./schema.ts";

const { query, entities, form, someone, contractsOf, sign } = useSeason();

const refusal = (code: string) => ({ refusals: [{ code }] });

describe("registration with Social Security", () => {
  const alta = (engagementId: string, altaOn: string, version = 1) =>
    altaForm.parse({ engagementId, altaOn, altaReference: "REF-1", version });

  test("is recorded and ended by those who keep pay, and the light follows", async () => {
    const workerId = await someone();
    const { id } = await createEngagement(hr, workerId, form());
    await sign(id);
    await expect(recordAlta(clerk, workerId, alta(id, day(10)))).rejects.toMatchObject({ name: "NotPermitted" });
    const reasons = async () =>
      (
        await query(
          "SELECT top_reason->>'code' AS code FROM app.clearance_span WHERE worker_id = $1 AND $2::date BETWEEN first_day AND last_day AND role_id IS NULL",
          [workerId, day(20)],
        )
      ).rows[0]?.code;
    await recordAlta(hr, workerId, alta(id, day(10)));
    expect(await lastActs()).toMatchObject([{ act: "engagement.alta", subjects: [`worker ${workerId}`] }]);
    expect(await reasons()).not.toBe("engagement.alta");
    expect(await contractsOf(workerId)).toMatchObject([
      { altaOn: day(10), periods: [{ calledOn: day(10), altaReference: "REF-1", warnings: [] }] },
    ]);
    await expect(cancelEngagement(hr, workerId, { engagementId: id, version: 2 })).rejects.toMatchObject(
      refusal("engagement.begun"),
    );
    const baja = (bajaOn: string, altaOn?: string) =>
      bajaForm.safeParse({ engagementId: id, bajaOn, version: 2, ...(altaOn ? { altaOn } : {}) });
    expect(baja(day(9), day(10)).error!.issues[0]).toMatchObject({ path: ["bajaOn"], params: { fault: "altaRange" } });
    await expect(recordBaja(hr, workerId, baja(day(9)).data!)).rejects.toMatchObject(
      refusal("record.changed-meanwhile"),
    );
    await recordBaja(hr, workerId, baja(day(100)).data!);
    expect(await contractsOf(workerId)).toMatchObject([{ bajaOn: day(100), periods: [{ warnings: [] }] }]);
  });

  test("warns of what came late, and refuses what is too early or owed by nobody", async () => {
    const workerId = await someone();
    const { id } = await createEngagement(hr, workerId, form({ type: "permanent", firstDay: day(-3) }));
    await recordAlta(hr, workerId, alta(id, day(-3)));
    expect(await contractsOf(workerId)).toMatchObject([{ periods: [{ warnings: ["altaLate"] }] }]);
    const faults = (typed: object) =>
      altaForm
        .safeParse({ engagementId: id, altaOn: day(1), ...typed })
        .error?.issues.map((issue) => "params" in issue && issue.params);
    expect(faults({ altaOn: day(61) })).toEqual([{ fault: "altaTooEarly", days: 60 }]);
    expect(faults({ altaOn: day(60) })).toBeUndefined();
    expect(faults({ altaOn: day(5), lastDay: day(4) })).toEqual([{ fault: "altaOutside" }]);
    const abroad = await createEngagement(hr, workerId, form({ legalEntityId: entities.thames, type: "temporary" }));
    expect((await contractsOf(workerId)).map(({ country, owesAlta }) => [country, owesAlta]).toSorted()).toEqual([
      ["ES", true],
      ["UK", false],
    ]);
    await expect(recordAlta(hr, workerId, alta(abroad.id, day(10)))).rejects.toMatchObject(
      refusal("record.changed-meanwhile"),
    );
  });

  test("is one for each call: none is overwritten, each is late against its own, and every day counts", async () => {
    const workerId = await someone();
    const { id } = await createEngagement(hr, workerId, form({ firstDay: day(-300) }));
    await sign(id);
    const version = async () => (await contractsOf(workerId))[0]!.version;
    const call = async (altaOn: string, typed: object = {}) =>
      recordAlta(hr, workerId, altaForm.parse({ engagementId: id, altaOn, version: await version(), ...typed }));
    const leave = async (bajaOn: string) =>
      recordBaja(hr, workerId, bajaForm.parse({ engagementId: id, bajaOn, version: await version() }));
    await call(day(-200), { altaReference: "A" });
    await expect(call(day(-100))).rejects.toMatchObject(refusal("engagement.alta-open"));
    await leave(day(-190));
    await expect(leave(day(-180))).rejects.toMatchObject(refusal("engagement.without-alta"));
    await expect(call(day(-190))).rejects.toMatchObject(refusal("record.changed-meanwhile"));
    await call(day(5), { calledOn: day(6), altaReference: "B" });
    const [contract] = await contractsOf(workerId);
    expect(contract!.periods).toEqual([
      { calledOn: day(6), altaOn: day(5), altaReference: "B", bajaOn: null, bajaReference: "", warnings: [] },
      {
        calledOn: day(-200),
        altaOn: day(-200),
        altaReference: "A",
        bajaOn: day(-190),
        bajaReference: "",
        warnings: ["altaLate", "bajaLate"],
      },
    ]);
    const { rows } = await query("SELECT count(*)::int AS n FROM app.engagement_period WHERE engagement_id = $1", [id]);
    expect(rows[0].n).toBe(1);
    const known = await readFacts(database, [workerId], clockNow());
    expect(known.get(workerId)!.facts.engagements).toMatchObject([
      { altaOn: day(5), formerPeriods: [{ from: day(-200), until: day(-190) }] },
    ]);
  });

  test("is recorded for many at once, or for none of them", async () => {
    const [firstWorker, secondWorker] = [await someone(), await someone()];
    const contracts = await Promise.all(
      [firstWorker, secondWorker].map((workerId) => createEngagement(hr, workerId, form())),
    );
    const altas = [firstWorker, secondWorker].map((workerId, index) => ({
      workerId,
      ...alta(contracts[index]!.id, day(10)),
    }));
    await cancelEngagement(hr, secondWorker, { engagementId: contracts[1]!.id, version: 1 });
    const bare = altas.map(({ version: _any, ...rest }) => rest);
    await expect(recordAltas(hr, bare)).rejects.toMatchObject(refusal("engagement.cancelled"));
    expect(await contractsOf(firstWorker)).toMatchObject([{ altaOn: null }]);
    expect(await recordAltas(hr, bare.slice(0, 1))).toEqual({ count: 1 });
    await expect(recordAltas(hr, [])).rejects.toMatchObject(refusal("bulk.nobody"));
  });
});
