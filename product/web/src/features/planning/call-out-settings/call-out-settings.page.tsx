import { data } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { mostCallOuts } from "@product/domain/planning/call-outs";
import { mostPerWave, waveMinutes } from "@product/domain/planning/cover";
import { Checkbox } from "@product/ui/controls/checkbox";
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
  const { quietFrom, quietUntil, mostPerWeek, coverPerWave, coverMinutes, ...setting } = await callOutSetting();
  const mayEdit = mayDo(actor, acts["call-out-setting.edit"], { id: callOutSettingId });
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: {
        quietFrom: String(quietFrom),
        quietUntil: String(quietUntil),
        mostPerWeek: String(mostPerWeek),
        coverPerWave: String(coverPerWave),
        coverMinutes: String(coverMinutes),
        swapsByThemselves: setting.swapsByThemselves,
        coversDropOuts: setting.coversDropOuts,
        version: setting.version,
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

const texts = ["quietFrom", "quietUntil", "mostPerWeek", "coverPerWave", "coverMinutes"] as const;
type Text = (typeof texts)[number];
const boxes = ["swapsByThemselves", "coversDropOuts"] as const;
type Box = (typeof boxes)[number];

const bounds: Record<
  Text,
  { min: number; max: number; help: `${"quiet" | "mostPerWeek" | "coverPerWave" | "coverMinutes"}Help` }
> = {
  quietFrom: { min: 0, max: 23, help: "quietHelp" },
  quietUntil: { min: 0, max: 23, help: "quietHelp" },
  mostPerWeek: { min: 1, max: mostCallOuts, help: "mostPerWeekHelp" },
  coverPerWave: { min: 1, max: mostPerWave, help: "coverPerWaveHelp" },
  coverMinutes: { ...waveMinutes, help: "coverMinutesHelp" },
};

/** When nobody is written to, and how often somebody is asked. */
export default function CallOutSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("call-out-settings");
  return (
    <RecordScreen<Text, Box>
      {...loaderData}
      title={t("title")}
      description={t("intro")}
      history={shownHistory(loaderData.history)}
      texts={texts}
      labelOf={(name) => t(name)}
      reply={actionData}
    >
      {(form) => <SettingFields {...form} />}
    </RecordScreen>
  );
}

function SettingFields({ fields, isTicked }: RecordFields<Text, Box>) {
  const t = useTranslations("call-out-settings");
  const sentences = useFieldSentences();
  return (
    <>
      {texts.map((name) => (
        <Field
          key={name}
          id={fields[name].id}
          name={name}
          type="number"
          inputMode="numeric"
          min={bounds[name].min}
          max={bounds[name].max}
          required
          defaultValue={fields[name].initialText}
          label={t(name)}
          help={t(bounds[name].help)}
          errors={sentences(fields[name].errors)}
        />
      ))}
      {boxes.map((name) => (
        <Checkbox
          key={name}
          id={`call-outs-${name}`}
          name={name}
          defaultChecked={isTicked(name)}
          label={t(name)}
          help={t(`${name}Help`)}
        />
      ))}
    </>
  );
}
