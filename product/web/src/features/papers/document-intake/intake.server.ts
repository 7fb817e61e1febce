/** How a document comes in, whoever brings it: first its files, through the one door, then their rows. */
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Proof } from "@product/domain/company/document-types";
import { stepped, type DocumentSource } from "@product/domain/documents/documents";
import { buckets } from "@product/domain/files/buckets";
import { kindOf } from "@product/domain/files/kinds";
import { Refused, type Refusal } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { documentFiles, documents } from "@product/database/tables/papers/document";
import { clockNow } from "#request/clock.ts";
import type { Files, KeptFile } from "#request/ports/files.ts";
import type { Transaction } from "#request/perform.ts";
import { sealedDetails, type ToldDetails } from "./details.server.ts";

const mostFiles = 10;

export type UploadedFile = KeptFile & { path: string };

type AskedKind = { twoSides: boolean; copyKept: boolean; proves: Proof | null };

/** A file was refused; which one, so that the field it came from can say so. */
export class FileRefused extends Refused {
  readonly position: number;

  constructor(refusal: Refusal, position: number) {
    super(refusal);
    this.position = position;
  }
}

/**
 * Keeps the files sent and hands them to `work`, which opens the transaction and calls `receiveFiles`. If that fails,
 * or one file is refused, none is kept. For a kind whose copy is not kept, none is kept at all.
 */
export async function bringIn<Result>(
  files: Files,
  { workerId, kind }: { workerId: string; kind: AskedKind },
  sent: readonly Uint8Array[],
  work: (uploads: readonly UploadedFile[]) => Promise<Result>,
): Promise<Result> {
  if (!kind.copyKept) return work([]);
  ensureSides(kind, sent);
  const uploads: UploadedFile[] = [];
  try {
    for (const [position, bytes] of sent.entries()) {
      const path = `${workerId}/${crypto.randomUUID()}`;
      const kept = await files.keep("worker-documents", path, bytes).catch((error) => refusedAt(position, error));
      uploads.push({ path, ...kept });
    }
    return await work(uploads);
  } catch (error) {
    const paths = uploads.map(({ path }) => path);
    // Files that cannot be removed now have no owner and are removed by the next upkeep.
    await files.remove("worker-documents", paths).catch(() => {});
    throw error;
  }
}

/** Bytes of a file sent with a form. A file that is too large is not read into memory. */
export async function bytesOf(file: File, position: number): Promise<Uint8Array> {
  const { largest } = buckets["worker-documents"];
  if (file.size > largest)
    throw new FileRefused({ code: "file.too-large", megabytes: largest / 1024 / 1024 }, position);
  return file.bytes();
}

type Waiting = Pick<typeof documents.$inferSelect, "id" | "workerId" | "state" | "version">;

/** Writes that a document which was asked for, or a new version, is there now and waits to be checked. */
export async function receiveFiles(
  tx: Transaction,
  document: Waiting,
  uploads: readonly UploadedFile[],
  { now, ...details }: ToldDetails & { now: Date },
): Promise<void> {
  const state = stepped(document.state, "upload");
  if (!state) throw new Refused({ code: "document.on-its-way" });
  if (uploads.length > 0)
    await tx.insert(documentFiles).values(
      uploads.map(({ path, type, size, sha256 }, position) => ({
        documentId: document.id,
        position,
        path,
        type,
        size,
        sha256,
      })),
    );
  await tx
    .update(documents)
    .set({
      state,
      receivedAt: now,
      version: document.version + 1,
      updatedAt: now,
      ...(await sealedDetails(tx, document.workerId, details)),
    })
    .where(eq(documents.id, document.id));
  await refreshClearance(tx, [document.workerId], clockNow());
}

/**
 * The version that is to be filled next: the one that was asked for, or a new one that follows the latest. The worker's row is
 * locked by the caller, so that two do not make one each.
 */
export const newVersionOf = async (
  tx: Transaction,
  workerId: string,
  documentTypeId: string,
  source: DocumentSource,
): Promise<DocumentRow> => (await newVersionsOf(tx, [{ workerId, documentTypeId }], source))[0]!;

/** The same for many at once, in no order. */
export async function newVersionsOf(
  tx: Transaction,
  wanted: readonly { workerId: string; documentTypeId: string }[],
  source: DocumentSource,
): Promise<DocumentRow[]> {
  const latest = await latestOf(tx, wanted);
  const versions = wanted.map((each) => ({ ...each, last: latest.get(keyOf(each)) }));
  if (versions.some(({ last }) => last && ["uploaded", "in_review"].includes(last.state)))
    throw new Refused({ code: "document.on-its-way" });
  const requested = versions.flatMap(({ last }) => (last?.state === "requested" ? [last] : []));
  const missing = versions.filter(({ last }) => last?.state !== "requested");
  const created: DocumentRow[] = [];
  for (let at = 0; at < missing.length; at += rowsAtOnce)
    created.push(
      ...(await tx
        .insert(documents)
        .values(
          missing.slice(at, at + rowsAtOnce).map(({ workerId, documentTypeId, last }) => ({
            workerId,
            documentTypeId,
            source,
            state: "requested" as const,
            numberInChain: (last?.numberInChain ?? 0) + 1,
            supersedesId: last?.id ?? null,
          })),
        )
        .returning()),
    );
  const others = requested.filter((document) => document.source !== source).map(({ id }) => id);
  if (others.length > 0) await tx.update(documents).set({ source }).where(inArray(documents.id, others));
  return [...requested, ...created];
}

type DocumentRow = typeof documents.$inferSelect;

/** PostgreSQL takes 65,535 values in one statement. */
const rowsAtOnce = 5000;

const keyOf = ({ workerId, documentTypeId }: { workerId: string; documentTypeId: string }) =>
  `${workerId} ${documentTypeId}`;

async function latestOf(
  tx: Transaction,
  wanted: readonly { workerId: string; documentTypeId: string }[],
): Promise<Map<string, DocumentRow>> {
  if (wanted.length === 0) return new Map();
  const { workerId, documentTypeId, numberInChain } = documents;
  const ids = [...new Set(wanted.map((each) => each.workerId))];
  const kinds = [...new Set(wanted.map((each) => each.documentTypeId))];
  const rows = await tx
    .selectDistinctOn([workerId, documentTypeId])
    .from(documents)
    .where(and(inArray(workerId, ids), inArray(documentTypeId, kinds)))
    .orderBy(workerId, documentTypeId, desc(numberInChain));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function ensureSides({ twoSides, proves }: AskedKind, sent: readonly Uint8Array[]): void {
  const [first] = sent;
  if (!first) throw new FileRefused({ code: "document.file-needed" }, 0);
  // A photo becomes the picture of its person.
  if (proves === "photo" && (sent.length > 1 || kindOf(first) === "pdf"))
    throw new FileRefused({ code: "document.picture-needed" }, 0);
  if (sent.length > mostFiles) throw new FileRefused({ code: "document.too-many-files", most: mostFiles }, 0);
  // A PDF has both sides on its pages.
  if (twoSides && sent.length === 1 && kindOf(first) !== "pdf")
    throw new FileRefused({ code: "document.both-sides-needed" }, 1);
}

function refusedAt(position: number, error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  const [refusal] = error.refusals;
  throw new FileRefused(
    refusal!.code === "file.kind-not-taken" ? { code: "document.kind-not-taken" } : refusal!,
    position,
  );
}
