import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/button";
import { Callout } from "@product/ui/callout";
import { Rejection } from "#features/forms/share/form-parts.tsx";
import { dayOf } from "#i18n/format.ts";
import { useReplyTo, type DeedReply } from "./reply.ts";
import type { WorkerPageData } from "./worker.page.tsx";

/** What waits for a second person. Who proposed it can drop it, and not confirm it. */
export function Proposals({ page, reply: answer }: { page: WorkerPageData; reply: DeedReply | undefined }) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  const { pathname } = useLocation();
  const replies = {
    block: [useReplyTo("confirm-block", answer), useReplyTo("drop-block", answer)].find(Boolean),
    bank: [useReplyTo("confirm-bank", answer), useReplyTo("drop-bank", answer)].find(Boolean),
  };
  return (
    <>
      <Rejection reply={replies.block ?? replies.bank} fields={[]} />
      {page.proposals.map(({ kind, name, at, isOwn }) => {
        const mayConfirm = !isOwn && (kind === "block" ? page.may.approve : page.may.approvePay);
        const mayDrop = kind === "block" ? page.may.edit : page.may.editPay;
        return (
          <Callout key={kind} tone="warn">
            <p>{t(`proposed:${kind}`, { name: name ?? t("someoneGone"), day: dayOf(at, locale, page.timeZone) })}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {mayConfirm && (
                <Form method="post" action={`${pathname}?do=confirm-${kind}`}>
                  <Button type="submit" look="danger">
                    {t("confirm")}
                  </Button>
                </Form>
              )}
              {mayDrop && (
                <Form method="post" action={`${pathname}?do=drop-${kind}`}>
                  <Button type="submit" look="quiet">
                    {t("drop")}
                  </Button>
                </Form>
              )}
            </div>
          </Callout>
        );
      })}
    </>
  );
}
