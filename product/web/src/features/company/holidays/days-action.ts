import type { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { addDay, confirmDay, copyYear, importDays, removeDay } from "./commands.server.ts";
import { calendarsAddress } from "./schema.ts";
import { addDayForm, copyYearForm, importDaysForm, removeDayForm } from "./schema.ts";

/** Carries out what the address names by `?days=`; undefined where it names nothing of the kind. */
export function daysAction(sent: Sent, id: string) {
  const actionName = (what: string | null) => {
    if (what === "add") return doing(sent, id, addDayForm, addDay, ({ day }) => day.slice(0, 4));
    if (what === "remove") return doing(sent, id, removeDayForm, removeDay, ({ day }) => day.slice(0, 4));
    if (what === "confirm") return doing(sent, id, removeDayForm, confirmDay, ({ day }) => day.slice(0, 4));
    if (what === "copy") return doing(sent, id, copyYearForm, copyYear, ({ to }) => String(to));
    if (what === "import") return doing(sent, id, importDaysForm, importDays, ({ lines }) => lines[0]!.day.slice(0, 4));
    return undefined;
  };
  return actionName(new URL(sent.request.url).searchParams.get("days"));
}

/** Goes on to the year in which something changed. */
function doing<Schema extends z.ZodObject>(
  sent: Sent,
  id: string,
  schema: Schema,
  command: (actor: Actor, id: string, form: z.output<Schema>) => Promise<object>,
  yearOf: (form: z.output<Schema>) => string,
) {
  return formAction(
    "settings.edit",
    schema,
    async (actor, form) => {
      await command(actor, id, form);
      return yearOf(form);
    },
    (year, request) => `${recordAddress(calendarsAddress, id, request)}?year=${year}#days`,
  )(sent);
}
