import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { invalid } from "@platform/auth/request/errors";
import { listUsers } from "@platform/auth/users/list-users";
import { createManaged } from "@platform/auth/users/managed-user";
import { refusingDuplicates } from "@platform/auth/users/refuse-duplicates";
import { theServer } from "@platform/auth/users/the-server";
import { shownUser } from "@platform/auth/users/user";
import { pageHeaders, readPage } from "./pages.ts";
import { readFields } from "./user-body.ts";

export async function adminListUsers(call: AuthRequest): Promise<Response> {
  const { auth, query } = call;
  const page = readPage(query);
  const aud = await audienceOf(call);
  const { users, total } = await listUsers(auth.db, {
    audience: aud,
    filter: query.get("filter") ?? "",
    order: orderIn(query.get("sort") ?? ""),
    limit: page.size,
    offset: page.offset,
  });
  const headers = pageHeaders("/admin/users", query, page, total, ["per_page", "filter", "sort"]);
  return answer({ users: users.map(shownUser), aud }, headers);
}

function orderIn(sort: string): "asc" | "desc" {
  const [, order] = /^created_at(?: (asc|desc))?$/i.exec(sort) ?? [];
  if (sort !== "" && !/^created_at\b/i.test(sort)) throw invalid("Bad Sort Parameters: bad field for sort");
  if (sort !== "" && order === undefined) throw invalid("Bad Sort Parameters: bad direction for sort");
  return order?.toLowerCase() === "asc" ? "asc" : "desc";
}

export async function adminCreateUser(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  const fields = await readFields(call);
  if (fields.email === undefined && fields.phone === undefined)
    throw invalid("Cannot create a user without either an email or phone");
  const aud = fields.aud ?? (await audienceOf(call));
  const creation = auth.db.transaction(async (tx) => {
    const user = await createManaged(tx, { ...fields, aud }, now);
    await audit(tx, call, "user_signedup", theServer, { user_id: user.id });
    return user;
  });
  return answer(shownUser(await refusingDuplicates(creation)));
}
