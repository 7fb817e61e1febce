import { useTranslations } from "use-intl";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { requirePermission } from "#request/who-may.ts";
import { RatesForm } from "./rates-form.tsx";
import { loadRates, saveRates } from "./rates-route.server.ts";
import type { Route } from "./+types/event-rates.page";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

// Below an event: of one that is not there, everyone who sees events hears the same.
export const handle = { needs: "event.view", messages: ["events", "rates", "request", "forms"] };

export function loader({ params, ...sent }: Route.LoaderArgs) {
  requirePermission(sent.context, "event.view");
  return loadRates(sent, "event", recordId(params.eventId));
}
export function action({ params, ...sent }: Route.ActionArgs) {
  requirePermission(sent.context, "event.view");
  return saveRates(sent, "event", recordId(params.eventId));
}

export default function EventRatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("rates");
  return (
    <div className="flex flex-col gap-4 pt-4 pb-8">
      <p className="max-w-[72ch] text-compact text-pretty text-fg-2">{t("intro:event")}</p>
      <RatesForm key={loaderData.screen.seen} {...loaderData} reply={actionData} />
    </div>
  );
}
