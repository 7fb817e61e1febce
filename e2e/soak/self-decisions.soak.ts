/** Someone who may do everything, and whose worker's record is their own, sends every form there is: nothing is decided about themselves. */
import { acts, type Act, type ActDeclaration } from "@product/domain/acts";
import { demoAccounts } from "@product/database/demo/accounts";
import { withClient } from "#e2e/copied-database.ts";
import { startDemo } from "#e2e/demo.ts";
import startPostgres from "#e2e/postgres.ts";
import { findForms } from "./found-forms.ts";
import type { Soak } from "./main.ts";
import { owner } from "./reached-forms.ts";
import type { FormOnPage } from "./forms-on-page.ts";
import { filledIn, sendEntries, type Entry } from "./sent-form.ts";

const deciding = (Object.keys(acts) as Act[]).filter(
  (act) => typeof (acts[act] as ActDeclaration<never>).decides === "function",
);
const ownerId = demoAccounts.find(({ role }) => role === "owner")!.id;
const words = "nobody decides about themselves";

const selfDecisions: Soak = async ({ log }) => {
  const stopPostgres = await startPostgres();
  const app = await startDemo({ LOG_LEVEL: "error" });
  const query = (statement: string, values?: unknown[]) =>
    withClient(app.databaseUrl, (client) => client.query(statement, values));
  try {
    // The worker with the most open decisions; and a second owner, so that the first is not the only one.
    const { rows } = await query(
      `UPDATE app.worker SET user_id = $1 WHERE id = (
         SELECT w.id FROM app.hours_rank r JOIN app.assignment a ON a.id = r.assignment_id JOIN app.worker w ON w.id = a.worker_id
         WHERE w.user_id IS NULL AND w.status = 'active' GROUP BY w.id ORDER BY count(*) DESC, w.id LIMIT 1)
       RETURNING id`,
      [ownerId],
    );
    const own = rows[0].id as string;
    await query(
      `INSERT INTO app.membership (user_id, group_id) SELECT s.user_id, m.group_id
       FROM app.staff s, app.membership m WHERE m.user_id = $1 AND s.user_id <> $1 ON CONFLICT DO NOTHING`,
      [ownerId],
    );
    const { url, cookie } = await owner(app.url);
    // As whom the session is, and nobody else.
    const sender = { url, cookie: cookie.replace("act-as=owner; ", "") };
    const forms = await findForms({ ...sender, starts: await startsOf(query, own), mostPages: 300 });
    let refused = 0;
    for (const form of forms.filter(({ action }) => !leaves.test(action)))
      // As it stands, and with everybody ticked: among others they are themselves too.
      for (const entries of [filledIn(form), [...filledIn(form), ...everyBox(form)]]) {
        const { body } = await sendEntries(sender, form.action, entries, form.isMultipart);
        if (body.includes(words)) refused += 1;
      }
    log(`${forms.length} forms sent, ${refused} refused because they were about oneself`);
    const done = await query(
      `SELECT DISTINCT a.act FROM app.act a JOIN app.act_subject s ON s.act_id = a.id
       WHERE a.actor_id = $1 AND a.act = ANY ($3) AND (s.person_id = $2 OR s.kind = 'oneself')`,
      [ownerId, own, deciding],
    );
    return [
      ...done.rows.map(({ act }) => `${act} was done about oneself`),
      ...(refused < 5 ? [`only ${refused} forms were refused because they were about oneself`] : []),
    ];
  } finally {
    await app.end();
    await stopPostgres();
  }
};

// Pages that would end the session or take away the permissions.
const leaves = /^\/(logout|admin\/(view-as|staff|groups-and-permissions|profile))/;

const everyBox = ({ fields }: FormOnPage): Entry[] =>
  fields.filter(({ type }) => type === "checkbox").map(({ name, value }) => [name, value || "on"]);

/** Their own record with all that belongs to it, and the events where they work. */
async function startsOf(
  query: (statement: string, values: unknown[]) => Promise<{ rows: { id: string }[] }>,
  own: string,
) {
  const record = `/admin/workers/${own}`;
  const parts = [
    "documents",
    "right-to-work",
    "qualifications",
    "absences",
    "shifts",
    "time",
    "contract",
    "onboard",
    "data",
  ];
  const hours = await query(
    `SELECT r.assignment_id AS id FROM app.hours_rank r JOIN app.assignment a ON a.id = r.assignment_id
     WHERE a.worker_id = $1 ORDER BY r.assignment_id LIMIT 20`,
    [own],
  );
  const events = await query(
    `SELECT DISTINCT s.event_id AS id FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.worker_id = $1 LIMIT 10`,
    [own],
  );
  return [
    record,
    ...parts.map((part) => `${record}/${part}`),
    ...hours.rows.map(({ id }) => `/admin/time/${id}`),
    ...events.rows.flatMap(({ id }) => [`/admin/events/${id}/time`, `/admin/events/${id}/check-in`]),
    "/admin/time",
    "/admin/workers/documents",
    "/admin/workers/accounts",
  ];
}

export default selfDecisions;
