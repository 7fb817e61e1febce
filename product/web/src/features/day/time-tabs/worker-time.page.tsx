import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/worker-time.page";
import { HoursPart } from "./hours-part.tsx";
import { daysShown, hoursOfWorker } from "./queries.server.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "time.view",
  messages: ["worker-page", "workers", "time", "time-tabs"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker } = await reachedWorker("time.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const mayPropose = isPermitted(actor, "time.create");
  return { ...(await hoursOfWorker(actor, worker.id, locale, clockNow())), mayPropose, daysShown };
}

/** What someone was planned for and worked in the last months. */
export default function WorkerTimePage({ loaderData: { daysShown: n, ...hours } }: Route.ComponentProps) {
  const t = useTranslations("time-tabs");
  return (
    <div className="flex flex-col gap-5 pt-5 pb-8">
      <p className="text-compact text-fg-2">{t("months", { n })}</p>
      <HoursPart {...hours} />
    </div>
  );
}
