/**
 * Settings that a new installation still lacks before any worker can be planned; shown to the people who set it up,
 * until none is missing.
 */
import { sql, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { brand } from "@product/database/tables/company/brand";

export const firstSteps = ["company", "venue", "role", "worker", "colleague"] as const;
export type FirstStep = (typeof firstSteps)[number];

const there = (rows: SQL) => sql<boolean>`EXISTS (SELECT FROM ${rows})`;

const questions: Record<FirstStep, SQL<boolean>> = {
  company: there(sql`app.legal_entity WHERE archived_at IS NULL`),
  venue: there(sql`app.venue WHERE archived_at IS NULL`),
  role: there(sql`app.role WHERE archived_at IS NULL`),
  worker: there(sql`app.worker`),
  colleague: there(sql`app.staff OFFSET 1`),
};

export async function firstStepsOf(actor: Actor): Promise<Record<FirstStep, boolean> | undefined> {
  if (!isPermitted(actor, "settings.edit", "everywhere")) return undefined;
  const [done] = await database.select(questions).from(brand).limit(1);
  return done && !firstSteps.every((step) => done[step]) ? done : undefined;
}
