/** Events as a calendar or a board draws them: by days or by status, with the same search and filters as the list. */
import { and, asc, gt, lt } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Layout } from "@product/domain/filters/list-kind";
import type { Locale } from "@product/domain/locales";
import { monthPeriod, weekPeriod } from "@product/domain/planning/calendar";
import { longestEventDays } from "@product/domain/planning/events";
import { isDay, plusDays } from "@product/domain/time/local-date";
import { events } from "@product/database/tables/planning/event";
import { homeDay } from "#request/clock.ts";
import { filterFor } from "./event-source.ts";
import { foundBy, rowsWith, selected } from "./queries.server.ts";

/** More than anyone reads at once. */
const mostDrawn = 300;

export type Drawn = NonNullable<Awaited<ReturnType<typeof drawnEvents>>>;

type View = Parameters<typeof filterFor>[1];
type Asked = { view: View; layout: Layout; on: string | null };

/** Undefined where the list is a list. */
export async function drawnEvents(actor: Actor, { view, layout, on }: Asked, locale: Locale) {
  const today = homeDay();
  const day = on !== null && isDay(on) ? on : today;
  if (layout === "board") return { layout, today, ...(await onBoard(actor, view, locale)) };
  if (layout !== "calendar" && layout !== "week") return undefined;
  const period = layout === "week" ? weekPeriod(day) : monthPeriod(day);
  // A day more on either side: somewhere it is already tomorrow. Then by the days of each venue.
  const near = and(
    foundBy(filterFor("every", view), actor),
    gt(events.startsAt, new Date(plusDays(period.from, -longestEventDays - 2))),
    lt(events.startsAt, new Date(plusDays(period.until, 2))),
    gt(events.endsAt, new Date(plusDays(period.from, -1))),
  );
  const found = await read(near);
  const rows = (await rowsWith(found.slice(0, mostDrawn), locale)).filter(
    ({ firstDay, lastDay }) => firstDay <= period.until && lastDay >= period.from,
  );
  return { layout, today, day, period, rows, hasMore: found.length > mostDrawn };
}

async function onBoard(actor: Actor, view: View, locale: Locale) {
  const found = await read(foundBy(filterFor("current", view), actor));
  return { rows: await rowsWith(found.slice(0, mostDrawn), locale), hasMore: found.length > mostDrawn };
}

const read = (which: ReturnType<typeof and>) =>
  selected()
    .where(which)
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostDrawn + 1);
