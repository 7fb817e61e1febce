import { Outlet, redirect } from "react-router";
import { acts } from "@product/domain/acts";
import { moveOf, movesFrom, type MoveName } from "@product/domain/people/worker-states";
import { listedStatuses } from "@product/domain/people/workers";
import { OwnNote } from "#features/ground/forms/share/own-note.tsx";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { clearanceOf } from "#features/people/clearance-light/queries.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { shownTabs, workerTabsContext } from "#request/slices/record-tabs.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/worker.layout";
import { noteCount, pictureOfWorker, shownWorker, workerInScope } from "./queries.server.ts";
import { fullName } from "./share/worker-frame.ts";
import { WorkerHeader } from "./worker-header.tsx";
import { isPermitted } from "@product/domain/actor";
import { type Permission } from "@product/domain/permissions/catalogue";
import { othersIfOwn } from "#request/oneself.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "worker.view",
  messages: ["worker-page", "workers", "clearance", "request"],
  nameOf: ({ worker }: { worker: Parameters<typeof fullName>[0] }) => fullName(worker),
};

/** The frame of every part of a worker's record. Each part checks for itself what its reader may see. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const found = await workerInScope(actor, recordId(params.workerId));
  if (found?.worker.mergedInto) throw redirect(inLocale(`/admin/workers/${found.worker.mergedInto}`, locale));
  if (!found || !listedStatuses.includes(found.worker.status as never))
    throw pageNotFound(pageAddress(request).pathname);
  const { id, legalEntityId, status } = found.worker;
  const isAllowed = (permission: Permission) => isPermitted(actor, permission, { entity: legalEntityId });
  const may = mayOf(isAllowed);
  const roleId = pageAddress(request).searchParams.get("as");
  const [worker, clearance, notes, timeZone, picture, own] = await Promise.all([
    shownWorker(actor, found, locale),
    clearanceOf(actor, { workerId: id, legalEntityId, roleId }),
    may.notes ? noteCount(id) : 0,
    timeZoneOf(actor),
    pictureOfWorker(id),
    othersIfOwn(actor, "worker.decide", id, { entity: legalEntityId }),
  ]);
  return {
    worker,
    clearance,
    entityId: legalEntityId,
    may: { ...may, seeHistory: may.edit || isPermitted(actor, "audit.view", "everywhere") },
    moves: movesFrom(status).filter(
      (move) =>
        isPermitted(actor, neededFor(move), { entity: legalEntityId }) &&
        !(own && moveOf(move).act === "worker.decide"),
    ),
    own,
    tabs: shownTabs(context.get(workerTabsContext), isAllowed, locale),
    noteCount: notes,
    pictureId: picture?.id,
    timeZone,
    today: found.today,
  };
}

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

/** A block is proposed by whoever may edit; to carry it out takes more. */
const neededFor = (move: MoveName) => {
  const { act, isForTwo } = moveOf(move);
  return acts[isForTwo ? "worker.propose-block" : (act as "worker.move")].needs as "worker.edit";
};

function mayOf(may: (permission: Permission) => boolean) {
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

export type WorkerFrame = Route.ComponentProps["loaderData"];

export default function WorkerLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>{fullName(loaderData.worker)}</PageTitle>
      <WorkerHeader frame={loaderData} />
      {loaderData.own && (
        <div className="mt-4">
          <OwnNote others={loaderData.own} />
        </div>
      )}
      <Outlet context={loaderData} />
    </>
  );
}
