/** The shared route of the four pages of rates: each is the same form for another record. */
import { data } from "react-router";
import type { RateLevel } from "@product/domain/planning/rates";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import { setRates } from "./commands.server.ts";
import { ratesScreen, rolesOfForm } from "./queries.server.ts";
import { ratesForm, type RatesForm } from "./schema.ts";

export async function loadRates({ context, request }: Sent, level: RateLevel, id: string) {
  const actor = requirePermission(context, "pay.view");
  const { locale } = context.get(requestContext);
  const screen = await ratesScreen(actor, level, id, locale);
  if (!screen) throw failure("pageNotFound", { path: pageAddress(request).pathname });
  const { saved, headers } = takeSaved(request);
  return data({ screen, isSaved: saved, submissionKey: crypto.randomUUID() }, { headers });
}

export async function saveRates(sent: Sent, level: RateLevel, id: string) {
  requirePermission(sent.context, "pay.view");
  return formAction(
    "pay.edit",
    ratesForm(await rolesOfForm()),
    (actor, form) => setRates(actor, level, id, form as RatesForm),
    (_done, request) => pageAddress(request).pathname,
  )(sent);
}
