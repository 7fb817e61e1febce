import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { invalid } from "@platform/auth/request/errors";
import { containing } from "@platform/auth/users/list-users";
import { pageHeaders, readPage } from "./pages.ts";

type Entry = { id: string; payload: object; created_at: Date; ip_address: string };

// The fields that a query may search, and the keys that hold them in a payload; records moved from elsewhere also name
// their actor.
const scopes = new Map([
  ["author", ["actor_id", "actor_username", "actor_name"]],
  ["action", ["action"]],
  ["type", ["log_type"]],
]);

const matching = `FROM auth.audit_log_entries WHERE $2 = ''
  OR EXISTS (SELECT FROM unnest($1::text[]) AS field WHERE payload ->> field ILIKE $2)`;
const count = `SELECT count(*)::int AS total ${matching}`;
const list = `SELECT id, payload, created_at, ip_address ${matching} ORDER BY created_at DESC, id LIMIT $3 OFFSET $4`;

export async function adminAudit({ auth, query }: AuthRequest): Promise<Response> {
  const page = readPage(query);
  const { fields, pattern } = questionIn(query.get("query") ?? "");
  const counted = await auth.db.first<{ total: number }>(count, [fields, pattern]);
  const entries = await auth.db.rows<Entry>(list, [fields, pattern, page.size, page.offset]);
  return answer(entries, pageHeaders("/admin/audit", query, page, counted!.total, ["per_page", "query"]));
}

/** `action:login`, `author:<id>`: a scope and what to find in it. */
function questionIn(query: string): { fields: string[]; pattern: string } {
  if (query === "") return { fields: [], pattern: "" };
  const [, scope, value] = /^([^:]*):(.*)$/s.exec(query) ?? [];
  const fields = scopes.get(scope ?? "");
  if (!fields || value === undefined) throw invalid(`Invalid query scope: ${query}`);
  return { fields, pattern: containing(value) };
}
