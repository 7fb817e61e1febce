/** Writes to each of the office what waits for them, when something has come since they were last told. */
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { isPermitted, theSystem } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { mayBeTold } from "@product/domain/surface/task-letters";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { accounts } from "@product/database/tables/access/account";
import { staff } from "@product/database/tables/access/group";
import { taskLetters } from "@product/database/tables/access/task-letter";
import { personBehind } from "#features/access/account/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import type { Task } from "#request/slices/slice.ts";
import type { Span } from "#request/slices/span.ts";
import { tasksLetter } from "./letter.server.ts";

type Tasks = Readonly<Record<string, Task>>;
const waiting = z.object({ userId: z.uuid(), came: z.record(z.string(), z.int()) });

export const taskJobs = (mailer: Mailer, siteUrl: string, tasks: Tasks) => ({
  "tasks.tell": async () => {
    for (const reader of await readers()) await tellIfNew(reader, tasks, clockNow());
  },
  "tasks.letter": async (payload: unknown) => {
    const { userId, came } = waiting.parse(payload);
    const [reader] = await readers(userId);
    if (!reader) return;
    const counted = await Promise.all(
      (await tasksOf(userId, tasks)).map(async ([name, { title, at, count, person }]) => ({
        title,
        at,
        came: came[name] ?? 0,
        ...(await count(person)),
      })),
    );
    const open = counted.filter(({ n }) => n > 0);
    if (open.length > 0) await mailer(tasksLetter(reader, open, siteUrl));
  },
});

export const taskSchedules = [{ name: "tasks.tell", everySeconds: 900 }] as const;

type Reader = Awaited<ReturnType<typeof readers>>[number];

const readers = (userId?: string) =>
  database
    .select({
      userId: staff.userId,
      email: staff.email,
      name: accounts.name,
      language: accounts.language,
      zone: accounts.timeZone,
      toldAt: taskLetters.toldAt,
      upTo: taskLetters.upTo,
    })
    .from(staff)
    .innerJoin(accounts, eq(accounts.userId, staff.userId))
    .leftJoin(taskLetters, eq(taskLetters.userId, staff.userId))
    .where(
      and(
        isNotNull(staff.joinedAt),
        isNull(staff.deactivatedAt),
        userId === undefined ? undefined : eq(staff.userId, userId),
      ),
    );

/** Records written during the count may commit after it, so the last minutes are left to the next one. */
const settledMs = 5 * 60_000;

async function tellIfNew({ userId, zone, toldAt, upTo }: Reader, tasks: Tasks, now: Date): Promise<void> {
  if (!mayBeTold(now, zone, toldAt)) return;
  const span: Span = { after: upTo ?? new Date(0), until: new Date(now.getTime() - settledMs) };
  const came = await cameTo(userId, tasks, span);
  if (Object.keys(came).length === 0) return;
  await perform(theSystem, "staff.tell-tasks", async ({ tx, subject }) => {
    subject({ userId, place: {} });
    const columns = { toldAt: now, upTo: span.until };
    const first = await tx
      .insert(taskLetters)
      .values({ userId, ...columns })
      .onConflictDoUpdate({
        target: taskLetters.userId,
        set: columns,
        // The database knows it to the microsecond.
        setWhere: sql`date_trunc('milliseconds', ${taskLetters.toldAt}) IS NOT DISTINCT FROM ${toldAt}`,
      })
      .returning();
    if (first.length === 0) throw new Refused({ code: "record.changed-meanwhile" });
    await enqueue(tx, { kind: "tasks.letter", payload: { userId, came }, uniqueKey: userId });
  }).catch(unlessTold);
}

/** Another process may have told them meanwhile. */
const unlessTold = (error: unknown) => {
  if (!(error instanceof Refused)) throw error;
};

/** How many came of each kind that somebody may decide about, where any did. */
async function cameTo(userId: string, tasks: Tasks, span: Span): Promise<Record<string, number>> {
  const counted = await Promise.all(
    (await tasksOf(userId, tasks)).map(async ([name, { came, person }]) => [name, await came(person, span)] as const),
  );
  return Object.fromEntries(counted.filter(([, n]) => n > 0));
}

/** The kinds that are told together, of which this person decides some. */
async function tasksOf(userId: string, tasks: Tasks) {
  // Permissions count as after a complete sign-in.
  const person = await personBehind(userId, "aal2");
  return Object.entries(tasks).flatMap(([name, { came, ...task }]) =>
    came && isPermitted(person, task.needs) ? [[name, { ...task, came, person }] as const] : [],
  );
}
