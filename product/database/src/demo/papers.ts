/** Brings the papers of workers of the demonstration: documents, checks, contracts, qualifications, days off, and what follows. */
import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { refreshClearance } from "@product/database/clearance/refresh";
import { sealsOf } from "@product/database/person-keys";
import { usualAlertDays } from "@product/domain/company/document-types";
import { hasCalls } from "@product/domain/papers/engagements";
import { documentAlerts, documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { engagementPeriods, engagements } from "@product/database/tables/papers/engagement";
import { qualifications } from "@product/database/tables/company/qualification";
import {
  absences,
  rightToWorkAlerts,
  rightToWorkChecks,
  workerQualifications,
} from "@product/database/tables/papers/right-to-work";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { demoAccounts } from "./accounts.ts";
import { inventNumbers } from "./crowd/invent-numbers.ts";
import { inventPapers, type Papers } from "./crowd/invent-papers.ts";
import { inventWorkers } from "./crowd/invent-workers.ts";

const dayMs = 86_400_000;
const office = demoAccounts.find(({ role }) => role === "hr")!.id;

/** For those among these workers whom the demonstration made. */
export async function loadDemoPapers(tx: Transaction, workerIds: readonly string[]): Promise<void> {
  if (workerIds.length === 0) return;
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const invented = new Map(inventWorkers(300).map((worker, index) => [worker.row.id, { ...worker, index }]));
  const here = await tx
    .select()
    .from(workers)
    .where(inArray(workers.id, [...workerIds]));
  const all = here.flatMap(({ id, legalEntityId }) => {
    const worker = invented.get(id);
    if (!worker) return [];
    const { row, roles, daysHere, index } = worker;
    const { nationality, identities } = inventNumbers(index, row.country);
    const holder = { ...row, roles, daysHere, index, nationality, number: identities[0]?.value };
    return [
      {
        workerId: id,
        legalEntityId,
        workerType: row.workerType,
        country: row.country,
        papers: inventPapers(holder, today),
      },
    ];
  });
  await insertPapers(tx, all, now);
  await refreshClearance(tx, workerIds, now);
}

/** The caller refreshes the clearance that follows from these papers. */
export async function insertPapers(tx: Transaction, all: readonly Holding[], now: Date): Promise<void> {
  await insertDocuments(tx, all, now);
  await insertContracts(tx, all, now);
  await insertRest(tx, all, now);
}

type Holding = {
  workerId: string;
  legalEntityId: string;
  workerType: (typeof engagements.$inferInsert)["type"];
  country: "ES" | "UK";
  papers: Papers;
};

async function insertDocuments(tx: Transaction, all: readonly Holding[], now: Date): Promise<void> {
  const types = await tx.select().from(documentTypes);
  const typeId = new Map(types.map(({ key, id }) => [key, id]));
  const seals = await sealsOf(
    tx,
    all.map(({ workerId }) => workerId),
  );
  const rows = all.flatMap(({ workerId, papers }) => {
    const before = new Map<string, string>();
    return papers.documents.flatMap(({ key, details, received, ...paper }): (typeof documents.$inferInsert)[] => {
      const documentTypeId = typeId.get(key);
      // A company may have put a kind of document away, or never had it.
      if (!documentTypeId) return [];
      const [id, supersedesId] = [randomUUID(), before.get(key) ?? null];
      before.set(key, id);
      const receivedAt = new Date(now.getTime() - received * dayMs);
      const isVerified = paper.state === "verified";
      return [
        {
          ...paper,
          id,
          workerId,
          documentTypeId,
          supersedesId,
          numberInChain: supersedesId ? 2 : 1,
          detailsSealed: details && seals.get(workerId)!.close(JSON.stringify(details)),
          receivedAt,
          reviewerId: isVerified ? office : null,
          reviewedAt: isVerified ? new Date(receivedAt.getTime() + dayMs) : null,
        },
      ];
    });
  });
  if (rows.length === 0) return;
  await tx.insert(documents).values(rows);
  // Nobody is written to about people who do not exist; and who is asked for a new document could not be removed any more.
  const daysOf = new Map(types.map(({ id, alertDays }) => [id, alertDays]));
  const alerts = rows.flatMap(({ id, documentTypeId }) =>
    daysOf.get(documentTypeId)!.map((days) => ({ documentId: id!, days })),
  );
  if (alerts.length > 0) await tx.insert(documentAlerts).values(alerts);
}

async function insertContracts(tx: Transaction, all: readonly Holding[], now: Date): Promise<void> {
  const rows = all.flatMap(({ workerId, legalEntityId, workerType, country, papers }) =>
    papers.contracts.map(({ former, ...contract }) => {
      const id = randomUUID();
      const began = morningOf(contract.firstDay);
      const isSpanish = country === "ES";
      const reference = `TA2-${workerId.slice(-8)}`;
      const isCalled = hasCalls(workerType);
      const row: typeof engagements.$inferInsert = {
        ...contract,
        id,
        workerId,
        legalEntityId,
        type: workerType,
        convenio: isSpanish ? "Hostelería de Bizkaia" : "",
        category: isSpanish ? "Grupo III" : "",
        baseRate: isSpanish ? 1185 : 1290,
        currency: isSpanish ? "EUR" : "GBP",
        // A worker who is called only when there is work has no agreed hours a week.
        weeklyHours: workerType === "zero_hours" || workerType === "agency" ? null : "40",
        sentAt: began,
        signedAt: contract.state === "signed" ? began : null,
        activityPeriod: isCalled ? "De mayo a octubre y Navidad" : "",
        hoursDistribution: isCalled ? "Fines de semana y vísperas de festivo, según cada llamamiento" : "",
        cause: isSpanish && workerType === "temporary" ? "unforeseeable" : null,
        endedAt: isCalled && contract.lastDay ? now : null,
        calledOn: contract.altaOn,
        altaReference: contract.altaOn ? reference : "",
        altaRecordedAt: contract.altaOn ? morningOf(contract.altaOn) : null,
        bajaRecordedAt: contract.bajaOn ? now : null,
      };
      const periods = former.map(({ altaOn, bajaOn }): typeof engagementPeriods.$inferInsert => ({
        engagementId: id,
        workerId,
        calledOn: altaOn,
        altaOn,
        bajaOn,
        altaReference: reference,
        altaRecordedAt: morningOf(altaOn),
        bajaRecordedAt: morningOf(bajaOn),
      }));
      return { row, periods };
    }),
  );
  if (rows.length > 0) await tx.insert(engagements).values(rows.map(({ row }) => row));
  const periods = rows.flatMap(({ periods: theirPeriods }) => theirPeriods);
  if (periods.length > 0) await tx.insert(engagementPeriods).values(periods);
}

const morningOf = (day: string): Date => new Date(`${day}T08:00:00Z`);

async function insertRest(tx: Transaction, all: readonly Holding[], now: Date): Promise<void> {
  const checks = all.flatMap(({ workerId, country, papers }) =>
    papers.checks.map((check) => ({ ...check, workerId, country, checkedBy: office })),
  );
  const known = new Map((await tx.select().from(qualifications)).map(({ key, id }) => [key, id]));
  const skills = all.flatMap(({ workerId, papers }) =>
    papers.qualifications.flatMap(({ key, ...skill }): (typeof workerQualifications.$inferInsert)[] => {
      const qualificationId = known.get(key);
      const isVerified = skill.state === "verified";
      const verified = { verifiedBy: isVerified ? office : null, verifiedAt: isVerified ? now : null };
      return qualificationId ? [{ ...skill, ...verified, workerId, qualificationId }] : [];
    }),
  );
  const away = all.flatMap(({ workerId, papers }) =>
    papers.absences.map((leave) => ({ ...leave, workerId, createdBy: office })),
  );
  if (checks.length > 0) {
    const inserted = await tx.insert(rightToWorkChecks).values(checks).returning({ id: rightToWorkChecks.id });
    const alerts = inserted.flatMap(({ id }) => usualAlertDays.map((days) => ({ checkId: id, days })));
    await tx.insert(rightToWorkAlerts).values(alerts);
  }
  if (skills.length > 0) await tx.insert(workerQualifications).values(skills);
  if (away.length > 0) await tx.insert(absences).values(away);
}
