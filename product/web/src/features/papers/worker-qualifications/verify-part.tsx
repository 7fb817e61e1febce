import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { calendarDay } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { PageData } from "./qualifications.page.tsx";
import type { HeldQualification } from "./queries.server.ts";

const names = ["evidence", "validFrom", "validUntil"] as const;
type Shown = { qualification: HeldQualification; page: PageData; reply: FormReply | undefined };

/** Opens below the entry; what is right today is filled in. */
export function VerifyPart({ qualification, page, reply: answer }: Shown) {
  const t = useTranslations("worker-qualifications");
  const locale = useLocale();
  const { pathname } = useLocation();
  const { qualificationId, name, validMonths, standing, version } = qualification;
  const sent = useReplyTo("verify", answer);
  const reply = sent?.result.initialValue?.["qualificationId"] === qualificationId ? sent : undefined;
  const saved = { evidence: "", validFrom: page.today, validUntil: "" };
  const fields = formFields(`verify-${qualificationId}`, names, saved, reply);
  const actionName = t(standing === "claimed" ? "verify" : "verifyAgain");
  const plain = useControls(fields, (field: (typeof names)[number]) => t(field));
  return (
    <details open={reply !== undefined}>
      <summary
        aria-label={t("verifyOf", { actionName, name })}
        className="touch-target w-fit cursor-pointer text-primary-text underline-offset-3 hover:underline"
      >
        {actionName}
      </summary>
      <Form method="post" action={`${pathname}?do=verify`} noValidate className="mt-3 flex flex-col gap-4 pb-2">
        <Rejection reply={reply} fields={names.map((field) => ({ ...fields[field], label: t(field) }))} />
        <input type="hidden" name="qualificationId" value={qualificationId} />
        <input type="hidden" name="version" value={version} />
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <SelectField {...plain("evidence")} help={t("evidenceHelp")} required>
              <option value="">{t("choose")}</option>
              {page.papers.map(({ id, name: document, validUntil }) => (
                <option key={id} value={id}>
                  {validUntil ? t("documentUntil", { name: document, day: calendarDay(validUntil, locale) }) : document}
                </option>
              ))}
              <option value="seen">{t("seenByMe")}</option>
            </SelectField>
          </div>
          <DayField {...plain("validFrom")} help={t("dayHelp")} required />
          <DayField
            {...plain("validUntil")}
            help={validMonths === null ? t("validAlways") : t("validMonths", { months: validMonths })}
          />
        </div>
        <Button type="submit" className="self-start">
          {actionName}
        </Button>
      </Form>
    </details>
  );
}
