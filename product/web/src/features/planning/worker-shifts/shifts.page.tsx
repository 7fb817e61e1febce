import { data, useActionData } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { blockForClient, liftBlock } from "#features/planning/client-blocks/commands.server.ts";
import { clientBlocksOf } from "#features/planning/client-blocks/queries.server.ts";
import { blockForm, liftForm } from "#features/planning/client-blocks/schema.ts";
import { ClientBlocks } from "#features/planning/client-blocks/share/client-blocks.tsx";
import { renewLinks } from "#features/planning/call-out-receipts/commands.server.ts";
import { hasLinks, receiptsOf } from "#features/planning/call-out-receipts/queries.server.ts";
import { ReceiptList } from "#features/planning/call-out-receipts/share/receipt-list.tsx";
import { RenewLinks } from "#features/planning/call-out-receipts/share/renew-links.tsx";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/shifts.page";
import { shiftsOfWorker } from "./queries.server.ts";
import { ShiftList } from "./shift-list.tsx";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "assignment.view",
  messages: [
    "worker-page",
    "workers",
    "assignments",
    "worker-shifts",
    "call-out-receipts",
    "client-blocks",
    "request",
    "forms",
  ],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker } = await reachedWorker("assignment.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const mayRenew = mayDo(actor, acts["worker.renew-links"], worker) && (await hasLinks(worker.id));
  const { part, headers } = takeSaved(request);
  return data(
    {
      ...(await shiftsOfWorker(actor, worker.id, locale)),
      receipts: await receiptsOf(actor, worker.id, locale),
      blocks: await clientBlocksOf(actor, worker.id),
      mayRenew,
      isRenewed: part === "renewed",
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { worker } = await reachedWorker("assignment.view", { ...sent, params });
  const back = (_done: unknown, request: Request) => pageAddress(request).pathname;
  const actions = {
    renew: formAction(
      "worker.edit",
      z.object({}),
      (actor) => renewLinks(actor, worker.id),
      (done, request) => `${back(done, request)}#renewed`,
    ),
    block: formAction("list.edit", blockForm, (actor, form) => blockForClient(actor, worker.id, form), back),
    lift: formAction("list.edit", liftForm, (actor, form) => liftBlock(actor, worker.id, form), back),
  };
  return runNamedAction(actions, sent);
}

/** A worker's coming and past shifts. */
export default function ShiftsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("worker-shifts");
  const { coming, past, receipts, blocks, mayRenew, isRenewed, submissionKey } = loaderData;
  const { timeZone } = useWorkerFrame();
  const reply = useActionData() as FormReply | undefined;
  return (
    <div className="flex max-w-5xl flex-col gap-6 pt-5 pb-8">
      <ShiftList heading={t("coming")} none={t("noneComing")} cut="onlyNext" {...coming} />
      <ShiftList heading={t("past")} none={t("nonePast")} cut="onlyNewest" {...past} />
      <ReceiptList receipts={receipts} />
      {blocks && <ClientBlocks known={blocks} timeZone={timeZone} submissionKey={submissionKey} reply={reply} />}
      {mayRenew && <RenewLinks submissionKey={submissionKey} isDone={isRenewed} />}
    </div>
  );
}
