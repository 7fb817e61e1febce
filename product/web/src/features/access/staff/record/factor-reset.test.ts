import { describe, expect } from "vitest";
import type { Person } from "@product/domain/actor";
import { useOffice } from "#testing/office.ts";
import { itIs } from "#testing/clock.ts";
import { lastActs, test } from "#testing/world.ts";
import {
  askFactorReset,
  confirmFactorReset,
  dropFactorReset,
  factorResetOf,
  factorResetsToConfirm,
} from "./factor-reset.server.ts";

const { query, colleague } = useOffice();

function service() {
  const calls: string[] = [];
  return {
    calls,
    resetFactors: async ({ email, language }: { email: string; language: string }) =>
      void calls.push(`reset ${email} ${language}`),
    signOut: async (id: string) => void calls.push(`out ${id}`),
  };
}

const refusing = (code: string) => ({ refusals: [{ code }] });

async function people(): Promise<{ olga: Person; omar: Person; paula: Person }> {
  const [olga, omar] = [await colleague({ in: ["owner"] }), await colleague({ in: ["owner"] })];
  const paula = await colleague({ in: ["planner"] });
  await query("UPDATE app.staff SET has_second_factor = true WHERE user_id = $1", [paula.id]);
  await query("INSERT INTO app.recovery_code (user_id, code_hash) VALUES ($1, 'x')", [paula.id]);
  return { olga, omar, paula };
}

describe("the second factor of a colleague", () => {
  test("is taken off by a second person, and the trail tells of both", async () => {
    const { olga, omar, paula } = await people();
    await askFactorReset(olga, paula.id, { version: 1 });
    expect(await factorResetOf(paula.id)).toMatchObject({ by: olga.id });
    expect((await factorResetsToConfirm(olga)).n).toBe(0);
    expect((await factorResetsToConfirm(paula)).n).toBe(0);
    expect(await factorResetsToConfirm(omar)).toMatchObject({ n: 1, each: [{ at: `/admin/staff/${paula.id}` }] });
    const door = service();
    await expect(confirmFactorReset(olga, paula.id, { version: 2 }, door)).rejects.toMatchObject(
      refusing("worker.other-person-needed"),
    );
    expect(door.calls).toEqual([]);
    await confirmFactorReset(omar, paula.id, { version: 2 }, door);
    const { rows } = await query("SELECT email, has_second_factor FROM app.staff WHERE user_id = $1", [paula.id]);
    expect(rows[0].has_second_factor).toBe(false);
    expect(door.calls).toEqual([expect.stringContaining(`reset ${rows[0].email}`), `out ${paula.id}`]);
    expect((await query("SELECT FROM app.recovery_code WHERE user_id = $1", [paula.id])).rowCount).toBe(0);
    expect(await factorResetOf(paula.id)).toBeUndefined();
    expect(await lastActs(2)).toMatchObject([
      { act: "staff.reset-factor", actorId: omar.id },
      { act: "staff.ask-factor-reset", actorId: olga.id },
    ]);
  });

  test("is not asked for by its owner, nor by who holds less than they do, nor where there is none", async () => {
    const { olga, omar, paula } = await people();
    await expect(askFactorReset(paula, paula.id, { version: 1 })).rejects.toBeDefined();
    const ownOf = async (person: Person) => askFactorReset(person, person.id, { version: 1 });
    await expect(ownOf(olga)).rejects.toMatchObject(refusing("staff.yourself"));
    await expect(askFactorReset(olga, omar.id, { version: 1 })).rejects.toMatchObject(
      refusing("staff.changed-meanwhile"),
    );
  });

  test("is not confirmed once it was withdrawn, nor after three days", async () => {
    const { olga, omar, paula } = await people();
    await askFactorReset(olga, paula.id, { version: 1 });
    await dropFactorReset(olga, paula.id, { version: 2 });
    await expect(confirmFactorReset(omar, paula.id, { version: 3 }, service())).rejects.toMatchObject(
      refusing("staff.changed-meanwhile"),
    );
    itIs("2027-03-01T10:00:00Z");
    await askFactorReset(olga, paula.id, { version: 3 });
    itIs("2027-03-04T10:00:01Z");
    expect((await factorResetsToConfirm(omar)).n).toBe(0);
    await expect(confirmFactorReset(omar, paula.id, { version: 4 }, service())).rejects.toMatchObject(
      refusing("staff.changed-meanwhile"),
    );
  });
});
