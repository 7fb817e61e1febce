import { data, Link, useActionData, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { SentLink } from "#features/ground/forms/share/sent-link.tsx";
import { choosableTemplates } from "#features/company/contract-templates/queries.server.ts";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { recordChoices } from "#features/people/worker-record/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/contract.page";
import { runAction, type ActionReply } from "./actions.ts";
import { EngagementCard } from "./engagement-card.tsx";
import { EngagementForm } from "./engagement-form.tsx";
import { engagementsOf, sendingOf } from "./queries.server.ts";
import { Sending } from "./sending.tsx";
import { isPermitted } from "@product/domain/actor";

export const handle = {
  needs: "worker.view",
  // A reader who only recognises people, as at a gate, has no business with their contracts.
  alsoNeeds: "worker.view.contact",
  messages: ["engagements", "contract-templates", "worker-page", "workers", "audit", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker, today } = await reachedWorker("worker.view.contact", { context, request, params });
  const { locale } = context.get(requestContext);
  const address = pageAddress(request);
  const { id, legalEntityId, workerType } = worker;
  const mayEdit = isPermitted(actor, "worker.edit", { entity: legalEntityId });
  const contracts = await engagementsOf(actor, id, legalEntityId, today);
  const isAsked = mayEdit && (address.searchParams.has("new") || address.searchParams.has("edit"));
  const choices = isAsked
    ? {
        entities: (await recordChoices(actor, "worker.edit", locale)).entities,
        templates: await choosableTemplates(),
        usual: { legalEntityId, type: workerType },
      }
    : undefined;
  const sending = mayEdit ? await sendingOf(actor, worker, address.searchParams.get("send")) : undefined;
  const { part, headers } = takeSaved(request);
  return data(
    { contracts, choices, sending, today, mayEdit, done: part, submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { worker } = await reachedWorker("worker.view.contact", { context, request, params });
  return runAction({ request, context }, worker.id);
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type ContractPageData = Route.ComponentProps["loaderData"];

const parts = ["saved", "sent", "ended", "cancelled", "alta", "baja"] as const;

/** Contracts of a worker: the one in force first, then those to come and those of the past. */
export default function ContractPage({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations("engagements");
  const { may } = useWorkerFrame();
  const reply = useActionData() as ActionReply | undefined;
  const { pathname, search } = useLocation();
  const edited = page.contracts.find(({ id }) => id === new URLSearchParams(search).get("edit"));
  const done = parts.find((part) => part === page.done);
  if (page.choices)
    return <EngagementForm key={edited?.version ?? 0} page={page} edited={edited} mayPay={may.editPay} reply={reply} />;
  const sent = page.sending && page.contracts.find(({ id }) => id === page.sending!.engagementId);
  if (page.sending && sent && !reply?.given)
    return <Sending sending={page.sending} contract={sent} page={page} reply={reply} />;
  return (
    <div className="flex max-w-4xl flex-col gap-5 pt-5 pb-8">
      {done && !reply && <Callout tone="ok">{t(`done:${done}`)}</Callout>}
      {reply?.given && <SentLink {...reply.given} sentTitle={t("done:sent")} />}
      {page.mayEdit && (
        <Link to={`${pathname}?new`} className={`${buttonClass("primary")} self-start max-sm:h-10 max-sm:w-full`}>
          {t("newOne")}
        </Link>
      )}
      {page.contracts.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
      {page.contracts.map((contract) => (
        <EngagementCard key={`${contract.id} ${contract.version}`} contract={contract} page={page} reply={reply} />
      ))}
    </div>
  );
}
