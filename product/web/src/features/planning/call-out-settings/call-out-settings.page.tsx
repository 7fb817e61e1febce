import { data } from "react-router";
import { useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { RecordScreen } from "#features/ground/master-data/share/record-screen.tsx";
import { callOutSetting } from "#features/planning/call-outs/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/call-out-settings.page";
import { callOutSettingId, editCallOutSetting } from "./commands.server.ts";
import { audiencesFor } from "./queries.server.ts";
import { callOutSettingForm } from "./schema.ts";
import { SettingFields, texts, textsOf, type Box, type Text } from "./setting-fields.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["call-out-settings", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { locale } = context.get(requestContext);
  const setting = await callOutSetting();
  const mayEdit = mayDo(actor, acts["call-out-setting.edit"], { id: callOutSettingId });
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: {
        ...textsOf(setting),
        swapsByThemselves: setting.swapsByThemselves,
        coversDropOuts: setting.coversDropOuts,
        version: setting.version,
      },
      audiences: await audiencesFor(actor, locale, setting.coverWaves),
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
      {(form) => <SettingFields {...form} audiences={loaderData.audiences} />}
    </RecordScreen>
  );
}
