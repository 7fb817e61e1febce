import { useLocale } from "use-intl";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale } from "#i18n/locale.ts";
import { loadRates, saveRates } from "./rates-route.server.ts";
import { RatesScreen } from "./rates-screen.tsx";
import type { Route } from "./+types/client-rates.page";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "pay.view", messages: ["rates", "request", "forms"] };

export const loader = ({ params, ...sent }: Route.LoaderArgs) => loadRates(sent, "client", recordId(params.clientId));
export const action = ({ params, ...sent }: Route.ActionArgs) => saveRates(sent, "client", recordId(params.clientId));

export default function ClientRatesPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const pay = inLocale(`/admin/settings/pay/clients/${params.clientId}`, useLocale());
  return <RatesScreen {...loaderData} backTo={pay} chargeAt={pay} reply={actionData} />;
}
