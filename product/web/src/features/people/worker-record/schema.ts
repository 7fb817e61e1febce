import { spokenNames, typedIn } from "@product/domain/people/typed-form";
import { homeDay } from "#request/clock.ts";
import { z } from "zod";
import {
  checkWorker,
  detailFields,
  identityFields,
  payFields,
  workerFieldNames,
  type WorkerField,
} from "@product/domain/people/worker-record";

/** Any text may come; what is wrong with it the record's own check tells. */
const typed = z.string().max(1000).optional();

const texts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, typed])) as Record<Name, typeof typed>;

/** Words between commas; each once. */
const tags = z
  .string()
  .max(1000)
  .default("")
  .transform((text) => [...new Set(text.split(/[,\n]/).map((tag) => tag.trim()))].filter(Boolean))
  .refine((list) => list.length <= 50, { params: { fault: "tooMany", max: 50 } })
  .refine((list) => list.every((tag) => tag.length <= 40), { params: { fault: "lineTooLong", max: 40 } });

/** The fields that say where a worker belongs. */
const belonging = {
  // Judged together with the rest, so that all that is wrong is told at once.
  legalEntityId: z.string().max(40).default(""),
  roleIds: z.array(z.uuid()).max(100).default([]),
  tags,
};

export const createForm = z
  .object({
    ...texts(workerFieldNames),
    ...texts(spokenNames),
    ...belonging,
    /** With a link by which the worker fills in the rest, or without. */
    actionName: z.enum(["invite", "create"]).default("create"),
    /** People who are alike were shown, and this is another one. */
    isAnother: z.boolean().default(false),
  })
  .superRefine(checked(workerFieldNames));
export type CreateForm = z.output<typeof createForm>;

/** Names the faults of these fields as the record's check finds them. */
function checked(fields: readonly WorkerField[]) {
  return (form: Record<string, unknown>, context: z.core.$RefinementCtx) => {
    const { faults } = checkWorker(typedIn(form), homeDay());
    if (!z.uuid().safeParse(form["legalEntityId"]).success)
      context.addIssue({
        code: "custom",
        path: ["legalEntityId"],
        params: { fault: "required" },
        input: form["legalEntityId"],
      });
    for (const field of fields)
      if (faults[field]) context.addIssue({ code: "custom", path: [field], params: faults[field], input: form[field] });
  };
}

/** The typed fields to compare with existing workers; none of them is kept. */
export const likenessForm = z.object(texts(workerFieldNames));

const version = z.coerce.number().int().min(0);

export const detailsForm = z
  .object({ ...texts(detailFields), ...texts(spokenNames), ...belonging, version })
  .superRefine(checked(detailFields.filter((field) => field !== "email" && field !== "mobile")))
  .superRefine(contactFaults);
export type DetailsForm = z.output<typeof detailsForm>;

/**
 * An editor who does not see the contact details sends neither of them, so the command judges whether both are missing.
 */
function contactFaults(form: Record<string, unknown>, context: z.core.$RefinementCtx) {
  const { faults } = checkWorker(typedIn(form), homeDay());
  for (const field of ["email", "mobile"] as const)
    if (faults[field] && faults[field].fault !== "contactMissing")
      context.addIssue({ code: "custom", path: [field], params: faults[field], input: form[field] });
}

/** A field left empty stays as it is; a ticked one is taken away. */
const change = <Name extends WorkerField>(fields: readonly Name[]) =>
  z
    .object({ ...texts(fields), remove: z.array(z.enum(fields as [Name, ...Name[]])).default([]), version })
    .superRefine((form: Record<string, unknown>, context) => {
      const alone = { firstName: "-", country: "ES", email: "nobody@nowhere.invalid" };
      const { faults } = checkWorker({ ...alone, ...typedFields(form, fields) }, homeDay());
      for (const field of fields)
        if (faults[field])
          context.addIssue({ code: "custom", path: [field], params: faults[field], input: form[field] });
    });

const typedFields = (form: Record<string, unknown>, fields: readonly WorkerField[]) =>
  Object.fromEntries(fields.map((field) => [field, typeof form[field] === "string" ? form[field] : ""]));

export const identityForm = change(identityFields);
export type IdentityForm = z.output<typeof identityForm>;
export const payForm = change(payFields);
export type PayForm = z.output<typeof payForm>;
