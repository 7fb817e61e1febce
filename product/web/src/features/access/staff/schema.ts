import { z } from "zod";
import { accountNameLength, emailLength } from "@product/domain/accounts";
import { checkPhone } from "@product/domain/identifiers/phone";
import { locales } from "@product/domain/locales";
import { separations, type Separation } from "@product/domain/permissions/separation";
import { chosenIn, nowhereElse } from "./chosen.ts";
import { states } from "./states.ts";

/** The state of the list as its address has it; invalid values are ignored. */
export const staffView = z.object({
  state: z.enum(states).catch("active"),
  // No text of the database holds a null.
  q: z
    .string()
    .trim()
    .max(120)
    .regex(/^[^\0]*$/)
    .catch(""),
  group: z
    .string()
    .max(80)
    .regex(/^[a-z0-9-]*$/)
    .catch(""),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});
export type StaffView = z.output<typeof staffView>;

const name = z.string().trim().min(1).max(accountNameLength);
const version = z.coerce.number().int().min(1);

const memberships = z
  .array(z.string().max(200))
  .max(500)
  .transform((texts, { addIssue }) => {
    const chosen = texts.filter((text) => text !== nowhereElse).map(chosenIn);
    if (chosen.includes(undefined)) addIssue({ code: "custom" });
    return chosen.filter((each) => each !== undefined);
  });

/** The rules that a warning named, when it was read and saved all the same. */
const accepted = z.array(z.enum(Object.keys(separations) as [Separation, ...Separation[]])).default([]);

export const inviteForm = z.object({
  name,
  email: z.string().trim().max(emailLength).pipe(z.email()),
  language: z.enum(locales.map((locale) => locale.code)),
  memberships: memberships.refine((chosen) => chosen.length > 0),
  accepted,
});
export type Invitation = z.output<typeof inviteForm>;

export const groupsForm = z.object({ memberships, accepted, version });
export type GroupsForm = z.output<typeof groupsForm>;

/** Kept as the network dials it; without a country it is a Spanish one. */
const phone = z
  .string()
  .max(40)
  .transform((typed, { addIssue }) => {
    const { value, problem } = checkPhone(typed, "ES");
    if (problem) addIssue({ code: "custom" });
    return value;
  })
  .optional();

export const detailsForm = z.object({ name, phone, version });
export type DetailsForm = z.output<typeof detailsForm>;

export const leaveForm = z.object({ heir: z.uuid().optional(), version });
export type LeaveForm = z.output<typeof leaveForm>;

export const versionForm = z.object({ version });
export type VersionForm = z.output<typeof versionForm>;
