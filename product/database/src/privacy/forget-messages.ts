/** Has the mail service forget what was written to people who are gone. */
import { sql } from "drizzle-orm";
import { contactHash } from "@product/database/applications/links";
import { enqueue } from "@product/database/jobs/queue";
import type { Transaction } from "@product/database/write";

type Gone = { contacts: readonly string[]; workers?: readonly string[]; application?: string };

/**
 * An address that someone else has too is left to them. The job tells whom it is about by keyed hashes alone, since jobs are kept a
 * while, and a telephone is found in a plain one by trying them all.
 */
export async function forgetMessagesTo(tx: Transaction, { contacts, workers = [], application }: Gone): Promise<void> {
  const lowered = [...new Set(contacts.map((contact) => contact.trim().toLowerCase()))];
  const theirRecords = sql`ANY (${sql.param([...workers])}::uuid[])`;
  const { rows } = await tx.execute<{ contact: string }>(sql`
    SELECT contact FROM unnest(${sql.param(lowered)}::text[], ${sql.param(lowered.map(contactHash))}::bytea[]) AS own (contact, hash)
    WHERE NOT EXISTS (
      SELECT FROM app.worker other WHERE NOT other.id = ${theirRecords} AND (other.email = contact::citext OR other.mobile = contact)
    ) AND NOT EXISTS (
      SELECT FROM app.application other WHERE other.contact_hash = own.hash AND other.id IS DISTINCT FROM ${application ?? null}::uuid
        AND NOT coalesce(other.worker_id = ${theirRecords}, false)
    )`);
  const to = rows.map(({ contact }) => hashOf(contact));
  if (to.length > 0) await enqueue(tx, { kind: "worker.forget-messages", payload: { to } });
}

/** Which recipients a job is about. */
export function recipientsAmong(hashes: readonly string[]): (recipient: string) => boolean {
  const wanted = new Set(hashes);
  return (recipient) => wanted.has(hashOf(recipient));
}

const hashOf = (contact: string): string => contactHash(contact).toString("hex");
