import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { RejectReason } from "@product/domain/documents/documents";
import { isReachable } from "@product/domain/documents/requests";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { documents, evidenceRequests } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { completionTokenHash as tokenHash } from "@product/database/workers/completion-links";
import type { Mailer } from "#request/ports/mailer.ts";
import { evidenceLetter } from "./letter.server.ts";

const waiting = z.object({
  workerId: z.uuid(),
  token: z.string(),
  ending: z.array(z.uuid()).default([]),
});

/** Sends the links that were given. Sent twice it is the same link twice. */
export const evidenceJobs = (mailer: Mailer, siteUrl: string) => ({
  "document.letter": async (payload: unknown) => {
    const { workerId, token: sealed, ending } = waiting.parse(payload);
    const [found] = await database
      .select({ worker: workers, entity: legalEntities.name })
      .from(workers)
      .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
      .where(eq(workers.id, workerId));
    const seal = (await sealsIn(database, [workerId])).get(workerId);
    // Erased meanwhile: there is nobody left to write to.
    if (!found || !seal || !isReachable(found.worker)) return;
    const token = seal.open(Buffer.from(sealed, "base64url"));
    const [link] = await database
      .select()
      .from(evidenceRequests)
      .where(eq(evidenceRequests.tokenHash, tokenHash(token)));
    // Another link was given meanwhile, and its letter says all that there is to say.
    if (!link) return;
    const { firstName, preferredName, language, email, mobile } = found.worker;
    const [requested, known] = await Promise.all([askedOf(workerId), toldOf(workerId, link.id, ending)]);
    const nameOf = ({ nameEn, nameEs }: { nameEn: string; nameEs: string }) => (language === "es" ? nameEs : nameEn);
    await mailer(
      evidenceLetter(
        { name: preferredName || firstName, language, email, mobile },
        {
          asked: requested.map(nameOf),
          note: link.note,
          entity: found.entity,
          rejected: known.flatMap((each) =>
            each.reason ? [{ kind: nameOf(each), reason: each.reason as RejectReason }] : [],
          ),
          ending: known.flatMap((each) =>
            ending.includes(each.id) && each.until ? [{ kind: nameOf(each), until: each.until }] : [],
          ),
        },
        token,
        siteUrl,
      ),
    );
  },
});

const askedOf = (workerId: string) =>
  database
    .select({ nameEn: documentTypes.nameEn, nameEs: documentTypes.nameEs })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(and(eq(documents.workerId, workerId), eq(documents.state, "requested")))
    .orderBy(asc(documentTypes.nameEn));

/** Documents that end, and rejected ones not sent again since. */
function toldOf(workerId: string, linkId: string, ending: readonly string[]) {
  const newer = alias(documents, "newer");
  return database
    .select({
      id: documents.id,
      reason: documents.rejectReason,
      until: documents.validUntil,
      nameEn: documentTypes.nameEn,
      nameEs: documentTypes.nameEs,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .leftJoin(newer, eq(newer.supersedesId, documents.id))
    .where(
      and(
        eq(documents.workerId, workerId),
        or(
          inArray(documents.id, [...ending]),
          and(eq(documents.requestId, linkId), eq(documents.state, "rejected"), isNull(newer.id)),
        ),
      ),
    )
    .orderBy(asc(documents.validUntil), asc(documentTypes.nameEn));
}
