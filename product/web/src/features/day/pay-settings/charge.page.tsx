import { data } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { Field } from "@product/ui/controls/field";
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
import type { Route } from "./+types/charge.page";
import { editCharge } from "./commands.server.ts";
import { chargeOf } from "./queries.server.ts";
import { RatesByRole } from "./rates-by-role.tsx";
import { chargeForm, chargesAddress } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "pay.view", messages: ["pay-settings", "master-data", "audit", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "pay.view");
  const charge = await chargeOf(actor, recordId(params.clientId));
  if (!charge) throw failure("pageNotFound", { path: params.clientId });
  const { id, name, hourlyRate, minimumMinutes, version } = charge;
  const mayEdit = mayDo(actor, acts["client-charge.edit"], { id });
  const { saved, headers } = takeSaved(request);
  return data(
    {
      name,
      values: {
        hourlyRate: hourlyRate === null ? "" : (hourlyRate / 100).toFixed(2),
        minimumMinutes: String(minimumMinutes ?? 0),
        version: version ?? 0,
      },
      isReadOnly: !mayEdit,
      history: mayEdit ? await historyOf(actor, "client-charge", id) : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "pay.view");
  const id = recordId(params.clientId);
  return formAction(
    "pay.edit",
    chargeForm,
    (actor, form) => editCharge(actor, id, form),
    (_saved, request) => recordAddress(chargesAddress, id, request),
  )(sent);
};

const texts = ["hourlyRate", "minimumMinutes"] as const;
type Text = (typeof texts)[number];

/** Charge rules of one client. */
export default function ChargePage({ loaderData: { name, ...screen }, actionData }: Route.ComponentProps) {
  const t = useTranslations("pay-settings");
  return (
    <RecordScreen<Text>
      {...screen}
      title={`${t("charges")}: ${name}`}
      description={t("chargesIntro")}
      history={shownHistory(screen.history)}
      texts={texts}
      labelOf={(field) => t(field)}
      reply={actionData}
      below={<RatesByRole />}
    >
      {({ fields }) => <ChargeFields fields={fields} />}
    </RecordScreen>
  );
}

function ChargeFields({ fields }: Pick<RecordFields<Text>, "fields">) {
  const t = useTranslations("pay-settings");
  const sentences = useFieldSentences();
  return (
    <>
      <Field
        id={fields.hourlyRate.id}
        name="hourlyRate"
        inputMode="decimal"
        defaultValue={fields.hourlyRate.initialText}
        label={t("hourlyRate")}
        help={t("hourlyRateHelp")}
        errors={sentences(fields.hourlyRate.errors)}
      />
      <Field
        id={fields.minimumMinutes.id}
        name="minimumMinutes"
        type="number"
        inputMode="numeric"
        min={0}
        max={1440}
        required
        defaultValue={fields.minimumMinutes.initialText}
        label={t("minimumMinutes")}
        help={t("minimumHelp")}
        errors={sentences(fields.minimumMinutes.errors)}
      />
    </>
  );
}
