import { z } from "zod";
import {
  addressLength,
  emailLength,
  employerCodeLength,
  recordNameLength,
  registryLength,
  taxIdLength,
} from "@product/domain/company/master-data";
import { countries } from "@product/domain/people/workers";
import { nations } from "@product/domain/rules/school-leaving";
import { isTimeZone, usualZone } from "@product/domain/time/zone";
import { phoneField } from "#request/forms/phone.ts";

export const entitiesAddress = "/admin/settings/entities";

export const entityForm = z.object({
  name: z.string().trim().min(1).max(recordNameLength),
  country: z.enum(countries),
  /** Whose day it is for those it employs. */
  timeZone: z.string().max(64).refine(isTimeZone).default(usualZone),
  taxId: z.string().trim().max(taxIdLength).default(""),
  employerCode: z.string().trim().max(employerCodeLength).default(""),
  address: z.string().trim().max(addressLength).default(""),
  /** With the rest of them, what public pages say of the company. */
  email: z.string().trim().max(emailLength).pipe(z.email()).default(""),
  /** The phone number that its workers call when something is wrong. */
  phone: phoneField,
  registry: z.string().trim().max(registryLength).default(""),
  /** Nation of the United Kingdom whose laws on working time, children and employment apply. */
  nation: z.enum(nations).default("england-wales"),
  /** Volunteers work for these alone in Spain. */
  nonProfit: z.boolean().default(false),
  /** The holidays that hold for those it employs. */
  calendarId: z.uuid().optional(),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type EntityForm = z.output<typeof entityForm>;
