import { data } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { classIds, classOf } from "@product/domain/privacy/data-classes";
import { buttonClass } from "@product/ui/controls/button";
import { confirmErasure, dropErasure, proposeErasure } from "#features/privacy/erasure/commands.server.ts";
import { erasureProposedFor } from "#features/privacy/erasure/queries.server.ts";
import { confirmForm, proposalForm, seenForm } from "#features/privacy/erasure/schema.ts";
import { ErasurePanel } from "#features/privacy/erasure/share/erasure-panel.tsx";
import { lettersTo } from "#features/people/worker-messages/queries.server.ts";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { fullName, useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { listOf } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/data.page";
import { RevealTable } from "./reveal-table.tsx";
import { PlanTable } from "./plan-table.tsx";
import { heldOf, hiddenFrom, looksAt } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "identity.view",
  messages: ["subject-data", "erasure", "worker-page", "workers", "forms", "request"],
};

const revealsShown = 20;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker } = await reachedWorker("identity.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const { id, legalEntityId } = worker;
  const letters = await lettersTo(context.get(mailboxContext), worker);
  const [heldClasses, looks] = await Promise.all([heldOf(worker, locale, letters), looksAt(id, revealsShown)]);
  const leftOut = hiddenFrom(actor, legalEntityId, classIds).map((hidden) => classOf(hidden).name[locale]);
  const mayErase = isPermitted(actor, "worker.delete", { entity: legalEntityId });
  const proposal = mayErase ? await erasureProposedFor(id) : undefined;
  return data(
    {
      heldClasses,
      looks,
      leftOut,
      mayErase,
      proposal: proposal && {
        proposal: proposal.proposal,
        reason: proposal.reason,
        name: proposal.name,
        at: proposal.at,
        isOwn: actor.kind === "person" && [proposal.by, worker.userId].includes(actor.id),
      },
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** Whose data is erased has no page any more: after that one is led to the list. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = (await reachedWorker("worker.delete", { context, request, params })).worker;
  const address = pageAddress(request);
  const here = () => address.pathname;
  const list = () => inLocale("/admin/workers/list", localeOf(address.pathname));
  const actions = {
    propose: formAction("worker.delete", proposalForm, (actor, form) => proposeErasure(actor, id, form), here),
    confirm: formAction("worker.delete", confirmForm, (actor, form) => confirmErasure(actor, id, form), list),
    drop: formAction("worker.delete", seenForm, (actor, form) => dropErasure(actor, id, form), here),
  };
  return runNamedAction(actions, { request, context });
}

export default function DataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { heldClasses, looks, leftOut, mayErase, proposal, submissionKey } = loaderData;
  const t = useTranslations("subject-data");
  const locale = useLocale();
  const { worker, timeZone } = useWorkerFrame();
  const record = inLocale(`/admin/workers/${worker.id}`, locale);
  return (
    <div className="flex flex-col gap-8 pt-5 pb-8">
      <section className="flex flex-col gap-3">
        <h2 className="text-sm font-semibold">{t("heading")}</h2>
        <p className="max-w-2xl text-compact text-pretty text-fg-2">{t("intro")}</p>
        <PlanTable heldClasses={heldClasses} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-sm font-semibold">{t("exportHeading")}</h2>
        <p className="max-w-2xl text-compact text-pretty text-fg-2">{t("exportWhy")}</p>
        {leftOut.length > 0 && (
          <p className="text-compact text-warn-text">{t("leftOutHere", { what: listOf(leftOut, locale) })}</p>
        )}
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <a href={`${record}/data.pdf`} className={buttonClass("quiet")}>
            {t("downloadPdf")}
          </a>
          <a href={`${record}/data.json`} className={buttonClass("quiet")}>
            {t("downloadJson")}
          </a>
        </div>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-sm font-semibold">{t("looks")}</h2>
        {looks.length === 0 ? (
          <p className="text-compact text-fg-2">{t("noLooks")}</p>
        ) : (
          <RevealTable looks={looks} timeZone={timeZone} />
        )}
      </section>
      {mayErase && (
        <ErasurePanel
          proposal={proposal}
          person={fullName(worker)}
          version={worker.version ?? 0}
          timeZone={timeZone}
          submissionKey={submissionKey}
          reply={actionData}
        />
      )}
    </div>
  );
}
