import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { toLookAt } from "@product/domain/day/time-lines";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { dayAndTime, dayTimeAndSeconds } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { LineScreen } from "#features/day/time/line.page.tsx";

type Shown = { screen: LineScreen; reply: FormReply | undefined };

/**
 * Doubts about the times of this line, with the device and since when its phone held it; the approver confirms having
 * looked at them.
 */
export function DoubtList({ screen, reply }: Shown) {
  const t = useTranslations("time");
  const locale = useLocale();
  const { doubts, punches, row, may } = screen;
  if (doubts.length === 0) return null;
  const moment = (at: Date) => dayAndTime(at, locale, row.timeZone);
  return (
    <section aria-labelledby="doubts" className="flex flex-col gap-2">
      <h2 id="doubts" className="text-sm font-semibold">
        {t("doubts")}
      </h2>
      <p className="text-compact text-pretty text-fg-2">{t("doubtsText")}</p>
      <ul className="divide-y divide-line rounded-card border border-warn text-compact">
        {doubts.map(({ punchId, doubts: why, device, heldSince, receivedAt }) => {
          const punch = punches.find(({ id }) => id === punchId);
          return (
            <li key={punchId} className="num flex flex-col px-3.5 py-2">
              {punch && (
                <span className="font-medium">
                  {`${t(`punch:${punch.kind}`)} ${dayTimeAndSeconds(new Date(punch.at), locale, row.timeZone)}`}
                </span>
              )}
              <span>{why.map((doubt) => t(`doubt:${doubt}`, { when: moment(receivedAt) })).join("; ")}</span>
              <span className="text-fg-2">
                {heldSince ? t("holder", { device, since: moment(heldSince) }) : device}
              </span>
            </li>
          );
        })}
      </ul>
      {may.approve && row.isApprovable && !row.mark && <RevealReasonForm screen={screen} reply={reply} />}
    </section>
  );
}

function RevealReasonForm({ screen: { doubts, row, submissionKey }, reply }: Shown) {
  const t = useTranslations("time");
  const here = useLocation().pathname;
  const { looked } = formFields("approve", ["looked"], { looked: "" }, reply);
  return (
    <Form
      method="post"
      action={`${here}?do=approve`}
      noValidate={useNoValidate()}
      aria-label={t("approveLine")}
      className="flex flex-col items-start gap-3"
    >
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="minutes" value={row.minutes} />
      <Checkbox id={looked.id} name={looked.name} value={toLookAt(doubts)} required label={t("looked")} />
      <Button type="submit" size="form">
        {t("approveLine")}
      </Button>
    </Form>
  );
}
