import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted, mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { ruleWith } from "@product/domain/rules/catalogue";
import { Badge } from "@product/ui/records/badge";
import { Button } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/override.page";
import { overridesAddress } from "./addresses.ts";
import { endOverride } from "./commands.server.ts";
import { OverrideFacts } from "./override-facts.tsx";
import { overrideWith } from "./queries.server.ts";
import { endForm, type EndForm } from "./schema.ts";
import { standingOn } from "./standing.ts";

export const handle = { needs: "settings.view", messages: ["rules", "audit", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const { locale } = context.get(requestContext);
  const setting = await overrideWith(recordId(params.settingId), locale);
  const rule = setting && ruleWith(setting.rule);
  if (!setting || !rule) throw failure("pageNotFound", { path: params.settingId });
  const mayEnd = mayDo(actor, acts["rule-setting.end"], setting);
  return {
    setting,
    rule: { name: rule.name, check: rule.check, numbers: rule.numbers, citation: rule.citation },
    standing: standingOn(setting, homeDay()),
    mayEnd: mayEnd && setting.untilDay === null,
    history:
      mayEnd || isPermitted(actor, "audit.view", "everywhere")
        ? await historyOf(actor, "rule-setting", setting.id)
        : undefined,
  };
}

export const action = ({ params: { settingId }, ...sent }: Route.ActionArgs) =>
  formAction(
    "settings.edit",
    endForm,
    (actor, form: EndForm) => endOverride(actor, settingId, form),
    (_ended, request) => recordAddress(overridesAddress, settingId, request),
  )(sent);

/** One override as it stands. It is never edited: it is ended, and followed by another. */
export default function OverridePage({ loaderData, actionData }: Route.ComponentProps) {
  const { setting, rule, standing, mayEnd, history } = loaderData;
  const t = useTranslations("rules");
  const title = rule.name[useLocale()];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={
          <>
            {title} <Badge tone={standing === "inForce" ? "ok" : "idle"}>{t(standing)}</Badge>
          </>
        }
        description={setting.rule}
      />
      <div className="flex max-w-3xl flex-col gap-6 pb-8">
        <Rejection reply={actionData} fields={[]} />
        <OverrideFacts setting={setting} rule={rule} />
        {mayEnd && (
          <section className="flex flex-col gap-4 border-t border-line pt-5">
            <p className="max-w-[64ch] text-compact text-pretty text-fg-2">{t("endWhy")}</p>
            <Form method="post">
              <input type="hidden" name="version" value={setting.version} />
              <Button look="danger">{t("end")}</Button>
            </Form>
          </section>
        )}
        {shownHistory(history)}
      </div>
    </>
  );
}
