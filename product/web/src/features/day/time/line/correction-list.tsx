import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { StatusLight } from "@product/ui/records/status-light";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { dayAndTime, timeOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { LineScreen } from "#features/day/time/line.page.tsx";

type CorrectionListProps = { screen: LineScreen; reply: FormReply | undefined };
type Correction = LineScreen["corrections"][number];

/** Answers of both sides to each proposal; the company answers here, the worker in their pass. */
export function CorrectionList({ screen, reply }: CorrectionListProps) {
  const t = useTranslations("time");
  const locale = useLocale();
  if (screen.corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" className="mb-2 text-sm font-semibold">
        {t("corrections")}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line text-compact">
        {screen.corrections.map((correction) => (
          <li key={correction.id} className="flex flex-col gap-1.5 px-3.5 py-2.5">
            <p className="num">
              <b className="font-medium">
                {t("proposed", {
                  kind: t(`punch:${correction.kind}`),
                  time: timeOf(new Date(correction.at), locale, screen.row.timeZone),
                })}
              </b>{" "}
              <span className="text-fg-2">
                {t("proposedBy", {
                  side: correction.proposedBy,
                  when: dayAndTime(correction.createdAt, locale, screen.row.timeZone),
                })}
              </span>
            </p>
            <p className="text-pretty">«{correction.reason}»</p>
            <Sides correction={correction} zone={screen.row.timeZone} />
            {screen.may.agree && !correction.companyAt && !correction.refusedBy && (
              <Answers screen={screen} correction={correction} reply={reply} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sides({ correction, zone }: { correction: Correction; zone: string }) {
  const t = useTranslations("time");
  const locale = useLocale();
  if (correction.refusedBy)
    return (
      <StatusLight tone="bad">
        {t("refusedBy", { side: correction.refusedBy, reason: correction.refusedReason })}
      </StatusLight>
    );
  const sideStatus = (
    at: Date | null,
    agrees: "companyAgrees" | "workerAgrees",
    waits: "companyWaits" | "workerWaits",
  ) => (
    <StatusLight tone={at ? "ok" : "idle"}>
      {at ? t(agrees, { when: dayAndTime(at, locale, zone) }) : t(waits)}
    </StatusLight>
  );
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      {sideStatus(correction.companyAt, "companyAgrees", "companyWaits")}
      {sideStatus(correction.workerAt, "workerAgrees", "workerWaits")}
      {correction.isByOneself && correction.companyAt && <StatusLight tone="warn">{t("bothSidesText")}</StatusLight>}
      {correction.appliedAt && (
        <span className="text-fg-2">{t("applied", { when: dayAndTime(correction.appliedAt, locale, zone) })}</span>
      )}
    </p>
  );
}

function Answers({ screen, correction, reply }: CorrectionListProps & { correction: Correction }) {
  const t = useTranslations("time");
  const here = useLocation().pathname;
  const { refusal } = formFields(`refuse-${correction.id}`, ["refusal"], { refusal: "" }, reply);
  return (
    <div className="mt-1 flex flex-col gap-3">
      <Form method="post" action={`${here}?do=agree`}>
        <SubmissionKey value={screen.submissionKey} />
        <input type="hidden" name="correctionId" value={correction.id} />
        <Button type="submit" look="primary" className="max-sm:h-10 max-sm:w-full">
          {t("agree")}
        </Button>
      </Form>
      <details>
        <summary className="cursor-pointer font-medium text-fg-2">{t("refuse")}</summary>
        <Form method="post" action={`${here}?do=refuse`} className="mt-2 flex flex-col gap-2">
          <SubmissionKey value={screen.submissionKey} />
          <input type="hidden" name="correctionId" value={correction.id} />
          <TextField field={refusal} label={t("refusal")} help={t("refusalHelp")} max={500} lines={2} required />
          <div>
            <Button type="submit" look="danger">
              {t("refuse")}
            </Button>
          </div>
        </Form>
      </details>
    </div>
  );
}
