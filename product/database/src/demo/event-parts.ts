/**
 * Parts of the demonstration's events beside their shifts: a briefing, incidents where work was done, and a link of the
 * client.
 */
import { createHash, randomBytes } from "node:crypto";
import { asc, eq, inArray } from "drizzle-orm";
import type { IncidentKind, Severity } from "@product/domain/planning/incidents";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { clientLinks, incidents } from "@product/database/tables/planning/event-parts";
import type { Transaction } from "@product/database/write";

const briefing = {
  briefingEs: `## Antes de llegar

- Entrada por la **puerta de personal**, 20 minutos antes del turno.
- Camisa y pantalón negros, calzado cerrado.

## En el recinto

1. Ficha al entrar y al salir.
2. En caso de evacuación, sigue a tu responsable hasta el punto de encuentro.`,
  briefingEn: `## Before you arrive

- Use the **staff gate**, 20 minutes before your shift.
- Black shirt and trousers, closed shoes.

## At the venue

1. Clock in and out.
2. In an evacuation, follow your lead to the meeting point.`,
};

/** Those with work ahead have a briefing, one that is not confirmed by anybody; of each fourth nobody has written one yet. */
export async function furnishEvent(tx: Transaction, eventId: string, number: number, now: Date): Promise<void> {
  if (number % 4 !== 3)
    await tx
      .update(events)
      .set({ ...briefing, briefingAsks: number % 2 === 0, briefingChangedAt: new Date(now.getTime() - 3 * dayMs) })
      .where(eq(events.id, eventId));
  const worked = await tx
    .select({
      id: assignments.id,
      workerId: assignments.workerId,
      shiftId: shifts.id,
      startsAt: shifts.startsAt,
      state: assignments.state,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(eq(shifts.eventId, eventId))
    .orderBy(asc(shifts.startsAt), asc(assignments.id));
  const published = worked.filter(({ state }) => state !== "staged");
  const read = published.filter((_, at) => number % 2 === 0 && at % 3 !== 0).map(({ id }) => id);
  // Where they were asked, two of three have read it.
  if (read.length > 0)
    await tx
      .update(assignments)
      .set({ briefingReadAt: new Date(now.getTime() - dayMs) })
      .where(inArray(assignments.id, read));
  const past = published.filter(({ startsAt }) => startsAt < now);
  for (const [at, { kind, severity, account, followUp, isClosed }] of happened.entries()) {
    const assignment = past[at * 2];
    if (!assignment) continue;
    const happenedAt = new Date(Math.min(assignment.startsAt.getTime() + (at + 1) * 25 * 60_000, now.getTime()));
    await tx.insert(incidents).values({
      eventId,
      shiftId: assignment.shiftId,
      workerId: kind === "damage" ? null : assignment.workerId,
      kind,
      severity,
      happenedAt,
      account,
      followUp,
      closedAt: isClosed ? now : null,
    });
  }
  if (published.length > 0)
    await tx.insert(clientLinks).values({
      eventId,
      // Nobody has this one: to try it, make another.
      tokenHash: createHash("sha256").update(randomBytes(32)).digest(),
      note: "Event coordination",
      names: number % 2 === 0 ? "first" : "none",
      createdAt: new Date(now.getTime() - 2 * dayMs),
      expiresAt: new Date(now.getTime() + 30 * dayMs),
    });
}

const dayMs = 86_400_000;

type Happened = { kind: IncidentKind; severity: Severity; account: string; followUp: string; isClosed: boolean };

const happened: readonly Happened[] = [
  {
    kind: "late",
    severity: "low",
    account: "Llegó 25 minutos tarde por una avería del metro. Avisó por teléfono.",
    followUp: "Hablado con la persona; sin más medidas.",
    isClosed: true,
  },
  {
    kind: "first-aid",
    severity: "medium",
    account: "Corte superficial en la mano al abrir cajas. Atención en el botiquín, siguió trabajando.",
    followUp: "Repartir guantes en el montaje.",
    isClosed: false,
  },
  {
    kind: "damage",
    severity: "low",
    account: "Se rompió una bandeja de copas en la barra.",
    followUp: "",
    isClosed: false,
  },
];
