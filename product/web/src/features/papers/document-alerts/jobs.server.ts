import { clockNow, homeDay } from "#request/clock.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { holdsAt } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { staff } from "@product/database/tables/access/group";
import { rightToWorkChecks } from "@product/database/tables/papers/right-to-work";
import { workers } from "@product/database/tables/people/worker";
import { grantsOf, membershipsOf } from "#features/access/account/queries.server.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { tellEndings } from "./alert.server.ts";
import { digestLetter, type DigestLine } from "./digest.server.ts";

const waiting = z.object({
  userId: z.uuid(),
  documents: z.array(z.uuid()).default([]),
  checks: z.array(z.uuid()).default([]),
});

export const alertJobs = (mailer: Mailer, siteUrl: string) => ({
  "documents.alert": () => tellEndings(clockNow()),
  "document.digest": async (payload: unknown) => {
    const { userId, documents: documentIds, checks } = waiting.parse(payload);
    const [reader] = await database
      .select({ email: staff.email, name: accounts.name, language: accounts.language })
      .from(staff)
      .innerJoin(accounts, eq(accounts.userId, staff.userId))
      .where(eq(staff.userId, userId));
    if (!reader) return;
    const lines = [...(await documentLines(userId, documentIds)), ...(await checkLines(checks))];
    if (lines.length > 0) await mailer(digestLetter(reader, lines, homeDay(), siteUrl));
  },
});

export const alertSchedules = [{ name: "documents.alert", everySeconds: 24 * 3600 }] as const;

const named = {
  firstName: workers.firstName,
  lastName: workers.lastName,
  secondLastName: workers.secondLastName,
};

/** Still in force, and of health only what its reader may see. */
async function documentLines(userId: string, ids: readonly string[]): Promise<DigestLine[]> {
  const grants = grantsOf(await membershipsOf(userId));
  const rows = await database
    .select({
      ...named,
      entity: workers.legalEntityId,
      until: documents.validUntil,
      en: documentTypes.nameEn,
      es: documentTypes.nameEs,
      isHealth: documentTypes.isHealth,
    })
    .from(documents)
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(and(inArray(documents.id, [...ids]), eq(documents.state, "verified")))
    .orderBy(asc(documents.validUntil), asc(workers.listedName));
  return rows
    .filter(({ isHealth, entity }) => !isHealth || holdsAt(grants, "document.view.health-fitness", { entity }))
    .map(({ until, en, es, ...person }) => ({ name: fullName(person), until: until!, what: { en, es } }));
}

async function checkLines(ids: readonly string[]): Promise<DigestLine[]> {
  const rows = await database
    .select({ ...named, until: rightToWorkChecks.validUntil })
    .from(rightToWorkChecks)
    .innerJoin(workers, eq(workers.id, rightToWorkChecks.workerId))
    .where(inArray(rightToWorkChecks.id, [...ids]))
    .orderBy(asc(rightToWorkChecks.validUntil), asc(workers.listedName));
  return rows.map(({ until, ...person }) => ({ name: fullName(person), until: until!, what: undefined }));
}

const fullName = (names: { firstName: string; lastName: string; secondLastName: string }) =>
  [names.firstName, names.lastName, names.secondLastName].filter(Boolean).join(" ");
