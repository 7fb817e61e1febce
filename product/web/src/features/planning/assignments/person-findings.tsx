import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Glyph } from "@product/ui/glyph";
import { Badge } from "@product/ui/records/badge";
import { Button } from "@product/ui/controls/button";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { FindingCard } from "#features/planning/rules/share/finding-card.tsx";
import { dayAndTime } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { OverrideForm } from "./override-form.tsx";
import type { PersonOn } from "./queries.server.ts";

type PersonFindingsProps = {
  person: PersonOn;
  zone: string;
  mayOverride: boolean;
  reply: FormReply | undefined;
  submissionKey: string;
};

/** Findings about a person on the shift, and beside them the name behind any override. */
export function PersonFindings({ person, zone, mayOverride, reply, submissionKey }: PersonFindingsProps) {
  const t = useTranslations("assignments");
  const sentences = useFieldSentences();
  const { id, name, version, findings, override, isUndecided, isOverridable } = person;
  if (findings.length === 0 && !override) return null;
  const isAboutThis = reply?.result.initialValue?.["assignmentId"] === id;
  const { reason } = formFields(`override-${id}`, ["reason"], { reason: "" }, isAboutThis ? reply : undefined);
  return (
    <details className="group border-t border-line bg-bg-subtle" open={isUndecided || override?.isWaiting || undefined}>
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2.5 px-3.5 py-1.5 text-compact pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Glyph name="chevron-down" size={14} className="group-open:rotate-180" />
        <span>{t("findings", { n: findings.length })}</span>
        {isUndecided ? (
          <Badge tone="bad">{t("stands")}</Badge>
        ) : override ? (
          <Badge tone={override.isWaiting ? "warn" : "info"}>{t(override.isWaiting ? "waits" : "overridden")}</Badge>
        ) : null}
      </summary>
      <ul className="divide-y divide-line">
        {findings.map((each) => (
          <FindingCard
            key={`${each.finding.rule} ${each.finding.at} ${each.finding.window.until}`}
            {...each}
            zone={zone}
          />
        ))}
      </ul>
      {override && <Decided override={override} zone={zone} />}
      {override?.isWaiting && !isUndecided && mayOverride && (
        <div className="px-4 pb-4">
          {override.isOwn ? (
            <p className="text-compact text-fg-2">{t("ownOverride")}</p>
          ) : (
            <Form method="post" action="?do=confirm" preventScrollReset>
              <input type="hidden" name="assignmentId" value={id} />
              <input type="hidden" name="version" value={version} />
              <Button type="submit" look="danger" aria-label={t("confirmName", { name })}>
                {t("confirm")}
              </Button>
            </Form>
          )}
        </div>
      )}
      {isUndecided && isOverridable && mayOverride && (
        <OverrideForm
          id={reason.id}
          actionName="override"
          label={t("overrideName", { name })}
          needsSecond={person.needsSecond}
          typed={reason.initialText}
          errors={sentences(reason.errors)}
          submissionKey={submissionKey}
        >
          <input type="hidden" name="assignmentId" value={id} />
          <input type="hidden" name="version" value={version} />
        </OverrideForm>
      )}
    </details>
  );
}

/** The override of the findings: author, reason, and the person who confirmed it. */
function Decided({ override, zone }: { override: NonNullable<PersonOn["override"]>; zone: string }) {
  const t = useTranslations("assignments");
  const locale = useLocale();
  const nameAndDate = ({ by, at }: { by: string | null; at: string }) => ({
    name: by ?? t("someoneGone"),
    moment: dayAndTime(new Date(at), locale, zone),
  });
  return (
    <dl className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-compact sm:grid-cols-[8rem_1fr]">
      <dt className="text-fg-2">{t("overrideTitle")}</dt>
      <dd className="text-pretty wrap-anywhere">
        {override.reason}
        <span className="block text-fg-2">{t("decidedBy", nameAndDate(override))}</span>
        {override.second && <span className="block text-fg-2">{t("confirmedBy", nameAndDate(override.second))}</span>}
      </dd>
    </dl>
  );
}
