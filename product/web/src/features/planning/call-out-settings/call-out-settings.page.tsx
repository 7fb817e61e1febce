import { data } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { mostCallOuts } from "@product/domain/planning/call-outs";
import { Field } from "@product/ui/controls/field";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { RecordScreen, type RecordFields } from "#features/ground/master-data/share/record-screen.tsx";
import { callOutSetting } from "#features/planning/call-outs/queries.server.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/page-address.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/call-out-settings.page";
import { callOutSettingId, editCallOutSetting } from "./commands.server.ts";
import { callOutSettingForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["call-out-settings", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  const { quietFrom, quietUntil, mostPerWeek, version } = await callOutSetting();
  const mayEdit = mayDo(actor, acts["call-out-setting.edit"], { id: callOutSettingId });
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: {
        quietFrom: String(quietFrom),
        quietUntil: String(quietUntil),
        mostPerWeek: String(mostPerWeek),
        version,
      },
      isReadOnly: !mayEdit,
      history: mayEdit ? await historyOf(actor, "call-out-setting", callOutSettingId) : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = formAction(
  "settings.edit",
  callOutSettingForm,
  editCallOutSetting,
  (_saved, request) => pageAddress(request).pathname,
);

const texts = ["quietFrom", "quietUntil", "mostPerWeek"] as const;
type Text = (typeof texts)[number];

/** When nobody is written to, and how often somebody is asked. */
export default function CallOutSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("call-out-settings");
  return (
    <RecordScreen<Text>
      {...loaderData}
      title={t("title")}
      description={t("intro")}
      history={shownHistory(loaderData.history)}
      texts={texts}
      labelOf={(name) => t(name)}
      reply={actionData}
    >
      {({ fields }) => <SettingFields fields={fields} />}
    </RecordScreen>
  );
}

function SettingFields({ fields }: Pick<RecordFields<Text>, "fields">) {
  const t = useTranslations("call-out-settings");
  const sentences = useFieldSentences();
  return texts.map((name) => (
    <Field
      key={name}
      id={fields[name].id}
      name={name}
      type="number"
      inputMode="numeric"
      min={name === "mostPerWeek" ? 1 : 0}
      max={name === "mostPerWeek" ? mostCallOuts : 23}
      required
      defaultValue={fields[name].initialText}
      label={t(name)}
      help={t(name === "mostPerWeek" ? "mostPerWeekHelp" : "quietHelp")}
      errors={sentences(fields[name].errors)}
    />
  ));
}
