/** The papers that invented people sent, which are drawn when a demonstration starts: which they are, and where they lie. */
import { and, asc, eq, inArray, like, sql } from "drizzle-orm";
import { textOf } from "@product/domain/forms/definition";
import { answersOfMany } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { demoRecords } from "@product/database/tables/company/demo-record";
import { documentFiles, documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { applicationFiles, applications } from "@product/database/tables/site/form";
import { workers } from "@product/database/tables/people/worker";
import { inTransaction } from "@product/database/write";
import { demoApplicationIds } from "./applications.ts";

export type PaperToDraw = {
  path: string;
  side: "front" | "back" | "photo";
  /** The kind of document, as its holder calls it. */
  title: string;
  name: string;
  owner: { applicationId: string; field: string } | { documentId: string };
  position: number;
};
export type DrawnPaper = PaperToDraw & { type: string; size: number; sha256: Buffer };

/** As many of those that wait as a first look at the queue shows. */
const mostDocuments = 16;

export const papersToDraw = async (): Promise<PaperToDraw[]> => [...(await ofApplications()), ...(await ofDocuments())];

async function ofApplications(): Promise<PaperToDraw[]> {
  const rows = await database
    .select()
    .from(applications)
    .where(
      and(inArray(applications.id, [...demoApplicationIds]), sql`${applications.state} NOT IN ('accepted', 'spam')`),
    )
    .orderBy(applications.id);
  const answers = await answersOfMany(database, rows);
  return rows.flatMap(({ id, state, language }) => {
    const theirAnswers = answers.get(id) ?? {};
    const name = `${textOf(theirAnswers, "first_name")} ${textOf(theirAnswers, "last_name")}`;
    const paper = (field: string, side: PaperToDraw["side"], position: number): PaperToDraw => ({
      path: `demo/${id}-${field}-${position}`,
      side,
      title: side === "photo" ? "" : language === "es" ? "DNI" : "Passport",
      name,
      owner: { applicationId: id, field },
      position,
    });
    // An applicant who is asked for more sent one side only; one who has not finished has sent no more than a photo.
    const sides = state === "started" ? [] : state === "more_info" ? (["back"] as const) : (["front", "back"] as const);
    return [...sides.map((side, position) => paper("identity_document", side, position)), paper("photo", "photo", 0)];
  });
}

async function ofDocuments(): Promise<PaperToDraw[]> {
  const waiting = await database
    .select({ id: documents.id, type: documentTypes, firstName: workers.firstName, lastName: workers.lastName })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .innerJoin(demoRecords, and(eq(demoRecords.id, workers.id), eq(demoRecords.kind, "worker")))
    .where(
      and(
        inArray(documents.state, ["uploaded", "in_review"]),
        sql`NOT EXISTS (SELECT FROM app.document_file f WHERE f.document_id = ${documents.id} AND f.path NOT LIKE 'demo/%')`,
      ),
    )
    .orderBy(asc(documents.receivedAt), asc(documents.id))
    .limit(mostDocuments);
  return waiting.flatMap(({ id, type, firstName, lastName }) => {
    const sides =
      type.proves === "photo"
        ? (["photo"] as const)
        : type.twoSides
          ? (["front", "back"] as const)
          : (["front"] as const);
    return sides.map((side, position) => ({
      path: `demo/${id}-${position}`,
      side,
      title: type.nameEs,
      name: `${firstName} ${lastName}`,
      owner: { documentId: id },
      position,
    }));
  });
}

/** One that was drawn before, to see whether it still lies there: a copied database comes without files. */
export async function someDrawnPath(): Promise<string | undefined> {
  const [found] = await database.select({ path: applicationFiles.path }).from(applicationFiles).where(isDrawn).limit(1);
  return found?.path;
}

const isDrawn = like(applicationFiles.path, "demo/%");

export const keepDrawnPapers = (drawn: readonly DrawnPaper[]): Promise<void> =>
  inTransaction(async (tx) => {
    const paths = drawn.map(({ path }) => path);
    if (paths.length === 0) return;
    await tx.delete(applicationFiles).where(inArray(applicationFiles.path, paths));
    await tx.delete(documentFiles).where(inArray(documentFiles.path, paths));
    // Decided and removed meanwhile, a paper has nobody left that it would be of.
    for (const { owner, path, position, type, size, sha256 } of drawn) {
      const file = { path, position, type, size, sha256 };
      if ("applicationId" in owner) {
        const isThere = await tx.$count(applications, eq(applications.id, owner.applicationId));
        if (isThere > 0) await tx.insert(applicationFiles).values({ ...file, ...owner });
      } else if ((await tx.$count(documents, eq(documents.id, owner.documentId))) > 0)
        await tx.insert(documentFiles).values({ ...file, ...owner });
    }
  });
