import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@product/database/write";
import { accounts } from "@product/database/tables/access/account";
import { contractTemplates } from "@product/database/tables/papers/engagement";
import { groups, memberships, staff } from "@product/database/tables/access/group";
import { taskLetters } from "@product/database/tables/access/task-letter";
import { pageRevisions, pages } from "@product/database/tables/site/page";
import { demoAccounts } from "./accounts.ts";
import { loadDemoApplications } from "./applications.ts";
import { loadDemoForms } from "./forms.ts";
import { demoGroups } from "./groups.ts";
import { loadDemoLists } from "./lists.ts";
import { loadDemoRecords } from "./records.ts";

/** Loads the records of the demonstration: the front page of an invented company, its office and its workers. */
export async function loadDemoData(tx: Transaction): Promise<void> {
  await tx.update(pages).set(openingWords).where(eq(pages.slug, "home"));
  await tx.update(pageRevisions).set(openingWords).where(eq(pageRevisions.slug, "home"));
  await tx.insert(accounts).values(demoAccounts.map(({ id, name, language }) => ({ userId: id, name, language })));
  const office = demoAccounts.filter(({ role }) => demoGroups[role]);
  await tx.insert(staff).values(office.map(({ id, email }) => ({ userId: id, email, joinedAt: sql`now()` })));
  // The records of the demonstration came before any of its people could be told about them.
  await tx.insert(taskLetters).values(office.map(({ id }) => ({ userId: id, toldAt: sql`now()`, upTo: sql`now()` })));
  const known = new Map(
    (await tx.select({ id: groups.id, key: groups.key }).from(groups)).map(({ id, key }) => [key, id]),
  );
  await tx
    .insert(memberships)
    .values(office.map(({ id, role }) => ({ userId: id, groupId: known.get(demoGroups[role]!)! })));
  await loadDemoRecords(tx, async () => {
    await loadDemoLists(tx, known);
    await loadDemoForms(tx);
    await loadDemoApplications(tx);
    await tieWorkerAccount(tx);
  });
  await readTemplates(tx);
}

const openingWords = {
  leadEn:
    "Waiters, hosts, bar, access and set-up crews in Spain and the UK. You choose your days, you are paid for every hour worked, and you always know what is missing before you can start.",
  leadEs:
    "Camareros, azafatas, barra, accesos y montaje en España y el Reino Unido. Eliges los días, cobras por hora real y siempre sabes qué te falta para poder trabajar.",
};

/** The worker of the demonstration is somebody who works tonight, and has worked before where there is such a one. */
async function tieWorkerAccount(tx: Transaction): Promise<void> {
  const { id } = demoAccounts.find(({ role }) => role === "worker")!;
  await tx.execute(sql`UPDATE app.worker w SET user_id = ${id}, first_name = 'Maialen', last_name = 'Etxeberria', second_last_name = ''
    FROM (SELECT a.worker_id FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
      JOIN app.event e ON e.id = s.event_id AND e.code = 'EV-DE01'
      WHERE s.title = 'Cena de gala' AND a.state IN ('confirmed', 'checked_in', 'on_break', 'checked_out')
      ORDER BY EXISTS (SELECT FROM app.clearance_span c WHERE c.worker_id = a.worker_id AND c.role_id IS NULL
        AND c.verdict = 'ALLOW' AND CURRENT_DATE BETWEEN c.first_day AND c.last_day) DESC,
        EXISTS (SELECT FROM app.assignment b JOIN app.shift o ON o.id = b.shift_id WHERE b.worker_id = a.worker_id
          AND b.state = 'checked_out' AND o.ends_at < now() - interval '2 hours') DESC, a.worker_id LIMIT 1) AS today
    WHERE w.id = today.worker_id`);
}

/** Here contracts are sent and signed to try it: the texts say that they bind nobody, in place of that a lawyer has yet to read them. */
const readTemplates = (tx: Transaction) =>
  tx.update(contractTemplates).set({
    bodyEn: sql`regexp_replace(body_en, 'Sample text[^\\n]*', 'A text of the demonstration, which binds nobody.')`,
    bodyEs: sql`regexp_replace(body_es, 'Texto de muestra[^\\n]*', 'Un texto de la demostración, que no obliga a nadie.')`,
  });
