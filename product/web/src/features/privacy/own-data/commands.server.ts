import { eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { sendComplaint } from "#features/privacy/complaints/commands.server.ts";
import { messages } from "./messages.ts";

/** A request in writing: the office has to answer it in time, whatever becomes of the data. */
export async function askForErasure(workerId: string, locale: Locale): Promise<void> {
  const [worker] = await database
    .select({ name: fullName, email: workers.email, code: workers.code })
    .from(workers)
    .where(eq(workers.id, workerId));
  if (!worker?.email) throw new Refused({ code: "worker.unreachable" });
  const words = messages.eraseWords[locale].replace("{code}", worker.code);
  await sendComplaint({ name: worker.name, email: worker.email, words }, locale);
}
