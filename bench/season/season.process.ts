/** Asks what the screens of a season ask, several times per request, beside the plainest question there is. */
import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import { database } from "@product/database/client";
import { plusDays } from "@product/domain/time/local-date";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { workers } from "@product/database/tables/people/worker";
import { lateArrivals, onSite } from "@product/web/features/day/on-site/queries.server";
import { timeSheet } from "@product/web/features/day/time/queries.server";
import { exportRegister } from "@product/web/features/day/time/files/register-file.server";
import { timeQuery } from "@product/web/features/day/time/schema";
import { registerLines } from "@product/web/features/day/time/share/register-lines";
import { emptyView } from "@product/web/features/ground/listing/share/shown-view";
import { expiring } from "@product/web/features/papers/expiring-documents/queries.server";
import { eventsFor, filterFor } from "@product/web/features/planning/events/event-source";
import { eventFigures } from "@product/web/features/planning/events/figures";
import { findingsAhead } from "@product/web/features/planning/findings-ahead/queries.server";
import { openPlaces } from "@product/web/features/planning/open-places/queries.server";
import { rotaAssignments, rotaPeople, rotaShifts, rotaSlots } from "@product/web/features/planning/rota/queries.server";
import { publishShifts } from "@product/web/features/planning/shifts/publish.server";
import { candidatesOn } from "@product/web/features/planning/staffing/queries.server";
import { staffingQuery } from "@product/web/features/planning/staffing/schema";
import { unanswered } from "@product/web/features/planning/unanswered-offers/queries.server";
import { draftRota, firstPlace, thisWeek } from "./asked.ts";
import { openKeys } from "./open-keys.ts";
import { planner } from "./planner.ts";

openDatabase({ url: process.env["DATABASE_URL"]!, readers: 1, writers: 1 });
await openKeys();

const locale = "es";
const [current, archive] = (["current", "archive"] as const).map((shelf) => {
  const source = eventsFor(planner, locale, shelf);
  return () => source.page(filterFor(shelf, emptyView), { after: undefined, before: undefined, sort: "date" });
});
const some = await database.select({ id: workers.id }).from(workers).limit(1000);
const week = thisWeek();
const shiftIds = (await rotaShifts(planner, { days: week, dayBeginsAt: 0 }, locale)).map(({ id }) => id);
const personIds = (await rotaPeople(planner, { shiftIds }, 0, locale)).people.map(({ id }) => id);
const { place, where } = await firstPlace();
const none = new RouterContextProvider();

let turn = 0;
let draft: Awaited<ReturnType<typeof draftRota>> = [];
const questions: Record<string, () => Promise<unknown>> = {
  id: () =>
    database
      .select()
      .from(workers)
      .where(eq(workers.id, some[(turn += 7) % some.length]!.id)),
  events: () => current!(),
  archive: () => archive!(),
  "rota-shifts": () => rotaShifts(planner, { days: week, dayBeginsAt: 0 }, locale),
  "rota-slots": () => rotaSlots(shiftIds, undefined, locale),
  "rota-people": () => rotaPeople(planner, { shiftIds }, 0, locale),
  "rota-assignments": () => rotaAssignments(planner, { shiftIds }, personIds),
  candidates: () => candidatesOn(planner, place, where, staffingQuery.parse({})),
  hours: () => timeSheet(planner, timeQuery.parse({}), week[0]!, locale, new Date()),
  "register-day": () => registerOf(1),
  "register-month": () => registerOf(30),
  "events-this-week": () => eventFigures["events-this-week"]!.count(planner, none),
  "events-below-minimum": () => eventFigures["events-below-minimum"]!.count(planner, none),
  "on-site": () => onSite(planner),
  "late-arrivals": () => lateArrivals(planner),
  "open-places": () => openPlaces(planner),
  "unanswered-offers": () => unanswered(planner),
  "findings-ahead": () => findingsAhead(planner),
  "expiring-documents": () => expiring(planner),
  draft: async () => (draft = await draftRota(process.env["DATABASE_URL"]!)),
  publish: () => publishShifts(planner, draft),
};

/** Whole files of the register of the last days, read piece by piece and kept nowhere. */
async function registerOf(days: number): Promise<number> {
  const until = plusDays(week[0]!, -1);
  const { pieces } = await exportRegister(planner, { from: plusDays(until, 1 - days), until }, locale, new Date());
  let length = 0;
  for await (const text of registerLines(pieces, locale)) length += text.length;
  return length;
}

const app = new Hono().get("/:question/:times", async (c) => {
  const { question, times } = c.req.param();
  for (let left = Number(times); left > 0; left -= 1) await questions[question]!();
  return c.json(null);
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);
process.once("SIGTERM", () => void closeDatabase().finally(() => process.exit(0)));
