/** The register of a company between two days as one archive that checks itself: lines, punches with their chain, and the trail. */
import { and, asc, eq, gte, inArray, like, lt, or, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { localDate, plusDays } from "@product/domain/time/local-date";
import { momentsAt } from "@product/domain/time/zoned";
import type { Zone } from "@product/domain/time/zone";
import { database } from "@product/database/client";
import { chainPart, hexOf, type ChainPart } from "@product/database/register/chain-part";
import { zipOf } from "@product/database/register/zip";
import { accounts } from "@product/database/tables/account";
import { acts, actSubjects } from "@product/database/tables/act";
import { assignments, events, shifts } from "@product/database/tables/event";
import { workers } from "@product/database/tables/worker";
import { fullName } from "@product/database/workers/full-name";
import { timeLines } from "#features/day/time/queries.server.ts";
import { registerLines } from "#features/day/time/share/register-lines.ts";
import { byteOrderMark, csvLine } from "#features/ground/listing/share/csv.ts";
import { messages } from "./messages.ts";
import { verifier } from "./verifier.ts";

export type Inspected = { entityId: string; entity: string; timeZone: Zone; firstDay: string; lastDay: string };

export async function inspectionPack(about: Inspected, locale: Locale, now: Date) {
  const { entityId, firstDay, lastDay } = about;
  const [from, before] = [dayStart(firstDay, about.timeZone), dayStart(plusDays(lastDay, 1), about.timeZone)];
  const chain = await chainPart(entityId, from, before);
  const files = {
    "README.txt": `${messages.readme.en}\n\n${messages.readme.es}\n`,
    "register.csv": await textOf(registerLines(linesOf(about, locale, now), locale)),
    "punches.jsonl": chain.links.map((link) => `${JSON.stringify(link)}\n`).join(""),
    "people.csv": await peopleIn(chain),
    "trail.csv": await trailOf(about, from, before),
    "verify.mjs": verifier,
  };
  const manifest = `${JSON.stringify(
    {
      company: about.entity,
      firstDay,
      lastDay,
      madeAt: now.toISOString(),
      chain: { first: chain.first, count: chain.links.length, start: chain.start, end: chain.end },
      files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hexOf(text)])),
    },
    null,
    2,
  )}\n`;
  return { zip: zipOf({ ...files, "manifest.json": manifest }), name: `register-${firstDay}-${lastDay}` };
}

/** How far the chain reaches over those days; the same that the archive names. */
export async function chainEnd({ entityId, timeZone, firstDay, lastDay }: Inspected) {
  const { links, end } = await chainPart(
    entityId,
    dayStart(firstDay, timeZone),
    dayStart(plusDays(lastDay, 1), timeZone),
  );
  return { count: links.length, end };
}

function dayStart(day: string, zone: Zone): Date {
  const { moments, next } = momentsAt(localDate(day), "00:00", zone);
  return new Date(moments[0] ?? next);
}

const mostOfADay = 20_000;

async function* linesOf({ entityId, firstDay, lastDay }: Inspected, locale: Locale, now: Date) {
  for (let day = plusDays(firstDay, 0); day <= lastDay; day = plusDays(day, 1))
    yield await timeLines(
      database,
      and(eq(shifts.day, day), eq(events.legalEntityId, entityId)),
      locale,
      now,
      mostOfADay,
    );
}

async function textOf(lines: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

/** Whose the ids in the punches are. */
async function peopleIn({ links }: ChainPart): Promise<string> {
  const ids = [...new Set(links.map(({ fields }) => String(fields[2])))];
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id: workers.id, code: workers.code, name: fullName })
          .from(workers)
          .where(inArray(workers.id, ids))
          .orderBy(asc(workers.code));
  const people = rows.map(({ id, code, name }) => csvLine([id, code, name ?? ""]));
  return byteOrderMark + csvLine(["id", "code", "name"]) + people.join("");
}

/** What was done about hours at the events of the company in those days: when, what and by whom. */
async function trailOf({ entityId }: Inspected, from: Date, before: Date): Promise<string> {
  const rows = await database
    .select({ at: acts.at, act: acts.act, kind: acts.actorKind, name: accounts.name, code: workers.code })
    .from(acts)
    .innerJoin(actSubjects, eq(actSubjects.actId, acts.id))
    .innerJoin(assignments, sql`${assignments.id}::text = ${actSubjects.subjectId}`)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, and(eq(events.id, shifts.eventId), eq(events.legalEntityId, entityId)))
    .leftJoin(workers, eq(workers.id, assignments.workerId))
    .leftJoin(accounts, eq(accounts.userId, acts.actorId))
    .where(
      and(
        or(like(acts.act, "hours.%"), like(acts.act, "time.%")),
        eq(actSubjects.kind, "assignment"),
        gte(shifts.startsAt, from),
        lt(shifts.startsAt, before),
      ),
    )
    .orderBy(asc(acts.at), asc(acts.id))
    .limit(100_000);
  const lines = rows.map(({ at, act, kind, name, code }) => csvLine([at.toISOString(), act, name ?? kind, code ?? ""]));
  return byteOrderMark + csvLine(["at", "act", "by", "worker"]) + lines.join("");
}
