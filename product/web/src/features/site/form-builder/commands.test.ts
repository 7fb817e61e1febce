import { describe, expect } from "vitest";
import { fieldsOf } from "@product/domain/forms/definition";
import { createForm, doToForm, publishDraft } from "#features/site/forms/commands.server.ts";
import { saveAnswers, startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import {
  addFieldTo,
  addPageTo,
  editField,
  editFieldTexts,
  moveFieldIn,
  placeFieldIn,
  removeFieldFrom,
} from "./commands.server.ts";
import { buildingOf } from "./queries.server.ts";
import { fieldTexts, wholeField } from "./schema.ts";

const { query, entities } = useTwoEntities();
const builder = who(["form.view", "form.create", "form.edit", "form.publish"]);
const editor = who(["form.view", "form.edit"]);
const newOne = async () =>
  (
    await createForm(builder, {
      titleEn: "A",
      titleEs: "A",
      legalEntityId: entities.ribera,
      language: "es",
      target: "new-worker",
    })
  ).id;
const whole = (fields: object) => wholeField.parse({ sensitivity: "basic", basis: "contract", ...fields });
const fieldOf = async (id: string, key: string) =>
  fieldsOf((await buildingOf(id))!.definition).find((field) => field.key === key);

describe("a form that is built", () => {
  test("gets pages and fields, which are moved, described and removed", async () => {
    const id = await newOne();
    const { page } = await addPageTo(builder, id, { version: 1 });
    const { field } = await addFieldTo(builder, id, { version: 2, page, type: "one-choice" });
    const typed = { version: 3, field, labelEn: "Size", labelEs: "Talla", choicesEn: "S\nM", choicesEs: "P\nM" };
    await editField(builder, id, whole({ ...typed, required: "on", condition: "document_kind=dni" }));
    expect(await fieldOf(id, field)).toEqual({
      key: "one_choice",
      type: "one-choice",
      label: { en: "Size", es: "Talla" },
      required: true,
      condition: { field: "document_kind", is: "equals", value: "dni" },
      sensitivity: "basic",
      basis: "contract",
      choices: [
        { key: "a", label: { en: "S", es: "P" } },
        { key: "m", label: { en: "M", es: "M" } },
      ],
    });
    expect(await moveFieldIn(builder, id, { version: 4, field, by: -1 })).toEqual({ page: "send", field });
    const placement = { version: 5, field, page: "work", place: 0 };
    expect(await placeFieldIn(builder, id, placement)).toEqual({ page: "work", field });
    expect(await removeFieldFrom(builder, id, { version: 6, field })).toEqual({ page: "work" });
    expect(await lastActs()).toMatchObject([{ act: "form.edit", subjects: [`form ${id}`] }]);
    await expect(addPageTo(builder, id, { version: 2 })).rejects.toMatchObject({
      refusals: [{ code: "form.changed-meanwhile" }],
    });
  });

  test("is worded by editors, who change nothing else", async () => {
    const id = await newOne();
    const typed = { version: 1, field: "iban", labelEn: "Account", labelEs: "Cuenta" };
    await editFieldTexts(editor, id, fieldTexts.parse(typed));
    expect(await fieldOf(id, "iban")).toMatchObject({ label: { en: "Account" }, sensitivity: "pay", basis: "law" });
    expect(await lastActs()).toMatchObject([{ act: "form.edit-texts" }]);
    const step = { version: 2, field: "iban" };
    await expect(removeFieldFrom(editor, id, step)).rejects.toMatchObject({ name: "NotPermitted" });
    await expect(editField(editor, id, whole(step))).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("keeps what was agreed to: another text of a consent is another version", async () => {
    const id = await newOne();
    const texts = { labelEn: "Truth", labelEs: "Verdad", consentEn: "It is true.", consentEs: "Es cierto." };
    await editFieldTexts(editor, id, fieldTexts.parse({ version: 1, field: "truth", ...texts }));
    expect((await fieldOf(id, "truth"))!.consent).toMatchObject({ version: 2, text: { en: "It is true." } });
  });

  test("is not published while it asks health data without basis", async () => {
    const id = await newOne();
    const { field } = await addFieldTo(builder, id, { version: 1, page: "work", type: "short-text" });
    const diet = { version: 2, field, labelEn: "Diet", labelEs: "Dieta", sensitivity: "health" };
    await editField(builder, id, whole(diet));
    await expect(publishDraft(builder, id, { version: 3 })).rejects.toMatchObject({
      refusals: [{ code: "form.not-publishable", n: 1 }],
    });
    await editField(builder, id, whole({ ...diet, version: 3, basis: "explicit-consent" }));
    await publishDraft(builder, id, { version: 4 });
  });

  test("tells what nobody answers, once enough people have sent it", async () => {
    const id = await newOne();
    await publishDraft(builder, id, { version: 1 });
    await doToForm(builder, id, { actionName: "open", version: 1 });
    const unused = async () =>
      (await buildingOf(id))!.advice.flatMap((each) => (each.advice === "field-unused" ? [each.field] : []));
    for (let number = 1; number <= 20; number += 1) {
      expect(await unused()).toEqual([]);
      const answers = await someAnswers(number === 7 ? { experience: "Dos veranos" } : {});
      const { token } = await startApplication((await openForm(id))!, answers, "es", "about");
      await submitApplication(token, true);
    }
    expect(await unused()).toEqual(["address", "naf", "iban", "keep"]);
  });

  test("never changes what is out: who has begun goes on with the version they began with", async () => {
    const id = await newOne();
    await publishDraft(builder, id, { version: 1 });
    await doToForm(builder, id, { actionName: "open", version: 1 });
    const { token } = await startApplication((await openForm(id))!, await someAnswers(), "es", "about");
    await removeFieldFrom(builder, id, { version: 0, field: "experience" });
    expect(await buildingOf(id)).toMatchObject({
      number: 2,
      isDraft: true,
      published: 1,
      running: 1,
      changes: { removed: 1 },
    });
    await publishDraft(builder, id, { version: 1 });
    await saveAnswers(token, {}, "es", "work");
    const keysOf = (version: { definition: Parameters<typeof fieldsOf>[0] }) =>
      fieldsOf(version.definition).map(({ key }) => key);
    expect(keysOf((await behindResumeLink(token))!.version)).toContain("experience");
    expect(keysOf((await openForm(id))!.version)).not.toContain("experience");
    await expect(
      query("UPDATE app.form_version SET definition = '{}' WHERE form_id = $1 AND number = 1", [id]),
    ).rejects.toThrow(/does not change/);
  });
});
