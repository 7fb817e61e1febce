import { useTranslations } from "use-intl";
import { FindingCard } from "#features/planning/rules/share/finding-card.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { OverrideForm } from "./override-form.tsx";

type RefusedFindingsProps = {
  slotId: string;
  candidates: readonly { id: string; name: string }[];
  zone: string;
  mayOverride: boolean;
  reply: FormReply | undefined;
  submissionKey: string;
};

/** Why someone was not assigned just now, and the way past it where there is one. */
export function RefusedFindings({ slotId, candidates, zone, mayOverride, reply, submissionKey }: RefusedFindingsProps) {
  const t = useTranslations("assignments");
  const request = useTranslations("request");
  const sent = reply?.result.initialValue;
  const refusal = reply?.refusals.find(({ code }) => code === "assignment.findings");
  const worker = candidates.find(({ id }) => id === sent?.["workerId"]);
  if (refusal?.code !== "assignment.findings" || sent?.["slotId"] !== slotId || !worker) return null;
  const short = reply!.refusals.find(({ code }) => code === "assignment.reason-short");
  return (
    <section aria-labelledby={`refused-${slotId}`} className="border-t border-line">
      <h4 id={`refused-${slotId}`} className="px-4 pt-3 text-sm font-semibold">
        {t("refusedFor", { name: worker.name })}
      </h4>
      <ul className="divide-y divide-line">
        {refusal.findings.map((each) => (
          <FindingCard
            key={`${each.finding.rule} ${each.finding.at} ${each.finding.window.until}`}
            {...each}
            zone={zone}
          />
        ))}
      </ul>
      {mayOverride && refusal.exceptions === "yes" && (
        <OverrideForm
          id={`reason-${slotId}`}
          actionName="assign"
          label={t("assignAnyway")}
          needsSecond={refusal.findings.some(({ finding }) => finding.needsSecondPerson)}
          typed={String(sent["reason"] ?? "")}
          errors={short ? [request("refused:assignment/reason-short", short as never)] : []}
          submissionKey={submissionKey}
        >
          <input type="hidden" name="slotId" value={slotId} />
          <input type="hidden" name="workerId" value={worker.id} />
          <input type="hidden" name="isOverriding" value="on" />
        </OverrideForm>
      )}
    </section>
  );
}
