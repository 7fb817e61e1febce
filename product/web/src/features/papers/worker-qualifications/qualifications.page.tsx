import { data, useActionData, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { Callout } from "@product/ui/callout";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { papersOf } from "#features/papers/right-to-work/queries.server.ts";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/qualifications.page";
import { ClaimPart } from "./claim-part.tsx";
import { claimQualification, removeQualification, verifyQualification } from "./commands.server.ts";
import { FollowingList } from "./following-list.tsx";
import { HeldList } from "./held-list.tsx";
import { LackingList } from "./lacking-list.tsx";
import { choosable, qualificationsOf } from "./queries.server.ts";
import { claimForm, removalForm, verifyForm } from "./schema.ts";
import { type Permission } from "@product/domain/permissions/catalogue";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "qualification.view",
  messages: ["worker-page", "workers", "worker-qualifications", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker, today } = await reachedWorker("qualification.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const may = (permission: Permission) => isPermitted(actor, permission, { entity: worker.legalEntityId });
  const [mayEdit, mayApprove, mayAsk] = [
    may("qualification.edit"),
    may("qualification.approve"),
    may("document.create"),
  ];
  const [shown, choices, papers] = await Promise.all([
    qualificationsOf(worker.id, locale, today),
    mayEdit ? choosable(locale) : [],
    // A verifier has to know which papers there are; papers about health are not among them.
    mayApprove ? papersOf(worker.id, locale, { states: ["verified"] }) : [],
  ]);
  const heldIds = new Set(shown.held.map(({ qualificationId }) => qualificationId));
  const { saved, headers } = takeSaved(request);
  return data(
    {
      ...shown,
      choices: choices.filter(({ id }) => !heldIds.has(id)),
      papers,
      mayEdit,
      mayApprove,
      mayAsk,
      today,
      isDone: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id } = (await reachedWorker("qualification.view", { context, request, params })).worker;
  const back = (_done: unknown, sent: Request) =>
    inLocale(`/admin/workers/${id}/qualifications`, localeOf(pageAddress(sent).pathname));
  const on =
    <Input,>(command: (actor: Actor, workerId: string, input: Input) => Promise<unknown>) =>
    (actor: Actor, input: Input) =>
      command(actor, id, input);
  const actions = {
    claim: formAction("qualification.edit", claimForm, on(claimQualification), back),
    verify: formAction("qualification.approve", verifyForm, on(verifyQualification), back),
    remove: formAction("qualification.edit", removalForm, on(removeQualification), back),
  };
  return runNamedAction(actions, { request, context });
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type PageData = Route.ComponentProps["loaderData"];

export default function QualificationsPage({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations("worker-qualifications");
  const reply = useActionData() as FormReply | undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-5 pb-8">
      {page.isDone && <Callout tone="ok">{t("saved")}</Callout>}
      <Rejection reply={useReplyTo("remove", reply)} fields={[]} />
      <LackingList page={page} />
      <HeldList page={page} reply={reply} />
      <FollowingList page={page} />
      {page.mayEdit && <ClaimPart key={page.held.length} page={page} reply={reply} />}
    </div>
  );
}
