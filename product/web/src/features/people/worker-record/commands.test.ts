import { describe, expect } from "vitest";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { readRecord } from "@product/database/workers/read-record";
import { completionJobs } from "#features/people/completion/jobs.server.ts";
import { completeRecord } from "#features/people/completion/commands.server.ts";
import { behindLink, completionFaults } from "#features/people/completion/queries.server.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { createWorker, findByNumber } from "./commands.server.ts";
import { likePeople } from "./queries.server.ts";
import { createForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });

const hr = who(["worker.view", "worker.create", "worker.edit", "identity.edit", "pay.edit"]);
const british = { kind: "entity", id: demoEntities.UK.id } as const;
const form = (fields: Record<string, unknown>) =>
  createForm.parse({ firstName: "Ane", country: "ES", legalEntityId: demoEntities.ES.id, ...fields });
const faults = (fields: Record<string, unknown>) =>
  createForm
    .safeParse({ firstName: "Ane", email: "a@b.test", country: "ES", legalEntityId: demoEntities.ES.id, ...fields })
    .error?.issues.map(({ path, ...issue }) => [path[0], (issue as { params?: object }).params]);

describe("the form of a new worker", () => {
  test("tells each fault at its field", () => {
    expect(faults({ spanishId: "12345678A", iban: "ES9121000418450200051333", nino: "QQ123456A" })).toEqual([
      ["spanishId", { fault: "idLetter", expected: "Z" }],
      ["nino", { fault: "ninoForm" }],
      ["iban", { fault: "ibanDigits" }],
    ]);
    expect(faults({ naf: "281234567841" })).toBeUndefined();
  });
});

describe("a new worker", () => {
  test("is there with everything, and the trail tells of numbers only how they end", async () => {
    const { id } = await createWorker(
      hr,
      form({ email: "ane@new.test", spanishId: "12345678Z", iban: "ES9121000418450200051332", tags: "coche, night" }),
    );
    expect(await readRecord(database, id)).toMatchObject({ identities: [{ type: "DNI", value: "12345678Z" }] });
    const { rows } = await query("SELECT status, source, tags FROM app.worker WHERE id = $1", [id]);
    expect(rows).toEqual([{ status: "approved", source: "office", tags: ["coche", "night"] }]);
    expect(await lastActs()).toMatchObject([{ act: "worker.create", subjects: [`worker ${id}`] }]);
    const { rows: trail } = await query("SELECT clear, sealed FROM app.act_subject WHERE subject_id = $1", [id]);
    expect(trail[0].clear).toBeNull();
    expect(trail[0].sealed).not.toBeNull();
  });

  test("is not made twice: a number stops, a likeness asks", async () => {
    const { id } = await createWorker(hr, form({ email: "twin@new.test", nino: "AB123456C" }));
    await expect(
      createWorker(hr, form({ email: "x@new.test", nino: "ab 123456 c", isAnother: true })),
    ).rejects.toMatchObject({
      refusals: [{ code: "worker.exists", people: [{ id }] }],
    });
    await expect(createWorker(hr, form({ email: "twin@new.test" }))).rejects.toMatchObject({
      refusals: [{ code: "worker.maybe-known", people: [{ id, signs: ["email"] }] }],
    });
    await createWorker(hr, form({ email: "twin@new.test", isAnother: true }));
  });

  test("of another place is not shown to who does not see them; that a number is taken is", async () => {
    await createWorker(hr, form({ email: "far@new.test", spanishId: "X1234567L" }));
    const there = who(["worker.view", "worker.create", "identity.edit"], british);
    const here = { legalEntityId: demoEntities.UK.id, country: "UK" };
    await expect(
      createWorker(there, form({ ...here, email: "y@new.test", spanishId: "X1234567L" })),
    ).rejects.toMatchObject({
      refusals: [{ code: "worker.exists", people: [] }],
    });
    expect(await likePeople(there, { email: "far@new.test", spanishId: "X1234567L" })).toEqual({
      exists: true,
      people: [],
    });
    // Typed before its country, or with one that is none: the rest is compared all the same.
    for (const passportCountry of ["", "Atlantis"])
      expect(await likePeople(hr, { email: "far@new.test", passport: "PAA123456", passportCountry })).toMatchObject({
        people: [{ signs: ["email"] }],
      });
    expect(await likePeople(hr, { email: "far@new.test" })).toMatchObject({
      exists: false,
      people: [{ signs: ["email"] }],
    });
    await createWorker(there, form({ ...here, email: "far@new.test" }));
  });

  test("is made only where one may, and with what one may write", async () => {
    const there = who(["worker.create"], british);
    await expect(createWorker(there, form({ email: "no@new.test" }))).rejects.toMatchObject({ name: "NotPermitted" });
    const here = form({
      legalEntityId: demoEntities.UK.id,
      country: "UK",
      email: "no@new.test",
      iban: "GB29NWBK60161331926819",
    });
    await expect(createWorker(there, here)).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(
      createWorker(hr, form({ email: "no@new.test", roleIds: [crypto.randomUUID()] })),
    ).rejects.toMatchObject({ refusals: [{ code: "worker.choice-gone" }] });
  });
});

describe("a link to complete the record", () => {
  async function invited(fields: Record<string, unknown>) {
    const { id } = await createWorker(hr, form({ actionName: "invite", ...fields }));
    const letters: Letter[] = [];
    const { rows } = await query(
      "SELECT payload FROM app.job WHERE kind = 'worker.completion-letter' AND payload->>'workerId' = $1",
      [id],
    );
    const jobs = completionJobs(async (letter) => void letters.push(letter), "https://staff.example");
    await jobs["worker.completion-letter"](rows[0].payload);
    const text = JSON.stringify(letters[0]);
    return { id, letter: letters[0]!, token: /resume\/([\w-]+)/.exec(text)![1]! };
  }

  test("goes to the worker in their language, by mail or by text, and only its hash is kept", async () => {
    const { letter, token } = await invited({ email: "link@new.test", language: "en" });
    expect(letter).toMatchObject({ channel: "mail", to: "link@new.test", language: "en" });
    expect(JSON.stringify(letter)).toContain("https://staff.example/signup/resume/");
    const sms = await invited({ mobile: "600 000 777", language: "es" });
    expect(sms.letter).toMatchObject({ channel: "sms", to: "+34600000777" });
    expect(JSON.stringify(sms.letter)).toContain("https://staff.example/es/signup/resume/");
    const { rows } = await query(
      "SELECT (SELECT string_agg(j::text, '') FROM app.job j) || (SELECT string_agg(l::text, '') FROM app.completion_link l) AS kept",
    );
    expect(rows[0].kept).not.toContain(token);
  });

  test("shows what is missing and nothing that is known, takes it in steps, and then no longer works", async () => {
    const { id, token } = await invited({ lastName: "Zubiri", email: "steps@new.test", spanishId: "Y1234567X" });
    const link = (await behindLink(token))!;
    expect(JSON.stringify(link)).not.toMatch(/Zubiri|steps@|Y1234567X/);
    expect(link.fields).not.toContain("spanishId");
    expect(link.fields).toContain("birthDate");
    const actionName = "finish" as const;
    expect(await completionFaults(token, { actionName, naf: "12" })).toMatchObject({
      mobile: { fault: "required" },
      birthDate: { fault: "required" },
      naf: { fault: "nafForm" },
    });
    await completeRecord(token, { actionName: "save", mobile: "600000778", lastName: "Other", spanishId: "00000000T" });
    expect(await readRecord(database, id)).toMatchObject({
      mobile: "+34600000778",
      lastName: "Zubiri",
      identities: [{ value: "Y1234567X" }],
    });
    await completeRecord(token, { actionName, birthDate: "1/2/2000" });
    expect(await lastActs()).toMatchObject([{ act: "worker.complete", actorKind: "worker" }]);
    const { rows } = await query("SELECT status FROM app.worker WHERE id = $1", [id]);
    expect(rows[0].status).toBe("approved");
    expect(await behindLink(token)).toBeUndefined();
    await expect(completeRecord(token, { actionName, town: "Bilbao" })).rejects.toMatchObject({
      refusals: [{ code: "worker.link-gone" }],
    });
  });

  test("shows again what was told by it, numbers masked, and lets it be corrected", async () => {
    const { id, token } = await invited({ lastName: "Zubiri", email: "again@new.test" });
    const [first, other] = ["ES9121000418450200051332", "ES7620770024003102575766"];
    expect((await behindLink(token))!.needed).toEqual(["mobile", "birthDate"]);
    await completeRecord(token, {
      actionName: "save",
      town: "Bilbo",
      birthDate: "1/2/2000",
      spanishId: "00000011B",
      iban: first,
      mobile: "600000779",
    });
    const link = (await behindLink(token))!;
    expect(link).toMatchObject({
      saved: { town: "Bilbo", mobile: "+34600000779" },
      masked: { spanishId: "•••• 011B", iban: "ES91 •••• 1332", birthDate: "••••" },
      needed: [],
    });
    expect(JSON.stringify(link)).not.toMatch(/Zubiri|again@|00000011B|2000-02-01|0418450200/);
    const again = { actionName: "save" as const, town: "Bilbao", spanishId: "00000012N", birthDate: "", iban: other };
    expect(await completionFaults(token, again)).toEqual({});
    await completeRecord(token, again);
    expect(await readRecord(database, id)).toMatchObject({
      town: "Bilbao",
      birthDate: "2000-02-01",
      identities: [{ value: "00000012N" }],
      iban: first,
    });
    const { rows } = await query("SELECT kind, proposed_by FROM app.worker_proposal WHERE worker_id = $1", [id]);
    expect(rows, "another account waits for two people of the office").toEqual([{ kind: "bank", proposed_by: id }]);
    expect(await completionFaults(token, { actionName: "finish" })).toEqual({});
  });

  test("does not take the number of another, and ends with its days", async () => {
    const { id, token } = await invited({ email: "late@new.test" });
    const taken = { actionName: "save" as const, spanishId: "12345678Z" };
    await expect(completeRecord(token, taken)).rejects.toMatchObject({ refusals: [{ code: "worker.number-taken" }] });
    await query("UPDATE app.completion_link SET expires_at = now() - interval '1 second' WHERE worker_id = $1", [id]);
    expect(await behindLink(token)).toBeUndefined();
    expect(await behindLink("no such token")).toBeUndefined();
  });
});

describe("a search for a number", () => {
  const sees = who(["worker.view", "identity.view"]);

  test("finds only the whole number, only for who may see it, and is written down either way", async () => {
    const { id } = await createWorker(hr, form({ email: "num@new.test", spanishId: "00000010X", naf: "080123456774" }));
    expect(await findByNumber(sees, "00000010-x")).toBe(id);
    expect(await lastActs()).toMatchObject([
      { act: "worker.find-by-number", actorId: sees.id, subjects: [`worker ${id}`] },
    ]);
    expect(await findByNumber(sees, "08 01234567 74")).toBe(id);
    expect(await findByNumber(sees, "99999999R")).toBeUndefined();
    const [miss] = await lastActs();
    expect(miss).toMatchObject({ act: "worker.miss-by-number", actorId: sees.id });
    expect(JSON.stringify(miss)).not.toContain("99999999");
    const before = (await lastActs(1))[0];
    for (const [actor, text] of [
      [hr, "00000010X"],
      [sees, "0000001"],
      [sees, "garcia lopez"],
    ] as const)
      expect(await findByNumber(actor, text)).toBeUndefined();
    expect((await lastActs(1))[0]).toEqual(before);
    expect(await findByNumber(who(["identity.view"], british), "00000010X")).toBeUndefined();
    expect(await lastActs()).toMatchObject([{ act: "worker.miss-by-number" }]);
  });
});
