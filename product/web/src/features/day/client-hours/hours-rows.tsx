import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { StatusLight } from "@product/ui/records/status-light";
import type { Tone } from "@product/ui/records/tone";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { hoursAndMinutes, shortDay, timeOf } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { signFormId } from "./sign-form.tsx";
import type { ClientHours, ClientHoursRow } from "./queries.server.ts";

const tones: Record<ClientHoursRow["state"], Tone> = { signed: "ok", open: "idle", objected: "bad", waits: "info" };

/** Each person on each shift with the hours that were clocked; those to approve are ticked at first. */
export function HoursRows({ hours, reply }: { hours: ClientHours; reply: FormReply | undefined }) {
  const t = useTranslations("client-hours");
  return (
    <ul aria-label={t("lines")} className="divide-y divide-line rounded-card border border-line">
      {hours.rows.map((row) => (
        <li key={row.id} className="flex flex-col gap-1 px-3.5 py-3">
          <Line row={row} timeZone={hours.timeZone} />
          {row.state === "open" && <Objection row={row} reply={reply} />}
        </li>
      ))}
    </ul>
  );
}

function Line({ row, timeZone }: { row: ClientHoursRow; timeZone: string }) {
  const t = useTranslations("client-hours");
  const locale = useLocale();
  const clock = (moment: number) => timeOf(new Date(moment), locale, timeZone);
  const [day, hours] = [shortDay(row.day, locale), hoursAndMinutes(row.minutes)];
  const who = row.name || row.role;
  return (
    <div className="flex items-start gap-3">
      {row.state === "open" && (
        <Checkbox
          name="lines"
          form={signFormId}
          value={`${row.id}:${row.minutes}`}
          defaultChecked
          label={t("choose", { who, day, hours })}
          labelHidden
        />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <p className="min-w-0 flex-[1_1_14rem]">
          <b className="font-medium wrap-anywhere">{who}</b>
          <span className="num block text-sm text-fg-2">
            {[row.name && row.role, row.shift, `${day}, ${clock(row.from)}–${clock(row.until)}`]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <span className="num font-medium">{hours}</span>
        <span className="text-sm sm:w-56">
          <StatusLight tone={tones[row.state]}>{t(`state:${row.state}`)}</StatusLight>
        </span>
      </div>
    </div>
  );
}

function Objection({ row, reply }: { row: ClientHoursRow; reply: FormReply | undefined }) {
  const t = useTranslations("client-hours");
  const sentences = useFieldSentences();
  const here = useLocation().pathname;
  const noValidate = useNoValidate();
  const isMine = reply?.result.initialValue?.["line"] === row.id;
  const errors = isMine ? sentences((reply.result.error?.["objection"] ?? []) as never) : [];
  return (
    <details open={isMine}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-fg-2 underline underline-offset-3">
        {t("object")}
      </summary>
      <Form method="post" action={`${here}?do=object`} noValidate={noValidate} className="flex flex-col gap-3 pb-2">
        <input type="hidden" name="line" value={row.id} />
        <Field
          id={`objection-${row.id}`}
          name="objection"
          label={t("objection")}
          help={t("objectionHelp")}
          defaultValue={isMine ? String(reply.result.initialValue?.["objection"] ?? "") : ""}
          errors={errors}
          lines={2}
          maxLength={400}
          required
        />
        <Button type="submit" size="form" className="max-sm:w-full sm:self-start">
          {t("sendObjection")}
        </Button>
      </Form>
    </details>
  );
}
