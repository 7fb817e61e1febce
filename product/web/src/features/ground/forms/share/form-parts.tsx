/** The parts that every form shares: its key, what is said when it was not saved, and the sentences for its faults. */
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { ErrorSummary, type FieldFault } from "@product/ui/error-summary";
import type { FieldError } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { withDays } from "#i18n/with-days.ts";
import { submissionKeyField } from "#request/forms/submission-key.ts";
import type { FormField } from "./form-fields.ts";

/** Sent with the form, so that sending it twice is carried out once. */
export const SubmissionKey = ({ value }: { value: string }) => (
  <input type="hidden" name={submissionKeyField} value={value} />
);

type RejectionProps = { reply: FormReply | undefined; fields: readonly (FormField & { label: string })[] };

/** Says what kept the form from being saved, with a way to each field, and takes the focus so that nobody misses it. */
export const Rejection = ({ reply, fields }: RejectionProps) => {
  if (!reply) return null;
  return reply.refusals.length > 0 ? <Refusals reply={reply} /> : <Faults reply={reply} fields={fields} />;
};

export function Refusals({ reply }: { reply: FormReply }) {
  const t = useTranslations("request");
  const locale = useLocale();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) banner.current?.focus();
  }, [reply]);
  return (
    <Callout tone="bad" alert ref={banner}>
      {reply.refusals.map((refusal) => (
        <p key={refusal.code}>{t(refusalKey(refusal.code), withDays(refusal, locale) as never)}</p>
      ))}
    </Callout>
  );
}

function Faults({ reply, fields }: RejectionProps & { reply: FormReply }) {
  const t = useTranslations("request");
  const sentences = useFieldSentences();
  // In the order of the fields. Made once per reply: a new list would take the focus again while someone mends the first.
  const [known, setKnown] = useState<{ reply: FormReply; faults: FieldFault[] }>();
  const faults = () =>
    fields
      .filter(({ errors }) => errors.length > 0)
      .map(({ id, label, errors }) => ({ fieldId: id, message: `${label}: ${sentences(errors).join(" ")}` }));
  const current = known?.reply === reply ? known : { reply, faults: faults() };
  if (current !== known) setKnown(current);
  // The faults belong to no visible field, as when a client sends other fields than the page has.
  if (current.faults.length === 0 && Object.keys(reply.result.error ?? {}).length > 0)
    return (
      <Callout tone="bad" alert>
        <p>{t("errorElsewhere")}</p>
      </Callout>
    );
  return <ErrorSummary title={t("errorSummary", { n: current.faults.length })} faults={current.faults} />;
}

/** Turns the faults of a field into sentences of the reader's language. */
export function useFieldSentences() {
  const t = useTranslations("request");
  const locale = useLocale();
  return (faults: readonly FieldError[] | undefined): string[] =>
    (faults ?? []).map((fault) => t(`field:${fault.fault}`, withDays(fault, locale) as never));
}
