import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Route } from "./+types/likeness.route";
import { likePeople } from "./queries.server.ts";
import { likenessForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "worker.create" };

export function loader({ request, context }: Route.LoaderArgs) {
  requirePermission(context, "worker.create");
  throw pageNotFound(pageAddress(request).pathname);
}

/** Asked while someone types a new worker. Sent as a form, so that no number stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = requirePermission(context, "worker.create");
  const sent = await readForm(actor, request, likenessForm);
  const form = likenessForm.safeParse(Object.fromEntries(sent));
  return form.success ? likePeople(actor, form.data) : { exists: false, people: [] };
}
