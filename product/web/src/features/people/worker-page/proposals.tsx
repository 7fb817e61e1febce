import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { calendarDay, dayOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { ActionReply } from "./reply.ts";
import { ToRelease } from "./to-release.tsx";
import type { WorkerPageData } from "./worker.page.tsx";

/** Proposals that wait for a second person. The proposer can drop one, and not confirm it. */
export function Proposals({ page, reply: answer }: { page: WorkerPageData; reply: ActionReply | undefined }) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  // A refusal is shown also where no proposal waits any more.
  const isAboutThis = /^(confirm|drop)-/.test(new URLSearchParams(search).get("do") ?? "");
  const reply = isAboutThis && answer?.result ? (answer as FormReply) : undefined;
  return (
    <>
      <Rejection reply={reply} fields={[]} />
      {page.proposals.map(({ proposal, kind, name, at, isOwn, content }) => {
        const mayConfirm = !isOwn && (kind === "bank" ? page.may.approvePay : page.may.approve);
        const mayDrop = kind === "bank" ? page.may.editPay : page.may.edit;
        return (
          <Callout key={proposal} tone="warn">
            <p>{t(`proposed:${kind}`, { name: name ?? t("someoneGone"), day: dayOf(at, locale, page.timeZone) })}</p>
            <Content content={content} />
            {kind === "block" && page.toRelease && <ToRelease {...page.toRelease} />}
            <div className="mt-2 flex flex-wrap gap-2">
              {mayConfirm && (
                <Decision action={`${pathname}?do=confirm-${kind}`} proposal={proposal} look="danger">
                  {t("confirm")}
                </Decision>
              )}
              {mayDrop && (
                <Decision action={`${pathname}?do=drop-${kind}`} proposal={proposal} look="quiet">
                  {t("drop")}
                </Decision>
              )}
            </div>
          </Callout>
        );
      })}
    </>
  );
}

type DecisionProps = { action: string; proposal: string; look: "danger" | "quiet"; children: string };

/** About this proposal as it was read, and no later one. */
const Decision = ({ action, proposal, look, children }: DecisionProps) => (
  <Form method="post" action={action}>
    <input type="hidden" name="proposal" value={proposal} />
    <Button type="submit" look={look}>
      {children}
    </Button>
  </Form>
);

/** The exact content of a proposal. */
function Content({ content }: { content: WorkerPageData["proposals"][number]["content"] }) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  const { reason, day, account, accountHolder, isNone } = content;
  const sentences = [
    reason && t(`reason:${reason as "fraud"}`),
    day && t("proposedReview", { day: calendarDay(day, locale) }),
    account && t("proposedAccount", { account }),
    accountHolder && t("proposedHolder", { name: accountHolder }),
    isNone && t("proposedNone"),
  ].filter(Boolean);
  return sentences.length > 0 && <p className="mt-1 font-medium">{sentences.join(" · ")}</p>;
}
