import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { MarkdownBlocks } from "#features/ground/markdown/share/markdown-blocks.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { weekdayAndTime } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { briefingNames, BriefingTexts } from "./briefing-texts.tsx";
import type { BriefingScreen } from "./queries.server.ts";

type ShiftText = BriefingScreen["shifts"][number];
type ShiftBriefingsProps = {
  shifts: readonly ShiftText[];
  mayWrite: boolean;
  submissionKey: string;
  reply: FormReply | undefined;
};

/** One line per shift, which opens to what only its people must know. */
export function ShiftBriefings({ shifts, reply, ...form }: ShiftBriefingsProps) {
  const t = useTranslations("briefings");
  const repliedTo = reply?.result.initialValue?.["shiftId"];
  return (
    <section aria-labelledby="of-shifts">
      <h2 id="of-shifts" className="mb-2 text-sm font-semibold">
        {t("ofShifts")}
      </h2>
      {shifts.length === 0 ? (
        <p className="text-compact text-fg-2">{t("noShifts")}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {shifts.map((shift) => (
            <li key={shift.id}>
              <ShiftBriefing shift={shift} reply={repliedTo === shift.id ? reply : undefined} {...form} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ShiftBriefingProps = Omit<ShiftBriefingsProps, "shifts"> & { shift: ShiftText };
function ShiftBriefing({ shift, mayWrite, submissionKey, reply }: ShiftBriefingProps) {
  const t = useTranslations("briefings");
  const locale = useLocale();
  const { timeZone } = useEventFrame();
  const noValidate = useNoValidate();
  const fields = formFields(`shift-${shift.id}`, briefingNames, shift, reply);
  return (
    <details open={reply !== undefined} className="px-3.5 py-2.5 text-compact">
      <summary className="min-h-6 cursor-pointer">
        <span className="font-medium">{shift.title}</span>{" "}
        <span className="num text-fg-2">{weekdayAndTime(shift.startsAt, locale, timeZone)}</span>
      </summary>
      <div className="flex flex-col gap-4 pt-3 pb-1">
        <div className="flex max-w-[72ch] flex-col gap-3 text-sm">
          {shift.blocks.length > 0 ? <MarkdownBlocks blocks={shift.blocks} /> : <p>{t("nothing")}</p>}
        </div>
        {mayWrite && (
          <Form
            method="post"
            action="?do=write-shift"
            noValidate={noValidate}
            aria-label={t("ofShift", { shift: shift.title })}
            className="flex flex-col gap-4"
          >
            <Rejection reply={reply} fields={briefingNames.map((name) => ({ ...fields[name], label: t(name) }))} />
            <SubmissionKey value={submissionKey} />
            <input type="hidden" name="shiftId" value={shift.id} />
            <BriefingTexts fields={fields} lines={4} />
            <div>
              <Button type="submit">{t("saveShift")}</Button>
            </div>
          </Form>
        )}
      </div>
    </details>
  );
}
