import { beforeAll, describe, expect } from "vitest";
import { classIds, classOf } from "@product/domain/privacy/data-classes";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import type { Permission } from "@product/domain/permissions/catalogue";
import { lookAtDocument } from "#features/papers/documents/commands.server.ts";
import { recordCheck, revealCode } from "#features/papers/right-to-work/commands.server.ts";
import { addAvailability, revealPay, writeNote } from "#features/people/worker-page/commands.server.ts";
import { proposeBank } from "#features/people/bank-accounts/commands.server.ts";
import { availabilityForm } from "#features/people/worker-page/schema.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { homeDay } from "#request/clock.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { columnNames } from "./columns.ts";
import { exportPerson } from "./export.server.ts";
import { revealKey } from "./reveal-key.ts";
import { messages } from "./messages.ts";
import { personPdf } from "./person-pdf.server.ts";

const { query } = useTestDatabase({ people: true });

const all: Permission[] = [
  "worker.view",
  "worker.view.notes-private",
  "worker.create",
  "worker.edit",
  "identity.view",
  "identity.edit",
  "pay.view",
  "pay.edit",
  "availability.edit",
  "availability.view",
  "worker.view.contact",
  "document.view",
];
const hr = who(all);
const typed = {
  firstName: "Ane",
  lastName: "Zubiri",
  country: "ES",
  legalEntityId: demoEntities.ES.id,
  birthDate: "1999-04-23",
  naf: "281234567840",
  iban: "ES9121000418450200051332",
  spanishId: "12345678Z",
  isAnother: true,
};
let ane: string;
beforeAll(async () => {
  const { id } = await createWorker(hr, createForm.parse({ ...typed, email: "ane@export.test" }));
  ane = id;
  await writeNote(hr, ane, { text: "Came early to every shift." });
  const entry = { kind: "unavailable", firstDay: "1/9/2026", lastDay: "2/9/2026" };
  await addAvailability(hr, ane, availabilityForm.parse(entry));
  await revealPay(hr, ane, { lookReason: "payroll" });
  const account = { iban: "ES7620770024003102575766", accountHolder: "Ane" };
  await proposeBank(hr, { id: ane, legalEntityId: demoEntities.ES.id }, account);
  await query(
    `INSERT INTO app.absence (worker_id, kind, first_day, last_day, created_by)
     VALUES ($1, 'sick', '2026-09-03', '2026-09-04', gen_random_uuid())`,
    [ane],
  );
  await query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source) SELECT $1, id, 'verified', 'office'
     FROM app.document_type WHERE key IN ('dni', 'medical-fitness')`,
    [ane],
  );
});
const mailbox = {
  list: async () => [],
  count: async () => 0,
  read: async () => undefined,
  writtenTo: async ([recipient]: readonly string[]) => [
    {
      createdAt: new Date("2026-11-01T10:00:00Z"),
      channel: "mail",
      recipient: recipient!,
      subject: "Hello",
      text: ["Sign here: ", { hidden: "link" }],
    } as never,
  ],
  forget: async () => 0,
};

describe("an export of one person", () => {
  test("holds everything, opened, and is written down", async () => {
    const data = await exportPerson(hr, ane, mailbox);
    const text = JSON.stringify(data);
    for (const value of ["12345678Z", "281234567840", "ES9121000418450200051332", "1999-04-23", "Came early"])
      expect(text).toContain(value);
    expect(text).not.toMatch(/_hash|"version"|\\\\x/);
    expect(data.messages).toMatchObject([{ to: "ane@export.test", subject: "Hello", text: "Sign here: …" }]);
    expect(data.looks).toMatchObject([
      { act: "worker.export-person" },
      { act: "worker.reveal-pay", reason: "payroll" },
    ]);
    expect(data.classes.find(({ dataClass }) => dataClass === "pay")).toMatchObject({
      name: "Seguridad Social y cuenta bancaria",
      citation: expect.stringContaining("LGT, art. 66; LGSS, art. 24"),
    });
    expect(await lastActs()).toMatchObject([{ act: "worker.export-person", subjects: [`worker ${ane}`] }]);
  });

  test("leaves out what whoever makes it may not see, and says so", async () => {
    const data = await exportPerson(who(["worker.view", "identity.view"]), ane, undefined);
    expect(data.leftOut).toEqual([
      "profile",
      "pay",
      "contracts",
      "payroll",
      "assignments",
      "call-outs",
      "incidents",
      "items",
      "whereabouts",
      "absences",
      "documents",
      "qualifications",
      "availability",
      "clearance",
      "notes",
      "lists",
      "account",
      "applications",
      "contacts",
      "undoing",
      "messages",
    ]);
    const text = JSON.stringify(data);
    for (const value of ["281234567840", "Came early", "ES7620770024003102575766", "sick", "ane@export.test"])
      expect(text).not.toContain(value);
    const documents = (actor: typeof hr) =>
      exportPerson(actor, ane, undefined).then(
        ({ classes }) => classes.find(({ dataClass }) => dataClass === "documents")!.tables[0]!.rows.length,
      );
    expect(await documents(hr)).toBe(1);
    expect(await documents(who([...all, "document.view.health-fitness"]))).toBe(2);
    await expect(exportPerson(who(["worker.view"]), ane, undefined)).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("tells of each look at a document, a contract and the code of a check too", async () => {
    const own = { naf: undefined, iban: undefined, spanishId: undefined };
    const { id } = await createWorker(hr, createForm.parse({ ...typed, ...own, email: "bea@export.test" }));
    await lookAtDocument(who(["document.view"]), { id, legalEntityId: demoEntities.ES.id });
    const form = { method: "share_code", outcome: "unlimited", checkedOn: homeDay(), shareCode: "WAB123CDE" };
    await recordCheck(hr, id, form as never);
    const { rows } = await query("SELECT id FROM app.right_to_work_check WHERE worker_id = $1", [id]);
    await revealCode(hr, id, { checkId: rows[0].id, reason: "The Home Office rang" } as never);
    const data = await exportPerson(hr, id, undefined);
    expect(data.looks.slice(1)).toMatchObject([
      { act: "worker.reveal-check", words: "The Home Office rang" },
      { act: "document.look" },
    ]);
    for (const { act } of data.looks) expect(Object.keys(messages)).toContain(revealKey(act));
  });

  test("is a PDF in the language of the person", async () => {
    const pdf = await personPdf(await exportPerson(hr, ane, mailbox), { name: "Marea", colour: "#0a5" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.toString("latin1")).toContain("/Lang (es)");
    expect(pdf.length).toBeGreaterThan(3000);
  });

  test("has a name on paper for every column that is not for machines alone", async () => {
    const { rows } = await query<{ column: string }>(
      `SELECT DISTINCT attname::text AS column FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
       WHERE c.relnamespace = 'app'::regnamespace AND relname = ANY($1) AND attnum > 0 AND NOT attisdropped`,
      [classIds.flatMap((id) => classOf(id).tables.map(({ table }) => table)).filter((name) => !unseen.test(name))],
    );
    const unnamed = rows
      .map(({ column }) => column.replace(/_sealed$/, ""))
      .filter((column) => !columnNames[column] && !forMachines.test(column));
    expect(unnamed).toEqual([]);
  });
});

// Tables that the person does not see: states before a change, in whatever shape; the trail; and an erasure, which is
// told to no one while it can be dropped.
const unseen = /^(worker_import_row|worker_import_change|act_subject|erasure)$/;
const forMachines =
  /(^|_)(id|hash|sha256|version|into|searched|listed_name|position|iban_last_four|recorded_at|token_expires_at|scan|signature|created_by|requested_by|reasons|corrects|voids|transaction|written|key_algorithm|public_key|tries|sent_that_day|device|failures|last_at|file|density|layout|sort|sharing|columns|viewing_as|viewing_until)$/;
