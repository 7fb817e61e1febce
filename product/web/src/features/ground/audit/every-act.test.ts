/** Walks every act there is: each has its sentence, and each leaves the row that it declares. */
import { desc } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { acts, type Act, type ActDeclaration } from "@product/domain/acts";
import { theSystem, type Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { acts as actTable, actSubjects } from "@product/database/tables/ground/act";
import { useTestDatabase } from "@product/database/testing/test-database";
import { compileCatalogue } from "#i18n/compile.ts";
import { actKey, recordKey } from "#i18n/trail-words.ts";
import { perform, type Performance } from "#request/perform.ts";
import { trailWords } from "#slices.ts";
import { world } from "#testing/world.ts";
import { actNames, recordKinds } from "./known.ts";

useTestDatabase();

/** One record that can be the subject of any act. */
const anything = {
  userId: world.editor.id,
  ownerId: world.editor.id,
  id: "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0001",
  slug: "home",
  from: "/old",
  name: "audit.csv",
  before: "2026-11-15T00:00:00.000Z",
  askedAt: "2026-11-15T00:00:00.000Z",
  place: {},
  legalEntityId: "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0002",
};
const was = { name: "Old" };
const is = { name: "New" };

async function openedFor(personId: string | null, sealed: Buffer | null): Promise<string | null> {
  const seals = await sealsIn(database, personId ? [personId] : []);
  return sealed && seals.get(personId!)!.open(sealed);
}

describe.each(actNames)("%s", (act) => {
  const declared = acts[act] as unknown as ActDeclaration<typeof anything>;
  const actor: Actor = declared.needs === "self" ? world.editor : theSystem;

  it.each(["en", "es"] as const)("has a sentence in %s", (locale) => {
    const sentence = trailWords[actKey(act)]?.[locale];
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^{}]+[^.\s]$/u);
  });

  it("leaves one row that tells as much as is declared, and of people only under their key", async () => {
    await perform<Act, void>(actor, act, async ({ subject, recordChange }: Performance<Act>) => {
      if (declared.audits !== "fact") recordChange(anything as never, was, is);
      else subject(anything as never);
    });
    const [row] = await database.select().from(actTable).orderBy(desc(actTable.id)).limit(1);
    const [subject, ...more] = (await database.select().from(actSubjects)).filter(({ actId }) => actId === row!.id);
    expect(row).toMatchObject({ act, actorKind: actor.kind, actorId: actor.kind === "person" ? actor.id : null });
    expect([subject!.kind, subject!.subjectId, more]).toEqual([declared.subject, declared.id(anything), []]);
    const changesText = declared.audits !== "fact" ? '{"name":{"before":"Old","after":"New"}}' : null;
    const personId = changesText && (declared.person?.(anything) ?? null);
    expect(subject).toMatchObject({ personId, clear: personId ? null : changesText });
    expect(await openedFor(personId, subject!.sealed)).toBe(personId ? changesText : null);
  });
});

test("every kind of record has its word", () =>
  expect(recordKinds.filter((kind) => !Object.hasOwn(trailWords, recordKey(kind)))).toEqual([]));

test("every sentence of the slice is sound ICU", () =>
  expect(() => JSON.stringify(compileCatalogue({ trailWords }))).not.toThrow());
