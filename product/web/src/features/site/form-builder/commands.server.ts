import { desc, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { fieldsOf, type FormDefinition } from "@product/domain/forms/definition";
import { definitionFaults } from "@product/domain/forms/definition-faults";
import {
  addField,
  addPage,
  moveField,
  placeField,
  movePage,
  putField,
  putPage,
  removeField,
  removePage,
} from "@product/domain/forms/edit-definition";
import type { FieldType } from "@product/domain/forms/field-types";
import { formLimits } from "@product/domain/forms/limits";
import { Refused } from "@product/domain/refusals";
import { forms, formVersions } from "@product/database/tables/site/form";
import { draftOf, lockForm } from "#features/site/forms/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { withEverything, withTexts } from "./changed-field.ts";
import { conditionFrom } from "./conditions.ts";
import type { FieldTexts, PageTexts, WholeField } from "./schema.ts";

type Read = { version: number };
type Step = { definition: FormDefinition; key: string };

/** The part to show next. */
export type Shown = { page?: string | undefined; field?: string | undefined };

export const addPageTo = (actor: Actor, formId: string, read: Read) =>
  build(actor, formId, read, (definition) => addPage(definition)).then(({ key }) => ({ page: key }));

export const removePageFrom = (actor: Actor, formId: string, { page, ...read }: Read & { page: string }) =>
  build(actor, formId, read, (definition) => ({ definition: removePage(definition, page), key: page })).then(
    () => ({}),
  );

export const movePageIn = (actor: Actor, formId: string, { page, by, ...read }: Read & { page: string; by: 1 | -1 }) =>
  build(actor, formId, read, (definition) => ({ definition: movePage(definition, page, by), key: page })).then(
    ({ key }) => ({ page: key }),
  );

export const addFieldTo = (
  actor: Actor,
  formId: string,
  { page, type, ...read }: Read & { page: string; type: FieldType },
) =>
  build(actor, formId, read, (definition) => addField(definition, page, type)).then(({ key }) => ({
    page,
    field: key,
  }));

export const removeFieldFrom = (actor: Actor, formId: string, { field, ...read }: Read & { field: string }) =>
  build(actor, formId, read, (definition) => ({ definition: removeField(definition, field), key: field })).then(
    ({ page }) => ({ page }),
  );

export const moveFieldIn = (
  actor: Actor,
  formId: string,
  { field, by, ...read }: Read & { field: string; by: 1 | -1 },
) =>
  build(actor, formId, read, (definition) => ({ definition: moveField(definition, field, by), key: field })).then(
    ({ pageAfter }) => ({ page: pageAfter, field }),
  );

export const placeFieldIn = (
  actor: Actor,
  formId: string,
  { field, page, place, ...read }: Read & { field: string; page: string; place: number },
) =>
  build(actor, formId, read, (definition) => ({
    definition: placeField(definition, field, page, place),
    key: field,
  })).then(({ pageAfter }) => ({ page: pageAfter, field }));

export const editField = (actor: Actor, formId: string, { version, ...typed }: WholeField) =>
  build(actor, formId, { version }, (definition) => {
    const field = fieldsOf(definition).find(({ key }) => key === typed.field);
    if (!field) throw new Refused({ code: "form.changed-meanwhile" });
    const changed = withEverything(field, { version, ...typed }, definition);
    return { definition: putField(definition, changed), key: typed.field };
  }).then(({ page }) => ({ page, field: typed.field }));

export const editPage = (actor: Actor, formId: string, typed: PageTexts) =>
  build(actor, formId, typed, (definition) => reworded(definition, typed, true)).then(() => ({ page: typed.page }));

/** Words alone, by whoever edits texts. */
export const editFieldTexts = (actor: Actor, formId: string, typed: FieldTexts) =>
  build(
    actor,
    formId,
    typed,
    (definition) => {
      const field = fieldsOf(definition).find(({ key }) => key === typed.field);
      if (!field) throw new Refused({ code: "form.changed-meanwhile" });
      return { definition: putField(definition, withTexts(field, typed)), key: typed.field };
    },
    "form.edit-texts",
  ).then(({ page }) => ({ page, field: typed.field }));

export const editPageTexts = (actor: Actor, formId: string, typed: PageTexts) =>
  build(actor, formId, typed, (definition) => reworded(definition, typed, false), "form.edit-texts").then(() => ({
    page: typed.page,
  }));

function reworded(definition: FormDefinition, typed: PageTexts, isWhole: boolean): Step {
  const page = definition.pages.find(({ key }) => key === typed.page);
  if (!page) throw new Refused({ code: "form.changed-meanwhile" });
  const { condition: before, ...rest } = page;
  const condition = isWhole ? conditionFrom(typed.condition ?? "", definition) : before;
  const texts = {
    title: { en: typed.titleEn, es: typed.titleEs },
    why: { en: typed.whyEn, es: typed.whyEs },
  };
  return { definition: putPage(definition, { ...rest, ...texts, ...(condition && { condition }) }), key: page.key };
}

/**
 * One step on the draft, which begins as a copy of what is out: that never changes. Refused when a colleague made a step after
 * `version` was read.
 */
const build = (
  actor: Actor,
  formId: string,
  { version }: Read,
  step: (definition: FormDefinition) => Step,
  act: "form.edit" | "form.edit-texts" = "form.edit",
) =>
  perform(actor, act, async ({ tx, now, subject, recordChange }) => {
    const form = subject(await lockForm(tx, formId));
    const draft = await draftOf(tx, formId);
    if ((draft?.version ?? 0) !== version || form.state === "archived")
      throw new Refused({ code: "form.changed-meanwhile" });
    const { number, definition: before } = draft ?? (await newestOf(tx, formId));
    const { definition, key } = step(before);
    ensureSize(definition);
    if (draft)
      await tx
        .update(formVersions)
        .set({ definition, version: version + 1, updatedAt: now })
        .where(eq(formVersions.id, draft.id));
    else await tx.insert(formVersions).values({ formId, number: number + 1, definition });
    await tx.update(forms).set({ updatedAt: now }).where(eq(forms.id, formId));
    recordChange(form, { [key]: partOf(before, key) }, { [key]: partOf(definition, key) });
    return { key, page: pageOf(before, key), pageAfter: pageOf(definition, key) } satisfies Record<
      string,
      string | undefined
    >;
  });

async function newestOf(tx: Transaction, formId: string) {
  const [newest] = await tx
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.number))
    .limit(1);
  return newest!;
}

/** A definition that is too large is not even kept; any other fault can be mended before it is published. */
function ensureSize(definition: FormDefinition): void {
  const tooMuch = ["pages.too-many", "fields.too-many", "text.too-long"];
  const faults = definitionFaults(definition).filter(({ fault }) => tooMuch.includes(fault));
  const isHuge = JSON.stringify(definition).length > formLimits.definitionLength;
  if (faults.length > 0 || isHuge)
    throw new Refused({ code: "form.not-publishable", n: Math.max(1, faults.length), faults });
}

const pageOf = ({ pages }: FormDefinition, key: string): string | undefined =>
  pages.find((page) => page.key === key || page.fields.some((field) => field.key === key))?.key;

/** A page or a field as the trail tells it: its place and its content. */
function partOf({ pages }: FormDefinition, key: string) {
  const field = pages.flatMap((page, at) =>
    page.fields.flatMap((each, place) => (each.key === key ? [{ page: at + 1, place: place + 1, ...each }] : [])),
  )[0];
  if (field) return JSON.stringify(field);
  const page = pages.find((each) => each.key === key);
  return page ? JSON.stringify({ place: pages.indexOf(page) + 1, title: page.title, why: page.why }) : null;
}
