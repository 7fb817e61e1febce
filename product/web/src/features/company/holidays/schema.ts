import { z } from "zod";
import {
  calendarLevels,
  holidayNameLength,
  holidayYears,
  isDay,
  mostHolidays,
  readHolidays,
} from "@product/domain/company/holidays";
import { calendarNameLength } from "@product/domain/company/master-data";
import { typedDay } from "@product/domain/time/typed-day";
import { countries } from "@product/domain/people/workers";

export const calendarsAddress = "/admin/settings/holidays";

const name = z.string().trim().min(1).max(calendarNameLength);

export const calendarForm = z.object({
  nameEn: name,
  nameEs: name,
  country: z.enum(countries),
  level: z.enum(calendarLevels),
  /** The calendar whose days hold here as well; a country has none. */
  parentId: z.uuid().optional(),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type CalendarForm = z.output<typeof calendarForm>;

const day = z
  .string()
  .max(20)
  .transform((typed) => typedDay(typed) ?? typed)
  .refine(isDay, { params: { fault: "day" } });
const dayName = z.string().trim().min(1).max(holidayNameLength);
const year = z.coerce.number().int().min(holidayYears.min).max(holidayYears.max);

export const addDayForm = z.object({ day, dayNameEn: dayName, dayNameEs: dayName });
export type AddDayForm = z.output<typeof addDayForm>;

export const removeDayForm = z.object({ day });
export type RemoveDayForm = z.output<typeof removeDayForm>;

export const copyYearForm = z
  .object({ from: year, to: year })
  .refine(({ from, to }) => from !== to, { path: ["to"], params: { fault: "sameYear" } });
export type CopyYearForm = z.output<typeof copyYearForm>;

export const importDaysForm = z.object({
  lines: z
    .string()
    .min(1)
    .max(60_000)
    .transform((text, { addIssue }) => {
      const { days, unreadable } = readHolidays(text);
      if (unreadable.length > 0)
        addIssue({
          code: "custom",
          params: { fault: "linesUnreadable", n: unreadable.length, lines: unreadable.slice(0, 10).join(", ") },
        });
      else if (days.length === 0) addIssue({ code: "custom", params: { fault: "required" } });
      else if (days.length > mostHolidays)
        addIssue({ code: "custom", params: { fault: "tooMany", max: mostHolidays } });
      return days;
    }),
});
export type ImportDaysForm = z.output<typeof importDaysForm>;

/** Which year of a calendar is shown; what makes no sense there says nothing. */
export const yearShown = z.object({ year: year.optional().catch(undefined) });
