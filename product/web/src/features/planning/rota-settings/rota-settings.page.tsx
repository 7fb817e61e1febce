import { data } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { latestDayBegin } from "@product/domain/planning/rota/rota";
import { Field } from "@product/ui/controls/field";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { RecordScreen } from "#features/ground/master-data/share/record-screen.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/rota-settings.page";
import { editRotaSetting, rotaSettingId } from "./commands.server.ts";
import { rotaSetting } from "./queries.server.ts";
import { rotaSettingForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["rota-settings", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { dayBeginsAt, version } = await rotaSetting();
  const mayEdit = mayDo(actor, acts["rota-setting.edit"], { id: rotaSettingId });
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: { dayBeginsAt: String(dayBeginsAt), version },
      isReadOnly: !mayEdit,
      history: mayEdit ? await historyOf(actor, "rota-setting", rotaSettingId) : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = formAction(
  "settings.edit",
  rotaSettingForm,
  editRotaSetting,
  (_saved, request) => pageAddress(request).pathname,
);

/** Where one day of the schedule ends and the next begins. */
export default function RotaSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("rota-settings");
  const sentences = useFieldSentences();
  return (
    <RecordScreen<"dayBeginsAt">
      {...loaderData}
      title={t("title")}
      description={t("intro")}
      history={shownHistory(loaderData.history)}
      texts={["dayBeginsAt"]}
      labelOf={(name) => t(name)}
      reply={actionData}
    >
      {({ fields: { dayBeginsAt } }) => (
        <Field
          id={dayBeginsAt.id}
          name="dayBeginsAt"
          type="number"
          inputMode="numeric"
          min={0}
          max={latestDayBegin}
          required
          defaultValue={dayBeginsAt.initialText}
          label={t("dayBeginsAt")}
          help={t("dayBeginsAtHelp")}
          errors={sentences(dayBeginsAt.errors)}
        />
      )}
    </RecordScreen>
  );
}
