/** One record of each kind in the demonstration, by name, for those who open every screen that has a record's number in its address. */
import type pg from "pg";

// The records that have most below them.
const someone = "00000000-0000-4000-9000-000000000000";
// The same one in each run, though most are given their number by chance.
const first = (table: string) =>
  `SELECT id FROM app."${table}" AS r ORDER BY to_jsonb(r)->>'key', to_jsonb(r)->>'name', to_jsonb(r)->>'slug', id LIMIT 1`;
const records = {
  event: "SELECT e.id FROM app.incident JOIN app.event e ON e.id = event_id ORDER BY e.ends_at DESC LIMIT 1",
  incident: "SELECT id FROM app.incident WHERE event_id = $event ORDER BY id LIMIT 1",
  shift:
    "SELECT s.id FROM app.shift s JOIN app.slot ON shift_id = s.id WHERE s.event_id = $event ORDER BY s.starts_at, s.title LIMIT 1",
  slot: "SELECT id FROM app.slot WHERE shift_id = $shift ORDER BY id LIMIT 1",
  planned:
    "SELECT id FROM app.event WHERE status IN ('draft', 'tentative', 'confirmed') ORDER BY starts_at DESC LIMIT 1",
  list: "SELECT list_id FROM app.list_member ORDER BY list_id LIMIT 1",
  member: "SELECT worker_id FROM app.list_member WHERE list_id = $list ORDER BY worker_id LIMIT 1",
  colleague: "SELECT user_id FROM app.staff ORDER BY user_id LIMIT 1",
  act: "SELECT id FROM app.act ORDER BY id LIMIT 1",
  client: first("client"),
  venue: first("venue"),
  entity: first("legal_entity"),
  role: first("role"),
  documentType: first("document_type"),
  qualification: first("qualification"),
  itemKind: first("item_kind"),
  contractTemplate: first("contract_template"),
  calendar: first("holiday_calendar"),
  rule: first("rule_setting"),
  retention: "SELECT id FROM app.retention_rule ORDER BY id LIMIT 1",
  assignment: `SELECT r.assignment_id FROM app.hours_rank r JOIN app.assignment a ON a.id = r.assignment_id JOIN app.shift s ON s.id = a.shift_id
    WHERE s.ends_at < now() - interval '1 day' ORDER BY s.ends_at, a.worker_id LIMIT 1`,
  application: first("application"),
  form: first("form"),
  group: first("group"),
} as const;

export async function demoRecords(
  query: (statement: string) => Promise<pg.QueryResult>,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = { someone };
  for (const [name, statement] of Object.entries(records)) {
    const { rows } = await query(statement.replaceAll(/\$(\w+)/g, (_, known) => `'${ids[known]}'`));
    ids[name] = String(Object.values(rows[0])[0]);
  }
  return ids;
}
