/** The parts that every form shares: its key, its banner, and the sentences for its faults. */
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import type { FieldError } from "#request/field-errors.ts";
import type { FormReply } from "#request/form-action.ts";
import { refusalKey } from "#request/messages.ts";
import { submissionKeyField } from "#request/submission-key.ts";

/** Sent with the form, so that sending it twice is carried out once. */
export const SubmissionKey = ({ value }: { value: string }) => (
  <input type="hidden" name={submissionKeyField} value={value} />
);

/** Says what kept the form from being saved, and takes the focus so that nobody misses it. */
export function Rejection({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("request");
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) banner.current?.focus();
  }, [reply]);
  if (!reply) return null;
  return (
    <Callout tone="bad" alert ref={banner}>
      {reply.refusals.map((refusal) => (
        <p key={refusal.code}>{t(refusalKey(refusal.code), refusal as never)}</p>
      ))}
      {reply.refusals.length === 0 && <p>{t("errorSummary", { n: Object.keys(reply.result.error ?? {}).length })}</p>}
    </Callout>
  );
}

/** Turns the faults of a field into sentences of the reader's language. */
export function useFieldSentences() {
  const t = useTranslations("request");
  return (faults: FieldError[] | undefined): string[] =>
    (faults ?? []).map((fault) =>
      fault.fault === "tooLong" ? t("field:tooLong", { max: fault.max }) : t(`field:${fault.fault}`),
    );
}
