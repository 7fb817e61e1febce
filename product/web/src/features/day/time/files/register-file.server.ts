import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { plusDays } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { shifts } from "@product/database/tables/planning/event";
import { perform } from "#request/perform.ts";
import { permittedRowsAt } from "#request/who-may.ts";
import { linePieces, type TimeLine } from "#features/day/time/lines.server.ts";

type Days = { from: string; until: string };

/** Writes down that the register leaves the house, and gives the file day by day and some lines at a time, so that memory stays flat. */
export async function exportRegister(actor: Actor, days: Days, locale: Locale, now: Date) {
  const name = `${locale === "es" ? "registro-de-jornada" : "time-register"}-${days.from}-${days.until}`;
  await perform(actor, "register.export", async ({ subject }) => void subject({ name }));
  return { name, pieces: piecesOf(actor, days, locale, now) };
}

async function* piecesOf(actor: Actor, { from, until }: Days, locale: Locale, now: Date): AsyncGenerator<TimeLine[]> {
  for (let day = plusDays(from, 0); day <= until; day = plusDays(day, 1)) {
    const where = and(eq(shifts.day, day), permittedRowsAt(actor, "time.export", eventPlaces));
    yield* linePieces(database, where, locale, now);
  }
}
