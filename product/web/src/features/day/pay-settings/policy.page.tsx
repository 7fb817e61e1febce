import { data } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { premiumKinds, roundings, roundingSteps } from "@product/domain/day/pay";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { RecordScreen, type RecordFields } from "#features/ground/master-data/share/record-screen.tsx";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/policy.page";
import { editPolicy } from "./commands.server.ts";
import { entityForPay, policyOf } from "./queries.server.ts";
import { RatesByRole } from "./rates-by-role.tsx";
import { payAddress, policyForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "pay.view", messages: ["pay-settings", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "pay.view");
  const entity = await entityForPay(actor, recordId(params.entityId));
  if (!entity) throw failure("pageNotFound", { path: params.entityId });
  const { roundingMinutes, rounding, premiums, version } = await policyOf(entity.id);
  const mayEdit = mayDo(actor, acts["pay-policy.edit"], { id: entity.id, legalEntityId: entity.id });
  const typed = Object.fromEntries(premiumKinds.map((kind) => [kind, String(premiums[kind])]));
  const { saved, headers } = takeSaved(request);
  return data(
    {
      name: entity.name,
      values: { roundingMinutes: String(roundingMinutes), rounding, ...typed, version } as Values,
      isReadOnly: !mayEdit,
      history: mayEdit ? await historyOf(actor, "pay-policy", entity.id) : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

const texts = ["roundingMinutes", "rounding", ...premiumKinds] as const;
type Text = (typeof texts)[number];
type Values = Record<Text, string> & { version: number };

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "pay.view");
  const id = recordId(params.entityId);
  return formAction(
    "pay.edit",
    policyForm,
    (actor, form) => editPolicy(actor, id, form),
    (_saved, request) => recordAddress(payAddress, id, request),
  )(sent);
};

/** How one company rounds, and what it pays on top. */
export default function PolicyPage({ loaderData: { name, ...screen }, actionData }: Route.ComponentProps) {
  const t = useTranslations("pay-settings");
  return (
    <RecordScreen<Text>
      {...screen}
      title={`${t("title")}: ${name}`}
      description={t("intro")}
      history={shownHistory(screen.history)}
      texts={texts}
      labelOf={(field) => t(field)}
      reply={actionData}
      below={<RatesByRole />}
    >
      {({ fields }) => <PolicyFields fields={fields} />}
    </RecordScreen>
  );
}

function PolicyFields({ fields }: Pick<RecordFields<Text>, "fields">) {
  const t = useTranslations("pay-settings");
  const sentences = useFieldSentences();
  const selected = (name: "roundingMinutes" | "rounding", options: readonly (readonly [string, string])[]) => (
    <SelectField
      id={fields[name].id}
      name={name}
      label={t(name)}
      help={name === "roundingMinutes" ? t("roundingHelp") : undefined}
      defaultValue={fields[name].initialText}
      errors={sentences(fields[name].errors)}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      {selected(
        "roundingMinutes",
        roundingSteps.map((n) => [String(n), n === 0 ? t("step:0") : t("step", { n })]),
      )}
      {selected(
        "rounding",
        roundings.map((way) => [way, t(`rounding:${way}`)]),
      )}
      {premiumKinds.map((kind) => (
        <Field
          key={kind}
          id={fields[kind].id}
          name={kind}
          type="number"
          inputMode="numeric"
          min={0}
          max={400}
          required
          defaultValue={fields[kind].initialText}
          label={t(kind)}
          errors={sentences(fields[kind].errors)}
        />
      ))}
    </>
  );
}
