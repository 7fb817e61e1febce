import { data } from "react-router";
import { useLocale } from "use-intl";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/retention-rule.page";
import { editRetentionRule } from "./commands.server.ts";
import { retentionRuleWith } from "./queries.server.ts";
import { RetentionScreen } from "./retention-screen.tsx";
import { retentionAddress } from "./schema.ts";
import { retentionForm, type RetentionForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["retention", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const rule = await retentionRuleWith(params.ruleId);
  if (!rule) throw failure("pageNotFound", { path: params.ruleId });
  const { id, nameEn, nameEs, term, unit, countedFrom, ending, basisEn, basisEs, version } = rule;
  const mayEdit = mayDo(actor, acts["retention-rule.edit"], rule);
  const { saved, headers } = takeSaved(request);
  return data(
    {
      rule: { id, countedFrom },
      name: { en: nameEn, es: nameEs },
      values: { term: String(term), unit, ending, basisEn, basisEs, version },
      isReadOnly: !mayEdit,
      history:
        mayEdit || isPermitted(actor, "audit.view", "everywhere")
          ? await historyOf(actor, "retention-rule", id)
          : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params: { ruleId }, ...sent }: Route.ActionArgs) =>
  formAction(
    "settings.edit",
    retentionForm(ruleId),
    (actor, form: RetentionForm) => editRetentionRule(actor, ruleId, form),
    (_saved, request) => recordAddress(retentionAddress, ruleId, request),
  )(sent);

export default function RetentionRulePage({ loaderData: { name, ...screen }, actionData }: Route.ComponentProps) {
  return (
    <RetentionScreen {...screen} history={shownHistory(screen.history)} title={name[useLocale()]} reply={actionData} />
  );
}
