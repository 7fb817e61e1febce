import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { erasureReasons, type ErasureReason } from "@product/domain/privacy/erasure";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import { FieldNotes } from "@product/ui/controls/field-frame";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { dayOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";

type ErasurePanelProps = {
  proposal: { proposal: string; reason: ErasureReason; name: string | null; at: Date; isOwn: boolean } | undefined;
  person: string;
  version: number;
  timeZone: string;
  submissionKey: string;
  reply: FormReply | undefined;
};

/** Proposes, confirms or drops an erasure. The proposer can drop it, and not confirm it. */
export function ErasurePanel({ proposal, person, version, timeZone, submissionKey, reply }: ErasurePanelProps) {
  const t = useTranslations("erasure");
  const locale = useLocale();
  const sentences = useFieldSentences();
  const { pathname } = useLocation();
  const { reason, isCertain } = formFields("erasure", ["reason", "isCertain"], { reason: "", isCertain: "" }, reply);
  const uncertain = sentences(isCertain.errors);
  return (
    <section aria-labelledby="erasure-heading" className="flex max-w-2xl flex-col gap-3">
      <h2 id="erasure-heading" className="text-sm font-semibold">
        {t("heading")}
      </h2>
      <p className="text-compact text-pretty text-fg-2">{t("why")}</p>
      <Rejection
        reply={reply}
        fields={[
          { ...reason, label: t("reason") },
          { ...isCertain, label: t("confirm") },
        ]}
      />
      {proposal ? (
        <Callout tone="warn">
          <p>
            {t("proposed", {
              name: proposal.name ?? t("someone"),
              day: dayOf(proposal.at, locale, timeZone),
              reason: t(`reason:${proposal.reason}`),
            })}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {!proposal.isOwn && (
              <Form method="post" action={`${pathname}?do=confirm`} className="flex flex-col items-start gap-2">
                <SubmissionKey value={submissionKey} />
                <input type="hidden" name="proposal" value={proposal.proposal} />
                <div>
                  <Checkbox
                    id={isCertain.id}
                    name="isCertain"
                    label={t("isCertain", { name: person })}
                    aria-describedby={uncertain.length > 0 ? `${isCertain.id}-error` : undefined}
                  />
                  <FieldNotes id={isCertain.id} errors={uncertain} />
                </div>
                <Button type="submit" look="danger">
                  {t("confirm")}
                </Button>
              </Form>
            )}
            <Form method="post" action={`${pathname}?do=drop`}>
              <input type="hidden" name="proposal" value={proposal.proposal} />
              <Button type="submit" look="quiet">
                {t("drop")}
              </Button>
            </Form>
          </div>
        </Callout>
      ) : (
        <Form method="post" action={`${pathname}?do=propose`} className="flex max-w-md flex-col gap-3">
          <SubmissionKey value={submissionKey} />
          <input type="hidden" name="version" value={version} />
          <SelectField
            id={reason.id}
            name="reason"
            label={t("reason")}
            defaultValue={reason.initialText}
            errors={sentences(reason.errors)}
          >
            <option value="">{t("choose")}</option>
            {erasureReasons.map((each) => (
              <option key={each} value={each}>
                {t(`reason:${each}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="danger" className="self-start max-sm:w-full">
            {t("propose")}
          </Button>
        </Form>
      )}
    </section>
  );
}
