import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { shiftOf } from "#features/planning/work-terms/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { failure } from "#request/failures.ts";
import { requirePermission } from "#request/who-may.ts";
import { RatesForm } from "./rates-form.tsx";
import { loadRates, saveRates } from "./rates-route.server.ts";
import type { Route } from "./+types/shift-rates.page";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

// Below an event: of one that is not there, everyone who sees events hears the same.
export const handle = { needs: "event.view", messages: ["events", "rates", "request", "forms"] };

export async function loader({ params, ...sent }: Route.LoaderArgs) {
  requirePermission(sent.context, "event.view");
  return loadRates(sent, "shift", await shiftBelow(params));
}
export async function action({ params, ...sent }: Route.ActionArgs) {
  requirePermission(sent.context, "event.view");
  return saveRates(sent, "shift", await shiftBelow(params));
}

async function shiftBelow({ eventId, shiftId }: Route.LoaderArgs["params"]) {
  const shift = await shiftOf(recordId(eventId), recordId(shiftId));
  if (!shift) throw failure("pageNotFound", { path: shiftId });
  return shift.id;
}

export default function ShiftRatesPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useTranslations("rates");
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-4 pt-4 pb-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-base font-semibold">{t("title", { name: loaderData.screen.name })}</h2>
        <Link
          to={inLocale(`/admin/events/${params.eventId}/shifts/${params.shiftId}`, locale)}
          className={buttonClass("quiet")}
        >
          {t("back")}
        </Link>
      </div>
      <p className="max-w-[72ch] text-compact text-pretty text-fg-2">{t("intro:shift")}</p>
      <RatesForm key={loaderData.screen.seen} {...loaderData} reply={actionData} />
    </div>
  );
}
