import { data, useActionData, type ShouldRevalidateFunction } from "react-router";
import { moveOf, movesFrom } from "@product/domain/people/worker-states";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { History } from "#features/ground/audit/share/history.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { recordChoices } from "#features/people/worker-record/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/worker.page";
import { AvailabilityTab } from "./availability-tab.tsx";
import { runAction } from "./actions.ts";
import { NotesTab } from "./notes-tab.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import {
  absentDaysOf,
  availabilityOf,
  gapsBefore,
  notesOn,
  proposalsFor,
  shiftsToRelease,
  workerInScope,
} from "./queries.server.ts";
import type { ActionReply } from "./reply.ts";
import { useWorkerFrame } from "./share/worker-frame.ts";
import { tabIn } from "./tabs.ts";
import type { WorkerFrame } from "./worker.layout.tsx";
import { WorkerNotices } from "./worker-notices.tsx";
import { isPermitted } from "@product/domain/actor";
import { type Permission } from "@product/domain/permissions/catalogue";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "worker.view",
  messages: ["worker-page", "worker-record", "workers", "audit", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const address = pageAddress(request);
  const found = await workerInScope(actor, recordId(params.workerId));
  if (!found) throw pageNotFound(address.pathname);
  const { id, legalEntityId, status } = found.worker;
  const may = (permission: Permission) => isPermitted(actor, permission, { entity: legalEntityId });
  const seesHistory = may("worker.edit") || isPermitted(actor, "audit.view", "everywhere");
  const chosenTab = tabIn(address);
  const isHidden =
    (chosenTab === "notes" && !may("worker.view.notes-private")) ||
    (chosenTab === "availability" && !may("availability.view")) ||
    (chosenTab === "history" && !seesHistory);
  const tab = isHidden ? "overview" : chosenTab;
  const [notes, entries, absent, history, choices, proposals] = await Promise.all([
    tab === "notes" ? notesOn(id) : [],
    may("availability.view") && (tab === "availability" || tab === "overview") ? availabilityOf(id, found.today) : [],
    may("availability.view") && tab === "overview" ? absentDaysOf(id, found.today) : [],
    seesHistory && (tab === "history" || tab === "overview") ? historyOf(actor, "worker", id, locale) : undefined,
    tab === "profile" && may("worker.edit") ? recordChoices(actor, "worker.edit", locale) : undefined,
    proposalsFor(actor, found.worker),
  ]);
  const { part, headers } = takeSaved(request);
  const move = movesFrom(status).find((name) => name === address.searchParams.get("move"));
  const endsShifts = (move && moveOf(move).endsShifts) || proposals.some(({ kind }) => kind === "block");
  return data(
    {
      tab,
      move,
      toRelease: endsShifts ? await shiftsToRelease(actor, id, locale) : undefined,
      gaps: move === "activate" ? await gapsBefore(actor, found.worker, locale) : [],
      proposals,
      notes,
      entries: [...absent, ...entries],
      history,
      choices,
      done: part,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requirePermission(context, "worker.view");
  const id = recordId(params.workerId);
  if (!(await workerInScope(actor, id))) throw pageNotFound(pageAddress(request).pathname);
  return runAction({ request, context }, id);
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type WorkerPageData = WorkerFrame & Route.ComponentProps["loaderData"];

export default function WorkerPage({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData;
  const reply = useActionData() as ActionReply | undefined;
  const shown = { page: { ...useWorkerFrame(), ...loaderData }, reply };
  return (
    <>
      <WorkerNotices {...shown} />
      {tab === "overview" && <OverviewTab {...shown} />}
      {tab === "profile" && <ProfileTab {...shown} />}
      {tab === "availability" && <AvailabilityTab {...shown} />}
      {tab === "notes" && <NotesTab {...shown} />}
      {tab === "history" && loaderData.history && <History entries={loaderData.history} />}
    </>
  );
}
