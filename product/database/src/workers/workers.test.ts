import { describe, expect, it } from "vitest";
import { checkWorker, type TypedWorker } from "@product/domain/people/worker-record";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { findDuplicates, findDuplicatesOfMany } from "./find-duplicates.ts";
import { insertWorker, insertWorkers, type NewWorker } from "./insert-workers.ts";
import { readRecord } from "./read-record.ts";
import { saveRecord } from "./save-record.ts";

const { query } = useTestDatabase({ people: true });

const recordOf = (typed: TypedWorker) =>
  checkWorker({ firstName: "Ane", lastName: "Zubiri", country: "ES", ...typed }, "2026-11-15").record!;
const worker = (typed: TypedWorker): NewWorker => ({
  ...recordOf(typed),
  legalEntityId: demoEntities.ES.id,
  status: "draft",
  source: "office",
  roleIds: [],
  tags: [],
});
const insert = (typed: TypedWorker) => inTransaction((tx) => insertWorker(tx, worker(typed)));

describe("a new worker", () => {
  it("gets a code, and what is sensitive can be read only with the person's key", async () => {
    const typed = {
      email: "ane@one.test",
      birthDate: "2001-03-07",
      spanishId: "12345678Z",
      naf: "281234567840",
      iban: "ES9121000418450200051332",
      accountHolder: "Ane Zubiri",
      languages: "es:native",
    };
    const { id, code } = await insert(typed);
    expect(code).toMatch(/^W-[2-9A-HJKMNP-Z]{4,8}$/);
    expect(await readRecord(database, id)).toEqual(recordOf(typed));
    const { rows } = await query(
      `SELECT (SELECT row(w.*)::text FROM app.worker w WHERE id = $1) || (SELECT row(i.*)::text FROM app.worker_identity i
         WHERE worker_id = $1) || (SELECT row(s.*)::text FROM app.worker_social s WHERE worker_id = $1) AS everything`,
      [id],
    );
    for (const secret of ["12345678Z", "2001-03-07", "281234567840", "ES91210"]) {
      expect(rows[0].everything).not.toContain(secret);
      expect(rows[0].everything).not.toContain(Buffer.from(secret).toString("hex"));
    }
    await query("UPDATE app.person_key SET wrapped_key = NULL, destroyed_at = now() WHERE person_id = $1", [id]);
    expect(await readRecord(database, id)).toMatchObject({ birthDate: null, identities: [], naf: null, iban: null });
  });

  it("cannot have the number of another", async () => {
    await insert({ email: "a@two.test", spanishId: "X1234567L" });
    await expect(insert({ email: "b@two.test", spanishId: "x-1234567-l" })).rejects.toMatchObject({
      cause: { constraint: "worker_identity_hash" },
    });
  });

  it("comes with hundreds of others in few statements", async () => {
    const many = Array.from({ length: 500 }, (_, n) => worker({ firstName: `P${n}`, email: `p${n}@many.test` }));
    const inserted = await inTransaction((tx) => insertWorkers(tx, many));
    expect(new Set(inserted.map(({ code }) => code)).size).toBe(500);
  });

  it("is written over as a whole, but for the account", async () => {
    const account = { iban: "ES9121000418450200051332", accountHolder: "Ane Zubiri" };
    const { id } = await insert({ email: "c@three.test", nino: "AB123456C", languages: "en:C1", ...account });
    const after = recordOf({ mobile: "+34600000999", spanishId: "00000000T", iban: "GB29NWBK60161331926819" });
    await inTransaction((tx) => saveRecord(tx, id, after));
    expect(await readRecord(database, id)).toEqual({ ...after, ...account });
  });
});

describe("duplicates", () => {
  it("are certain by a number, likely by e-mail or telephone, possible by name and birth date", async () => {
    const { id } = await insert({
      firstName: "José Ángel",
      lastName: "Núñez",
      email: "jan@dup.test",
      mobile: "600000111",
      birthDate: "1990-05-05",
      passport: "XY998877",
      passportCountry: "PT",
    });
    const found = async (typed: TypedWorker) => findDuplicates(database, recordOf(typed));
    expect(await found({ email: "x@dup.test", passport: "xy 99-88-77", passportCountry: "PT" })).toEqual([
      { workerId: id, strength: "exact", signs: ["identity"] },
    ]);
    expect(await found({ email: "x@dup.test", passport: "XY998877", passportCountry: "FR" })).toEqual([]);
    expect(await found({ email: "JAN@dup.test", mobile: "0034 600 000 111" })).toEqual([
      { workerId: id, strength: "strong", signs: ["email", "mobile"] },
    ]);
    const namesake = { firstName: "jose angel", lastName: "NUNEZ", email: "y@dup.test" };
    expect(await found({ ...namesake, birthDate: "5/5/1990" })).toEqual([
      { workerId: id, strength: "weak", signs: ["name"] },
    ]);
    expect(await found({ ...namesake, birthDate: "6/5/1990" })).toEqual([]);
    expect(await findDuplicates(database, recordOf({ email: "jan@dup.test" }), id)).toEqual([]);
    const [first, second] = await findDuplicatesOfMany(database, [
      recordOf({ email: "nobody@dup.test" }),
      recordOf({ email: "jan@dup.test" }),
    ]);
    expect([first, second!.length]).toEqual([[], 1]);
  });
});
