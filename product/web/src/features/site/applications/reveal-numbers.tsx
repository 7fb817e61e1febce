import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { RevealFields } from "#features/people/worker-page/share/reveal-fields.tsx";
import type { CurrentProps } from "./current-application.tsx";
import { actionAddress } from "./review-addresses.ts";

/** Asks why the numbers are to be shown in full. Without a reason they stay masked. */
export function RevealNumbers({ page, review, reply }: CurrentProps) {
  const t = useTranslations("applications");
  const look = useTranslations("worker-page");
  const answered = useReplyTo("reveal", reply);
  const fields = formFields("reveal", ["lookReason", "lookText"], { lookReason: "", lookText: "" }, answered);
  if (numbersIn(reply)) return <output className="text-compact text-fg-2">{t("numbersShown")}</output>;
  if (!review.answers.some(({ isMasked, answer }) => isMasked && answer)) return null;
  return (
    <details open={answered !== undefined} className="text-compact">
      <summary className="touch-target cursor-pointer text-fg-2 underline-offset-3 hover:underline">
        {t("showNumbers")}
      </summary>
      <Form
        method="post"
        action={actionAddress("reveal", page, review)}
        preventScrollReset
        className="flex max-w-xl flex-col gap-3 pt-3"
      >
        <Rejection
          reply={answered}
          fields={[
            { ...fields.lookReason, label: look("lookReason") },
            { ...fields.lookText, label: look("lookText") },
          ]}
        />
        <SubmissionKey value={page.submissionKey} />
        <RevealFields fields={fields} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="quiet">
            {t("showThem")}
          </Button>
          <span className="text-help text-fg-2">{t("showNumbersNote")}</span>
        </div>
      </Form>
    </details>
  );
}

/** The revealed numbers, by the key of their question. */
export const numbersIn = (reply: object | undefined): Record<string, string> | undefined =>
  reply && "numbers" in reply ? (reply.numbers as Record<string, string>) : undefined;
