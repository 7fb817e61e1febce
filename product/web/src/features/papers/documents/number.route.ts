import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Route } from "./+types/number.route";
import { checkNumber } from "./queries.server.ts";
import { numberForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "document.approve" };

export function loader({ request, context }: Route.LoaderArgs) {
  requirePermission(context, "document.approve");
  throw pageNotFound(pageAddress(request).pathname);
}

/** Asked while a reviewer types. Sent as a form, so that no number stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = requirePermission(context, "document.approve");
  const form = numberForm.safeParse(Object.fromEntries(await readForm(actor, request, numberForm)));
  return { checked: form.success ? await checkNumber(actor, form.data) : undefined };
}
