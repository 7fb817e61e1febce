/** Reads what the database holds, compares it with the journal on standard input, and prints both as JSON. */
import { text } from "node:stream/consumers";
import { database } from "@product/database/client";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { actSubjects, acts } from "@product/database/tables/ground/act";
import { pages } from "@product/database/tables/site/page";
import { formReplays } from "@product/database/tables/ground/form-replay";
import { discrepancies, type Journal } from "./discrepancies.ts";

openDatabase({ url: process.env["DATABASE_URL"] ?? "" });
const journal = JSON.parse(await text(process.stdin)) as Journal;
const page = (await database.select().from(pages)).find(({ slug }) => slug === "home");
const edits = (await database.select().from(acts)).filter((act) => act.act === "page.edit");
const ledger = {
  page: page!,
  edits: edits.map(({ id }) => String(id)),
  subjects: (await database.select().from(actSubjects)).map(({ actId }) => String(actId)),
  submissions: (await database.select().from(formReplays)).map(({ key, answer }) => ({ key, answer })),
};
await closeDatabase();
process.stdout.write(JSON.stringify({ page, edits: edits.length, discrepancies: discrepancies(ledger, journal) }));
