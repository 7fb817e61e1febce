/** Everything that is held of one person, as they may ask for it (GDPR, art. 15 and 20). */
import { clockNow } from "#request/clock.ts";
import { eq, inArray } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { classIds, type ClassId } from "@product/domain/privacy/data-classes";
import { database } from "@product/database/client";
import { readPerson, type HeldRow, type HeldRows } from "@product/database/privacy/read-person";
import { documentTypes } from "@product/database/tables/company/document-type";
import { workers } from "@product/database/tables/people/worker";
import { namesBehind } from "#features/ground/audit/queries.server.ts";
import { lettersTo } from "#features/people/worker-messages/queries.server.ts";
import { lockWorker } from "@product/database/workers/lock-worker";
import type { LetterWritten, Mailbox } from "#request/ports/mailbox.ts";
import type { ServiceAccount } from "#request/ports/account-service.ts";
import { perform } from "#request/perform.ts";
import { heldOf, hiddenFrom, looksAt, type HeldClass } from "./queries.server.ts";

export type PersonExport = {
  worker: { id: string; code: string; name: string; language: "en" | "es" };
  madeAt: Date;
  /** Classes of data that the maker of the export may not see. */
  leftOut: ClassId[];
  classes: (HeldClass & { tables: HeldRows[] })[];
  /** Their words without what opens something. */
  messages: { at: Date; channel: string; to: string; subject: string | null; text: string }[];
  /** The account that the authentication service holds of them; null where there is none. */
  signIn: ServiceAccount | null;
  looks: Awaited<ReturnType<typeof looksAt>>;
  /** How the ids among the values are called. */
  names: Record<string, string>;
};

/** That it was made is written down first. */
export async function exportPerson(
  actor: Actor,
  id: string,
  mailbox: Mailbox | undefined,
  serviceAccount?: (userId: string) => Promise<ServiceAccount | undefined>,
): Promise<PersonExport> {
  await perform(actor, "worker.export-person", async ({ tx, subject }) => void subject(await lockWorker(tx, id)));
  const [worker] = await database.select().from(workers).where(eq(workers.id, id));
  const { code, firstName, lastName, secondLastName, language, legalEntityId, userId } = worker!;
  const letters = await lettersTo(mailbox, worker!, mostMessages);
  const [person, heldClasses, looks, signIn] = await Promise.all([
    readPerson(database, id),
    heldOf(worker!, language, letters),
    looksAt(id),
    userId && serviceAccount ? serviceAccount(userId) : undefined,
  ]);
  const leftOut = hiddenFrom(actor, legalEntityId, classIds);
  if (!isPermitted(actor, "document.view.health-fitness", { entity: legalEntityId }))
    await leaveOutHealth(person.documents);
  if (!isPermitted(actor, "pay.view", { entity: legalEntityId })) leaveOutAccounts(person.matters);
  const classes = heldClasses
    .filter(({ dataClass }) => !leftOut.includes(dataClass))
    .map((each) => ({ ...each, tables: person[each.dataClass] }));
  return {
    worker: { id, code, name: [firstName, lastName, secondLastName].filter(Boolean).join(" "), language },
    madeAt: clockNow(),
    leftOut,
    classes,
    messages: leftOut.includes("messages") ? [] : letters.map(asHeld),
    signIn: leftOut.includes("account") ? null : (signIn ?? null),
    looks,
    names: await namesBehind(idsIn(classes.map(({ tables }) => tables)), language),
  };
}

/** A certificate of fitness is for those who may see health data, even that it says fit. */
async function leaveOutHealth(tables: HeldRows[]): Promise<void> {
  const [documents, ...rest] = tables as [HeldRows, ...HeldRows[]];
  const typeIds = documents.rows.map((row) => String(row["document_type_id"]));
  const health = new Set(
    (await database.select().from(documentTypes).where(inArray(documentTypes.id, typeIds)))
      .filter(({ isHealth }) => isHealth)
      .map(({ id }) => id),
  );
  const hidden = new Set(
    documents.rows.filter((row) => health.has(String(row["document_type_id"]))).map((row) => row["id"]),
  );
  const isShown = (id: unknown) => !hidden.has(id);
  documents.rows = documents.rows.filter((row) => isShown(row["id"]));
  for (const each of rest) each.rows = each.rows.filter((row) => isShown(row["document_id"]));
}

/** An account that is proposed and not confirmed yet is an account all the same. */
function leaveOutAccounts(tables: HeldRows[]): void {
  for (const each of tables)
    if (each.table === "worker_proposal") each.rows = each.rows.filter((row) => row["kind"] !== "bank");
}

/** More than anybody gets in the years for which messages are kept. */
const mostMessages = 10_000;

const asHeld = ({ createdAt, channel, recipient, subject, text }: LetterWritten) => ({
  at: createdAt,
  channel,
  to: recipient,
  subject,
  text: text.map((piece) => (typeof piece === "string" ? piece : "…")).join(""),
});

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function idsIn(value: unknown): string[] {
  if (typeof value === "string") return isId.test(value) ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value as HeldRow).flatMap(idsIn) : [];
}
