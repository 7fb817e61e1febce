import { data, useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { plusDays } from "@product/domain/time/local-date";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/inspections.page";
import { createInspection, revokeInspection } from "./commands.server.ts";
import { InspectionForm } from "./inspection-form.tsx";
import { InspectionList } from "./inspection-list.tsx";
import { entitiesToInspect, inspections } from "./queries.server.ts";
import { inspectionForm, revokeForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "time.export", messages: ["inspection", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "time.export");
  const { settings } = context.get(requestContext);
  const now = clockNow();
  const today = dayAt(now, usualZone);
  const [entities, links] = await Promise.all([entitiesToInspect(actor), inspections(actor)]);
  return data({
    entities,
    links: links.map((link) => ({ ...link, isEnded: link.expiresAt <= now })),
    begin: { firstDay: plusDays(today, -30), lastDay: today },
    site: settings.origin || pageAddress(request).origin,
    submissionKey: crypto.randomUUID(),
  });
}
export type InspectionScreen = Route.ComponentProps["loaderData"];

export const action = (sent: Route.ActionArgs) => {
  requirePermission(sent.context, "time.export");
  return runNamedAction(
    {
      create: formAction("time.export", inspectionForm, createInspection, ({ token }) => ({ token })),
      revoke: formAction("time.export", revokeForm, revokeInspection, (_, request) => pageAddress(request).pathname),
    },
    sent,
  );
};

/** Links by which somebody outside reads the register, and the form for the next. */
export default function InspectionsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("inspection");
  const locale = useLocale();
  const reply = useActionData() as (FormReply & { token?: string }) | { token: string } | undefined;
  const token = reply && "token" in reply ? reply.token : undefined;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        description={t("intro")}
        actions={<WayBack to={inLocale("/admin/time", locale)}>{t("back")}</WayBack>}
      />
      <div className="flex max-w-3xl flex-col gap-6 pb-8">
        {token && (
          <Callout tone="ok">
            <p>{t("made")}</p>
            <code className="mt-1 block text-xs break-all">
              {loaderData.site}
              {inLocale(`/inspector/${token}`, locale)}
            </code>
          </Callout>
        )}
        <InspectionForm screen={loaderData} reply={token ? undefined : (reply as FormReply | undefined)} />
        <InspectionList screen={loaderData} />
      </div>
    </>
  );
}
