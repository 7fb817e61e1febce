import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { locales } from "@product/domain/locales";
import { workerColumnKeys, workerOrders, type WorkerColumn } from "@product/domain/people/worker-columns";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Scope } from "@product/domain/permissions/grants";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { csvFile } from "#features/ground/listing/share/csv.ts";
import { lastActs } from "#testing/world.ts";
import { workerCsv } from "./csv.ts";
import { workerExtract, type Extract } from "./export.server.ts";
import { isWritten } from "./written-columns.server.ts";

const { query } = useTestDatabase({ people: true });

const someone = (...grants: [Permission, Scope?][]): Person => ({
  kind: "person",
  id: crypto.randomUUID(),
  name: "Helena",
  grants: grants.map(([permission, scope = "all"]) => ({ permission, scope })),
});
const office = someone(["worker.view"], ["worker.view.contact"], ["worker.export"]);
const inBritain = { kind: "entity", id: demoEntities.UK.id } as const;
const withoutSpanishPhones = someone(["worker.view"], ["worker.view.contact", inBritain], ["worker.export"]);
const ofBritain = someone(["worker.view"], ["worker.export", inBritain]);

const written = workerColumnKeys.filter((column) => isWritten([column]));
const everyone: Filter = { and: [] };
const extract = (changes: Partial<Extract> = {}): Extract => ({
  filter: everyone,
  sort: undefined,
  columns: written,
  locale: "en",
  ...changes,
});

const whole = async (pieces: AsyncIterable<string>) => (await Array.fromAsync(pieces)).join("");
const byDatabase = async (actor: Person, wanted: Extract) => whole(await workerCsv(actor, wanted));
const byRows = async (actor: Person, wanted: Extract) =>
  whole(csvFile(await workerExtract(actor, wanted), wanted.locale));

beforeAll(async () => {
  const odd = ["=1+1", "+34", "-", "@", "\tTab", "two\r\nlines", 'a "quoted" word', "a;b,c", "＝1", '"', '="x"', ""];
  await query(
    `UPDATE app.worker SET town = odd.town, tags = ARRAY[odd.town, 'fair']
     FROM (SELECT town, n FROM unnest($1::text[]) WITH ORDINALITY AS odd (town, n)) odd,
          (SELECT id, row_number() OVER (ORDER BY id) AS n FROM app.worker) nth
     WHERE nth.id = worker.id AND odd.n = nth.n`,
    [odd],
  );
});

describe("a file that PostgreSQL writes", () => {
  it("has every column but what is judged or planned", () =>
    expect(workerColumnKeys.filter((column) => !isWritten([column]))).toEqual<WorkerColumn[]>([
      "clearance",
      "nextShift",
      "hoursAhead",
      "lastWorked",
    ]));

  const readers = { office, withoutSpanishPhones, ofBritain };
  for (const [name, actor] of Object.entries(readers))
    it.each(locales.map(({ code }) => code))(`says what the rows say, to ${name} in %s`, async (locale) => {
      const wanted = extract({ locale });
      const file = await byDatabase(actor, wanted);
      expect(file).toBe(await byRows(actor, wanted));
      expect(file.split("\r\n").length).toBeGreaterThan(50);
    });

  it("leaves a phone out where its reader does not see it", async () => {
    const file = await byDatabase(withoutSpanishPhones, extract({ columns: ["phone"] }));
    expect(file).toContain(`"'+44`);
    expect(file).not.toContain(`"'+34`);
  });

  it.each(workerOrders)("keeps the order %s, of those who were filtered", async (sort) => {
    const filter: Filter = { field: "country", op: "in", values: ["UK"] };
    const wanted = extract({ sort, filter });
    const file = await byDatabase(office, wanted);
    expect(file).toBe(await byRows(office, wanted));
    expect(file).not.toContain(`"ES"`);
  });

  it("is written down, and refused to those who may not take it along", async () => {
    await byDatabase(office, extract());
    expect(await lastActs()).toMatchObject([{ act: "worker.export", actorId: office.id }]);
    const refused = workerCsv(someone(["worker.view"]), extract());
    await expect(refused).rejects.toThrow("not permitted: worker.export");
  });

  it("is read piece by piece", async () => {
    await query(
      `INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
       SELECT 'W-' || translate(lpad(n::text, 5, '0'), '01', 'AB'), status, 'Many', 'Zz' || n, country, language, worker_type, legal_entity_id, source
       FROM generate_series(1, 4000) n, (SELECT * FROM app.worker LIMIT 1) one`,
    );
    const wanted = extract({ columns: ["town"] });
    const pieces = await Array.fromAsync(await workerCsv(office, wanted));
    expect(pieces).toHaveLength(4);
    expect(pieces.join("")).toBe(await byRows(office, wanted));
  });

  it.each<WorkerColumn>(["town", "clearance"])("never ends half way as if it were whole, with %s", async (column) => {
    const left = await workerCsv(office, extract({ columns: [column] }));
    let piece = "";
    while (piece.split("\r\n").length < 1000) piece = (await left.next()).value as string;
    const code = piece.trimEnd().split("\r\n").at(-1)!.split('"')[1];
    await query("DELETE FROM app.worker WHERE code = $1", [code]);
    await expect(left.next()).rejects.toThrow("is gone");
  });
});
