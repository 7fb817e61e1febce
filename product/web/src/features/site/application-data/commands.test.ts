import { describe, expect, it } from "vitest";
import { themselves } from "@product/domain/actor";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import { saveAnswers, startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { openForm } from "#features/site/signup/queries.server.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { eraseApplication } from "./commands.server.ts";
import { heldBehind } from "./queries.server.ts";

const { query, entities } = useTwoEntities();
const removed: string[] = [];
const files = { remove: async (_bucket: string, names: readonly string[]) => void removed.push(...names) };

async function begun() {
  const form = await anOpenForm(entities.ribera);
  return (await startApplication((await openForm(form.id))!, await someAnswers(), "es", "about")).token;
}

describe("whoever applies", () => {
  it("reads everything that is held of them by their link, in words, also while it is a draft", async () => {
    const token = await begun();
    await saveAnswers(token, { "signature.drawn": "1,1 2,2" }, "es", "send");
    const applicationData = (await heldBehind(token, "es"))!;
    await query(
      `INSERT INTO app.application_file (application_id, field, position, path, type, size, sha256)
       VALUES ($1, 'photo', 0, 'own/photo', 'image/jpeg', 10, $2)`,
      [applicationData.id, Buffer.alloc(32)],
    );
    const { answers, ...rest } = (await heldBehind(token, "es"))!;
    expect(rest).toMatchObject({ state: "started", form: "Camareros, Bilbao", mayErase: true, files: [{ bytes: 10 }] });
    expect(rest.keptUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
    const answerTo = (key: string) => answers.find((each) => each.key === key)!;
    expect(answerTo("first_name")).toMatchObject({ question: "Nombre", answer: "Ane" });
    expect(answerTo("document_kind").answer).toBe("DNI");
    expect(answerTo("truth").answer).toContain("Lo que he escrito es cierto");
    expect(answerTo("roles").answer).not.toMatch(/[0-9a-f]{8}-/);
    expect(answerTo("photo").files).toBe(1);
    for (const other of ["", "x", token.slice(1), `${token.slice(0, -2)}__`])
      expect(await heldBehind(other, "es")).toBeUndefined();
  });

  it("takes it back with its files and its key, sent or not", async () => {
    for (const isSent of [false, true]) {
      const token = await begun();
      if (isSent) await submitApplication(token, true);
      const { id } = (await heldBehind(token, "en"))!;
      await query(
        `INSERT INTO app.application_file (application_id, field, position, path, type, size, sha256)
         VALUES ($1, 'photo', 0, $2, 'image/jpeg', 10, $3)`,
        [id, `${id}/photo`, Buffer.alloc(32)],
      );
      await eraseApplication(files, id, themselves);
      expect(await heldBehind(token, "en")).toBeUndefined();
      expect(removed).toContain(`${id}/photo`);
      expect((await sealsIn(database, [id])).size).toBe(0);
      expect(await lastActs()).toMatchObject([{ act: "application.erase", actorKind: "worker" }]);
    }
  });

  it("no longer takes back what became a worker's", async () => {
    const token = await begun();
    await submitApplication(token, true);
    const { id } = (await heldBehind(token, "en"))!;
    await acceptApplication(who(["submission.approve"]), { applicationId: id, version: 2 });
    expect(await heldBehind(token, "en")).toMatchObject({ mayErase: false, keptUntil: undefined });
    await eraseApplication(files, id, themselves);
    expect(await heldBehind(token, "en")).toBeDefined();
  });
});
