import { plusDays } from "@product/domain/time/local-date";

/** Shifts of the last day can be answered until then; a day more, because a night may reach into the next month. */
const daysAfter = 3;

/** The month whose hours are sent today: the last one, once its hours can be answered no more. */
export function monthToSend(today: string): { month: string; firstDay: string; dayAfter: string } | undefined {
  const dayAfter = `${today.slice(0, 7)}-01`;
  if (today < plusDays(dayAfter, daysAfter)) return undefined;
  const month = plusDays(dayAfter, -1).slice(0, 7);
  return { month, firstDay: `${month}-01`, dayAfter };
}
