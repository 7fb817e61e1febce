import { dayNow } from "#i18n/today.ts";
import { data, redirect, useActionData, type ShouldRevalidateFunction } from "react-router";
import { listedStatuses } from "@product/domain/people/workers";
import { movesFrom, moveOf, type MoveName } from "@product/domain/people/worker-states";
import { acts } from "@product/domain/acts";
import { historyOf, holdsEverywhere, timeZoneOf } from "#features/audit/queries.server.ts";
import { History } from "#features/audit/share/history.tsx";
import { recordId } from "#features/master-data/share/record-id.ts";
import { recordChoices } from "#features/worker-record/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorWho, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/page-address.ts";
import { takeSaved } from "#request/saved-notice.ts";
import type { Route } from "./+types/worker.page";
import { AvailabilityTab } from "./availability-tab.tsx";
import { doDeed } from "./deeds.ts";
import { NotesTab } from "./notes-tab.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import {
  availabilityOf,
  holds,
  noteCount,
  notesOn,
  proposalsFor,
  shownWorker,
  workerInScope,
} from "./queries.server.ts";
import type { DeedReply } from "./reply.ts";
import { tabIn } from "./tabs.ts";
import { WorkerHeader } from "./worker-header.tsx";

export const handle = {
  needs: "worker.view",
  messages: ["worker-page", "worker-record", "workers", "audit", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = actorWho("worker.view", context);
  const { locale } = context.get(requestContext);
  const address = pageAddress(request);
  const found = await workerInScope(actor, recordId(params.workerId));
  if (found?.worker.mergedInto) throw redirect(inLocale(`/admin/workers/${found.worker.mergedInto}`, locale));
  if (!found || !listedStatuses.includes(found.worker.status as never)) throw pageNotFound(address.pathname);
  const { id, legalEntityId, status } = found.worker;
  const may = mayOf((permission) => holds(actor, permission, legalEntityId));
  const seesHistory = may.edit || holdsEverywhere(actor, "audit.view");
  const asked = tabIn(address);
  const isHidden =
    (asked === "notes" && !may.notes) ||
    (asked === "availability" && !may.seeAvailability) ||
    (asked === "history" && !seesHistory);
  const tab = isHidden ? "overview" : asked;
  const [worker, notes, entries, count, history, choices, proposals, timeZone] = await Promise.all([
    shownWorker(actor, found, locale),
    tab === "notes" ? notesOn(id) : [],
    may.seeAvailability && (tab === "availability" || tab === "overview") ? availabilityOf(id) : [],
    may.notes ? noteCount(id) : 0,
    seesHistory && (tab === "history" || tab === "overview") ? historyOf(actor, "worker", id) : undefined,
    tab === "profile" && may.edit ? recordChoices(actor, "worker.edit", locale) : undefined,
    proposalsFor(id),
    timeZoneOf(actor),
  ]);
  const { part, headers } = takeSaved(request);
  return data(
    {
      worker,
      entityId: legalEntityId,
      tab,
      may: { ...may, seeHistory: seesHistory },
      moves: movesFrom(status).filter((move) => holds(actor, neededFor(move), legalEntityId)),
      move: movesFrom(status).find((move) => move === address.searchParams.get("move")),
      proposals: proposals
        .filter(({ kind }) => (kind === "bank" ? may.editPay || may.approvePay : may.edit || may.approve))
        .map(({ by, ...proposal }) => ({ ...proposal, isOwn: actor.kind === "person" && by === actor.id })),
      notes,
      noteCount: count,
      entries,
      history,
      choices,
      timeZone,
      today: dayNow(),
      done: part,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

/** A block is proposed by whoever may edit; to carry it out takes more. */
const neededFor = (move: MoveName) => {
  const { act, isForTwo } = moveOf(move);
  return acts[isForTwo ? "worker.propose-block" : (act as "worker.move")].needs as "worker.edit";
};

function mayOf(may: (permission: Parameters<typeof holds>[1]) => boolean) {
  return {
    edit: may("worker.edit"),
    approve: may("worker.approve"),
    merge: may("worker.delete"),
    seeIdentity: may("identity.view"),
    editIdentity: may("identity.edit"),
    seePay: may("pay.view"),
    editPay: may("pay.edit"),
    approvePay: may("pay.approve"),
    notes: may("worker.view.notes-private"),
    seeAvailability: may("availability.view"),
    editAvailability: may("availability.edit"),
    seeContact: may("worker.view.contact"),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorWho("worker.view", context);
  const id = recordId(params.workerId);
  if (!(await workerInScope(actor, id))) throw pageNotFound(pageAddress(request).pathname);
  return doDeed({ request, context }, id);
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type WorkerPageData = Route.ComponentProps["loaderData"];

export default function WorkerPage({ loaderData }: Route.ComponentProps) {
  const { worker, tab } = loaderData;
  const reply = useActionData() as DeedReply | undefined;
  const shown = { page: loaderData, reply };
  return (
    <>
      <PageTitle>{[worker.firstName, worker.lastName, worker.secondLastName].filter(Boolean).join(" ")}</PageTitle>
      <WorkerHeader {...shown} />
      {tab === "overview" && <OverviewTab {...shown} />}
      {tab === "profile" && <ProfileTab {...shown} />}
      {tab === "availability" && <AvailabilityTab {...shown} />}
      {tab === "notes" && <NotesTab {...shown} />}
      {tab === "history" && loaderData.history && <History entries={loaderData.history} />}
    </>
  );
}
