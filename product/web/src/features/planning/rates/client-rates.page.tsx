import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { RatesForm } from "./rates-form.tsx";
import { loadRates, saveRates } from "./rates-route.server.ts";
import type { Route } from "./+types/client-rates.page";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "pay.view", messages: ["rates", "request", "forms"] };

export const loader = ({ params, ...sent }: Route.LoaderArgs) => loadRates(sent, "client", recordId(params.clientId));
export const action = ({ params, ...sent }: Route.ActionArgs) => saveRates(sent, "client", recordId(params.clientId));

export default function ClientRatesPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useTranslations("rates");
  const locale = useLocale();
  const back = inLocale(`/admin/settings/pay/clients/${params.clientId}`, locale);
  const title = t("title", { name: loaderData.screen.name });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={t(`intro:${loaderData.screen.level}`)}
        actions={<WayBack to={back}>{t("back")}</WayBack>}
      />
      <RatesForm key={loaderData.screen.seen} {...loaderData} chargeAt={back} reply={actionData} />
    </>
  );
}
