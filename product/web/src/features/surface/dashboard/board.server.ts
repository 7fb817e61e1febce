/** All that the dashboard of someone shows, and nothing that they may not know. */
import type { RouterContextProvider } from "react-router";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { currentEvents, eventList, weekOfEvents } from "@product/domain/planning/event-list";
import { radarDays, radarOf } from "@product/domain/planning/rota/radar";
import { cardKeys, pressingFirst, shownOf } from "@product/domain/surface/arrangement";
import { plusDays } from "@product/domain/time/local-date";
import { expiringByWeek } from "#features/papers/expiring-documents/queries.server.ts";
import { countBy, mostCounted } from "#features/people/workers/queries.server.ts";
import { eventPage } from "#features/planning/events/queries.server.ts";
import { findingsByDay } from "#features/planning/findings-ahead/queries.server.ts";
import { openByRole } from "#features/planning/open-places/queries.server.ts";
import { arrangementOf } from "#features/surface/arrangement/queries.server.ts";
import { firstStepsOf } from "./first-steps.server.ts";
import { homeDay } from "#request/clock.ts";
import { everyFigureOf } from "#request/slices/figures.ts";
import { liveKindsContext, neededToHear, type LiveKind } from "#request/slices/live-kinds.ts";
import { everyTaskOf } from "#request/slices/slice.ts";

const mostEvents = 8;
const mostRoles = 6;

export async function boardFor(actor: Actor, locale: Locale, context: Readonly<RouterContextProvider>) {
  const today = homeDay();
  const [own, figures, tasks, week, roles, radar, expiring, steps] = await Promise.all([
    arrangementOf(actor),
    everyFigureOf(actor, locale, context),
    everyTaskOf(actor, locale, context),
    isPermitted(actor, eventList.needs) ? weekOf(actor, locale) : undefined,
    isPermitted(actor, "shift.view") ? rolesOf(actor, locale) : undefined,
    isPermitted(actor, "assignment.view") ? radarFor(actor, today) : undefined,
    isPermitted(actor, "document.view") ? expiringByWeek(actor) : undefined,
    firstStepsOf(actor),
  ]);
  const arrangement = { keys: own.keys, hidden: [...own.hidden, ...own.notForGroups] };
  const keys = pressingFirst(figures.map(({ key }) => key));
  return {
    today,
    figures,
    /** The names of the figures and cards that are shown, in the order of whoever is here. */
    order: shownOf([...keys, ...cardKeys], arrangement),
    tasks,
    week,
    roles,
    radar,
    expiring,
    steps,
    live: watched.filter((kind) => hears(actor, context, kind)),
    may: { create: isPermitted(actor, "event.create"), ask: isPermitted(actor, "clearance.view") },
  };
}
export type Board = Awaited<ReturnType<typeof boardFor>>;

const watched = ["event", "shift", "slot", "assignment", "mailbox"] as const satisfies LiveKind[];

function hears(actor: Actor, context: Readonly<RouterContextProvider>, kind: LiveKind): boolean {
  const needed = neededToHear(context.get(liveKindsContext), kind);
  return needed !== undefined && isPermitted(actor, needed);
}

async function weekOf(actor: Actor, locale: Locale) {
  const filter: Filter = { and: [currentEvents, ...weekOfEvents] };
  const { rows, hasNext } = await eventPage(actor, filter, locale, {}, mostEvents);
  return { events: rows, hasMore: hasNext };
}

/** Active workers with the role who may work on each of the seven days. */
const ableIn = (role: string): Filter => ({
  and: [
    { field: "status", op: "in", values: ["active"] },
    { field: "clearance", op: "can", values: [0, 6, role] },
  ],
});

async function rolesOf(actor: Actor, locale: Locale) {
  const seesWorkers = isPermitted(actor, "worker.view");
  const roles = await openByRole(actor, locale, mostRoles);
  return Promise.all(
    roles.map(async (role) => ({
      ...role,
      able: seesWorkers
        ? { n: await countBy(ableIn(role.key), actor), most: mostCounted, filter: ableIn(role.key) }
        : undefined,
    })),
  );
}

async function radarFor(actor: Actor, today: string) {
  const days = Array.from({ length: radarDays }, (_, index) => plusDays(today, index));
  return { days, rows: radarOf(await findingsByDay(actor)) };
}
