import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { newestRules } from "@product/domain/rules/catalogue";
import { settableOf } from "@product/domain/rules/settable";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { RecordScreen } from "#features/ground/master-data/share/record-screen.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { requirePermission } from "#request/who-may.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/create-override.page";
import { overridesAddress } from "./addresses.ts";
import { createOverride } from "./commands.server.ts";
import { OverrideFields, overrideTexts, type OverrideText } from "./override-fields.tsx";
import { scopeChoices } from "./queries.server.ts";
import { overrideForm } from "./schema.ts";

export const handle = { needs: "settings.edit", messages: ["rules", "master-data", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.edit", "everywhere");
  const { locale } = context.get(requestContext);
  const rule = pageAddress(request).searchParams.get("rule") ?? "ES-REST-12";
  return {
    values: {
      rule,
      scope: "global",
      number: "",
      severity: "",
      allowedBy: "",
      reason: "",
      from: homeDay() as string,
      version: 0,
    },
    rules: newestRules()
      .filter(({ rule: { check } }) => settableOf[check] !== null)
      .map(({ pack, rule: { key, name, check, numbers } }) => ({
        pack,
        key,
        name,
        check,
        value: numbers[settableOf[check]!.name] ?? null,
      })),
    choices: isPermitted(actor, "settings.view") ? await scopeChoices(actor, locale) : [],
    submissionKey: crypto.randomUUID(),
  };
}

export const action = formAction("settings.edit", overrideForm, createOverride, ({ id }, request) =>
  recordAddress(overridesAddress, id, request),
);

export default function CreateOverridePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("rules");
  const { rules, choices, ...screen } = loaderData;
  return (
    <RecordScreen<OverrideText>
      {...screen}
      title={t("newOverride")}
      description={t("createIntro")}
      texts={overrideTexts}
      labelOf={(name) => t(name)}
      reply={actionData}
    >
      {({ fields }) => <OverrideFields fields={fields} rules={rules} choices={choices} />}
    </RecordScreen>
  );
}
