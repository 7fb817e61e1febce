import { homeDay } from "#request/clock.ts";
import { describe, expect } from "vitest";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { readRecord } from "@product/database/workers/read-record";
import type { Permission } from "@product/domain/permissions/catalogue";
import { confirmBank } from "#features/people/bank-accounts/commands.server.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm, detailsForm, identityForm, payForm } from "#features/people/worker-record/schema.ts";
import { lastActs, test } from "#testing/world.ts";
import { proposalOf } from "#testing/proposal-of.ts";
import { who } from "#testing/who.ts";
import {
  addAvailability,
  editDetails,
  editIdentity,
  editPay,
  removeAvailability,
  revealIdentity,
  revealPay,
  writeNote,
} from "./commands.server.ts";
import { availabilityOf, notesOn, shownWorker, workerInScope } from "./queries.server.ts";
import { availabilityForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });

const everything: Permission[] = [
  "worker.view",
  "worker.view.contact",
  "worker.view.notes-private",
  "worker.create",
  "worker.edit",
  "worker.approve",
  "identity.view",
  "identity.edit",
  "pay.view",
  "pay.edit",
  "pay.approve",
  "availability.view",
  "availability.edit",
];
const hr = who(everything);
const colleague = who(everything);
const planner = who(["worker.view", "worker.view.contact", "availability.view"]);

let count = 0;
const secrets = {
  birthDate: "1999-04-23",
  naf: "281234567840",
  iban: "ES9121000418450200051332",
  accountHolder: "Ama Zubiri",
};
async function someone(fields: Record<string, unknown> = {}) {
  count += 1;
  const { id } = await createWorker(
    hr,
    createForm.parse({
      firstName: "Ane",
      lastName: "Zubiri",
      email: `w${count}@page.test`,
      country: "ES",
      legalEntityId: demoEntities.ES.id,
      isAnother: true,
      ...fields,
    }),
  );
  return id;
}
const shown = async (actor: typeof hr, id: string) => shownWorker(actor, (await workerInScope(actor, id))!, "en");

describe("what is sent of a worker", () => {
  test("has no field of a class that the reader lacks, and sensitive ones only masked", async () => {
    const id = await someone({ ...secrets, spanishId: "12345678Z" });
    const forPlanner = JSON.stringify(await shown(planner, id));
    const forHr = JSON.stringify(await shown(hr, id));
    for (const secret of [
      "1999-04-23",
      "04-23",
      "281234567840",
      "ES9121000418450200051332",
      "Ama Zubiri",
      "12345678Z",
    ]) {
      expect(forPlanner).not.toContain(secret);
      expect(forHr).not.toContain(secret);
    }
    expect(Object.keys(await shown(planner, id))).toEqual(expect.arrayContaining(["adult", "mobile"]));
    for (const field of [
      "dateOfBirth",
      "nationality",
      "identityNumber",
      "socialSecurityNumber",
      "iban",
      "accountHolder",
    ]) {
      expect(Object.keys(await shown(planner, id))).not.toContain(field);
      expect(Object.keys(await shown(hr, id))).toContain(field);
    }
    expect(await shown(hr, id)).toMatchObject({
      iban: "ES91 •••• 1332",
      identityNumber: [{ masked: "•••• 678Z" }],
      adult: true,
    });
    expect(await workerInScope(who(["worker.view"], { kind: "entity", id: demoEntities.UK.id }), id)).toBeUndefined();
  });

  test("is opened only by those with the class, and each look is written down", async () => {
    const id = await someone({ ...secrets, naf: "080123456774" });
    const look = { lookReason: "payroll" } as const;
    expect(await revealIdentity(hr, id, look)).toEqual({ birthDate: "1999-04-23", identities: [] });
    expect(await lastActs()).toMatchObject([
      { act: "worker.reveal-identity", actorId: hr.id, subjects: [`worker ${id}`] },
    ]);
    expect(await revealPay(hr, id, look)).toMatchObject({ iban: "ES9121000418450200051332" });
    await expect(revealPay(planner, id, look)).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

describe("editing", () => {
  const details = (fields: Record<string, unknown>) =>
    detailsForm.parse({ firstName: "Ane", country: "ES", legalEntityId: demoEntities.ES.id, ...fields });

  test("saves the details and leaves the numbers alone; a second one who read the same is refused", async () => {
    const id = await someone({ spanishId: "00000001R", mobile: "600000801" });
    await editDetails(
      hr,
      id,
      details({ lastName: "Etxeberria", email: "new@page.test", language1: "eu", level1: "native", version: 1 }),
    );
    expect(await readRecord(database, id)).toMatchObject({
      lastName: "Etxeberria",
      mobile: null,
      languages: [{ language: "eu", level: "native" }],
      identities: [{ value: "00000001R" }],
    });
    await expect(editDetails(hr, id, details({ email: "x@page.test", version: 1 }))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
  });

  test("keeps what the editor does not see", async () => {
    const id = await someone({ mobile: "600000802", address: "Calle Mayor 1" });
    await editDetails(who(["worker.view", "worker.edit"]), id, details({ firstName: "Ainhoa", version: 1 }));
    expect(await readRecord(database, id)).toMatchObject({
      firstName: "Ainhoa",
      mobile: "+34600000802",
      address: "Calle Mayor 1",
    });
  });

  test("changes single numbers, takes away what is ticked, and no number of another", async () => {
    const id = await someone({ spanishId: "00000002W", nino: "AB123457C" });
    await editIdentity(hr, id, identityForm.parse({ birthDate: "2/3/1990", remove: ["nino"], version: 1 }));
    expect(await readRecord(database, id)).toMatchObject({
      birthDate: "1990-03-02",
      identities: [{ type: "DNI", value: "00000002W" }],
    });
    await expect(
      editIdentity(hr, id, identityForm.parse({ spanishId: "00000001R", version: 2 })),
    ).rejects.toMatchObject({
      refusals: [{ code: "worker.exists" }],
    });
    expect(identityForm.safeParse({ passport: "AB12345", version: 1 }).error?.issues[0]?.path).toEqual([
      "passportCountry",
    ]);
  });

  test("another bank account waits for a second person, who confirms it, and the worker is told", async () => {
    const id = await someone();
    await editPay(hr, id, payForm.parse({ iban: "ES9121000418450200051332", version: 1 }));
    expect((await readRecord(database, id))!.iban).toBe("ES9121000418450200051332");
    await editPay(hr, id, payForm.parse({ iban: "GB29NWBK60161331926819", version: 2 }));
    expect((await readRecord(database, id))!.iban).toBe("ES9121000418450200051332");
    const seen = await proposalOf(id, "bank");
    await expect(confirmBank(hr, id, seen)).rejects.toMatchObject({
      refusals: [{ code: "worker.other-person-needed" }],
    });
    await confirmBank(colleague, id, seen);
    expect((await readRecord(database, id))!.iban).toBe("GB29NWBK60161331926819");
    const { rows } = await query(
      "SELECT FROM app.job WHERE kind = 'worker.bank-changed-letter' AND payload->>'workerId' = $1",
      [id],
    );
    expect(rows.length).toBe(2);
    await expect(confirmBank(colleague, id, seen)).rejects.toMatchObject({
      refusals: [{ code: "worker.nothing-proposed" }],
    });
  });

  test("keeps notes closed, and availability with its weekdays", async () => {
    const id = await someone();
    await writeNote(hr, id, { text: "Came early to every shift." });
    expect(await notesOn(id)).toMatchObject([{ text: "Came early to every shift." }]);
    const { rows } = await query("SELECT text_sealed FROM app.worker_note WHERE worker_id = $1", [id]);
    expect(rows[0].text_sealed.toString()).not.toContain("early");
    await expect(writeNote(planner, id, { text: "x" })).rejects.toMatchObject({ name: "NotPermitted" });
    await addAvailability(
      hr,
      id,
      availabilityForm.parse({
        kind: "unavailable",
        firstDay: "1/9/2026",
        weekdays: ["3", "1"],
        from: "09:00",
        until: "14:00",
      }),
    );
    const [entry] = await availabilityOf(id, homeDay());
    expect(entry).toMatchObject({ firstDay: "2026-09-01", lastDay: null, weekdays: [1, 3], from: "09:00:00" });
    await removeAvailability(hr, id, { id: entry!.id });
    expect(await availabilityOf(id, homeDay())).toEqual([]);
    for (const bad of [
      { firstDay: "1/9/2026" },
      { firstDay: "31/9/2026", lastDay: "1/10/2026" },
      { firstDay: "1/9/2026", lastDay: "1/9/2026", from: "9" },
    ])
      expect(availabilityForm.safeParse({ kind: "available", ...bad }).success).toBe(false);
  });
});
