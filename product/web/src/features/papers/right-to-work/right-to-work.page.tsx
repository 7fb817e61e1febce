import { data, useActionData, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { followUpsOf, termStateOn } from "@product/domain/papers/right-to-work";
import { Callout } from "@product/ui/callout";
import { reachedWorker } from "#features/people/worker-page/share/reached-worker.ts";
import { calendarDay } from "#i18n/format.ts";
import { requestContext } from "#request/context.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/right-to-work.page";
import { CheckForm } from "./check-form.tsx";
import { CheckList } from "./check-list.tsx";
import { runAction, type Revealed } from "./actions.ts";
import { GuardianPart } from "./guardian-part.tsx";
import { basisOf, checksOf, consentOf, guardianOf, papersOf, selfEmployedMarkOf, termsOf } from "./queries.server.ts";
import { SelfEmployedPart } from "./self-employed-part.tsx";
import { TermsPart } from "./terms-part.tsx";
import { isPermitted } from "@product/domain/actor";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "identity.view",
  messages: ["worker-page", "workers", "right-to-work", "forms", "request"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, worker, today } = await reachedWorker("identity.view", { context, request, params });
  const { locale } = context.get(requestContext);
  const { id } = worker;
  const mayEdit = isPermitted(actor, "identity.edit", { entity: worker.legalEntityId });
  const [checks, terms, basis, guardian, mark, papers] = await Promise.all([
    checksOf(id, locale),
    termsOf(id),
    basisOf(id),
    guardianOf(id),
    selfEmployedMarkOf(id),
    mayEdit ? papersOf(id, locale, { states: ["verified", "uploaded", "in_review"] }) : [],
  ]);
  // The newest stands first here; of two made on one day the later counts.
  const inOrder = checks.toReversed();
  const { part, headers } = takeSaved(request);
  return data(
    {
      checks,
      terms,
      basis,
      guardian,
      mark,
      papers,
      mayEdit,
      followUps: followUpsOf(inOrder).map((each) => ({ ...each, isOverdue: each.day < today })),
      termState: termStateOn(today, inOrder, terms),
      consent: basis.isMinor ? consentIn(await consentOf(id), today) : undefined,
      today,
      done: part,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

function consentIn(consent: Awaited<ReturnType<typeof consentOf>>, today: string) {
  if (consent?.state === "verified")
    return consent.validUntil && consent.validUntil < today ? ("ended" as const) : ("verified" as const);
  return consent?.state === "uploaded" || consent?.state === "in_review" ? ("waiting" as const) : ("missing" as const);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { worker } = await reachedWorker("identity.view", { context, request, params });
  return runAction({ request, context }, worker.id);
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export type PageData = Route.ComponentProps["loaderData"];
export type Reply = (FormReply & Revealed) | undefined;

export default function RightToWorkPage({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslations("right-to-work");
  const reply = useActionData() as Reply;
  const { basis } = page;
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-5 pb-8">
      {page.done && <Callout tone="ok">{t("saved")}</Callout>}
      <p className="max-w-[64ch] text-compact text-pretty text-fg-2">{t("why")}</p>
      <FollowUps page={page} />
      <CheckList page={page} reply={reply} />
      {page.mayEdit && <CheckForm key={page.checks.length} page={page} reply={reply} />}
      {((basis.country === "UK" && basis.isSelfEmployed) || page.mark) && (
        <SelfEmployedPart page={page} reply={reply} />
      )}
      {(page.termState || page.terms.length > 0) && <TermsPart page={page} reply={reply} />}
      {(page.basis.isMinor || page.guardian) && <GuardianPart page={page} reply={reply} />}
    </div>
  );
}

function FollowUps({ page: { followUps, checks } }: { page: PageData }) {
  const t = useTranslations("right-to-work");
  const locale = useLocale();
  if (followUps.length === 0)
    return checks.length > 0 ? <p className="text-compact font-medium">{t("noFollowUp")}</p> : null;
  return (
    <div className="flex flex-col gap-2">
      {followUps.map(({ country, day, isOverdue }) => (
        <Callout key={country} tone={isOverdue ? "bad" : "info"}>
          {t(isOverdue ? "followUpOverdue" : "followUp", {
            country: t(`country:${country}`),
            day: calendarDay(day, locale),
          })}
        </Callout>
      ))}
    </div>
  );
}
