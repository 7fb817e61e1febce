import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { OwnNote } from "#features/ground/forms/share/own-note.tsx";
import { rejectReasons } from "@product/domain/documents/documents";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Kbd } from "@product/ui/kbd";
import { SelectField } from "@product/ui/controls/select-field";
import type { Review } from "#features/papers/documents/queries.server.ts";
import { Refusals, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { Previews } from "./previews.tsx";
import { VerifyForm } from "./verify-form.tsx";

type ReviewPanelProps = {
  review: Review;
  /** Where its forms are sent; each adds what it does. */
  address: string;
  timeZone: string;
  submissionKey: string;
  /** The answer of one of the forms; the next field names that form. */
  reply: FormReply | undefined;
  actionName: string | null;
  /** Whether the keys of the queue work here. */
  isKeyed?: boolean | undefined;
};

export const verifyFormId = "verify-document";
export const rejectPartId = "reject-document";

/** The new version beside the one in force, with the decisions that can be made in place. */
export function ReviewPanel({ review, address, actionName, reply, isKeyed, ...page }: ReviewPanelProps) {
  const t = useTranslations("documents");
  const { next, kind, mayDecide } = review;
  const to = (name: string) => `${address}${address.includes("?") ? "&" : "?"}do=${name}&document=${next.id}`;
  const waits = next.state === "uploaded" || next.state === "in_review";
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Previews review={review} timeZone={page.timeZone} />
      <div className="flex min-w-0 flex-col gap-4">
        <OwnNote others={review.own} />
        {!mayDecide && !review.own && <p className="text-compact text-fg-2">{t("notYours")}</p>}
        {mayDecide && waits && (
          <>
            {kind.copyKept && next.files.length === 0 ? (
              <p className="text-compact text-fg-2">{t("nothingToVerify")}</p>
            ) : (
              <VerifyForm
                key={next.id}
                id={verifyFormId}
                kind={kind}
                document={next}
                knownNumber={review.knownNumber}
                address={to("verify")}
                reply={actionName === "verify" ? reply : undefined}
                isKeyed={isKeyed}
                submissionKey={page.submissionKey}
              />
            )}
            <div className="flex flex-wrap items-start gap-2 *:open:w-full">
              <Rejecting
                review={review}
                address={to("reject")}
                again={to("again")}
                submissionKey={page.submissionKey}
                reply={actionName === "reject" || actionName === "again" || actionName === "open" ? reply : undefined}
                isKeyed={isKeyed}
              />
              {next.state === "uploaded" && (
                <Form method="post" action={to("open")}>
                  <input type="hidden" name="version" value={next.version} />
                  <Button type="submit" look="ghost">
                    {t("takeUp")}
                  </Button>
                </Form>
              )}
            </div>
          </>
        )}
        {mayDecide && next.mayTakeBack && (
          <TakingBack
            review={review}
            address={to("take-back")}
            reply={actionName === "take-back" ? reply : undefined}
          />
        )}
        {mayDecide && next.state === "verified" && (
          <Revoking review={review} address={to("revoke")} reply={actionName === "revoke" ? reply : undefined} />
        )}
      </div>
    </div>
  );
}

type Decision = { review: Review; address: string; reply: FormReply | undefined };

function Rejecting({
  review: { next },
  address,
  again,
  reply,
  submissionKey,
  isKeyed,
}: Decision & { again: string; submissionKey: string; isKeyed: boolean | undefined }) {
  const t = useTranslations("documents");
  return (
    <details key={next.id} id={rejectPartId} open={reply !== undefined || undefined} className="group">
      <summary className={`${buttonClass("danger")} w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {t("askOrReject")}
        {isKeyed && <Kbd keys={["A", "R"]} className="max-sm:hidden" />}
      </summary>
      <Form method="post" action={address} className="mt-3 flex flex-col gap-3 border-l-2 border-line pl-4">
        {reply && <Refusals reply={reply} />}
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="version" value={next.version} />
        <SelectField id="reject-reason" name="reason" label={t("reason")} defaultValue="unreadable" required>
          {rejectReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reason:${reason}`)}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="quiet" formAction={again} data-again>
            {t("askAgain")}
          </Button>
          <Button type="submit" look="danger-solid">
            {t("rejectNow")}
          </Button>
        </div>
        <p className="text-help text-fg-3">{t("askAgainHelp")}</p>
      </Form>
    </details>
  );
}

function TakingBack({ review: { next }, address, reply }: Decision) {
  const t = useTranslations("documents");
  return (
    <Form method="post" action={address} className="flex flex-col items-start gap-3">
      {reply && <Refusals reply={reply} />}
      <input type="hidden" name="version" value={next.version} />
      <Button type="submit" look="quiet">
        {t("takeBack")}
      </Button>
    </Form>
  );
}

function Revoking({ review: { next }, address, reply }: Decision) {
  const t = useTranslations("documents");
  return (
    <details>
      <summary className={`${buttonClass("danger")} w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {t("revoke")}
      </summary>
      <Form method="post" action={address} className="mt-3 flex flex-col gap-3 border-l-2 border-line pl-4">
        {reply && <Refusals reply={reply} />}
        <p className="max-w-[60ch] text-compact text-fg-2">{t("revokeWhy")}</p>
        <input type="hidden" name="version" value={next.version} />
        <Button type="submit" look="danger-solid" className="self-start">
          {t("revokeNow")}
        </Button>
      </Form>
    </details>
  );
}
