import { useTranslations } from "use-intl";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/shifts.page";
import { shiftsOfWorker } from "./queries.server.ts";
import { ShiftList } from "./shift-list.tsx";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "assignment.view",
  messages: ["worker-page", "workers", "assignments", "worker-shifts"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker } = await reachedWorker("assignment.view", { context, request, params });
  return shiftsOfWorker(actor, worker.id, context.get(requestContext).locale);
}

/** What someone is down for, and what they have worked. */
export default function ShiftsPage({ loaderData: { coming, past } }: Route.ComponentProps) {
  const t = useTranslations("worker-shifts");
  return (
    <div className="flex max-w-5xl flex-col gap-6 pt-5 pb-8">
      <ShiftList heading={t("coming")} none={t("noneComing")} cut="onlyNext" {...coming} />
      <ShiftList heading={t("past")} none={t("nonePast")} cut="onlyNewest" {...past} />
    </div>
  );
}
