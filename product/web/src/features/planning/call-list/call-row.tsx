import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { spacedNumber } from "@product/domain/identifiers/spaced-number";
import { callOutcomes } from "@product/domain/planning/staffing/phone-calls";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Avatar } from "@product/ui/records/avatar";
import { Badge } from "@product/ui/records/badge";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { weekdayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ToCall } from "./queries.server.ts";

type CallRowProps = { person: ToCall; zone: string; submissionKey: string };

/** Someone to call: the number to tap, what came of the last try, and the buttons for this one. */
export function CallRow({ person, zone, submissionKey }: CallRowProps) {
  const t = useTranslations("call-list");
  const locale = useLocale();
  const { id, name, code, mobile, call, isInvited } = person;
  return (
    <li className="flex flex-col gap-2.5 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} seed={id} size={28} />
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="text-sm">
            <a href={inLocale(`/admin/workers/${id}`, locale)} data-way className="way font-medium">
              {name}
            </a>{" "}
            <span className="font-mono text-xs text-fg-2">{code}</span>{" "}
            {isInvited && <Badge tone="info">{t("invited")}</Badge>}
          </p>
          {call && (
            <p className="num text-xs text-fg-2">
              {t("last", {
                outcome: t(`outcome:${call.outcome}`),
                when: weekdayAndTime(new Date(call.at), locale, zone),
                by: call.by ?? t("someoneGone"),
              })}
            </p>
          )}
        </div>
        {mobile ? (
          <a
            href={`tel:${mobile}`}
            aria-label={t("callName", { name, number: spacedNumber(mobile) })}
            className={`${buttonClass("quiet")} num`}
          >
            {spacedNumber(mobile)}
          </a>
        ) : (
          <span className="text-compact text-fg-2">{t("noNumber")}</span>
        )}
      </div>
      <Form
        method="post"
        preventScrollReset
        aria-label={t("outcomes", { name })}
        className="flex flex-wrap gap-2 sm:pl-10"
      >
        <SubmissionKey value={`${submissionKey.slice(0, -4)}${id.slice(-4)}`} />
        <input type="hidden" name="workerId" value={id} />
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            look={outcome === "accepted" ? "primary" : "quiet"}
            aria-label={t("outcomeName", { outcome: t(`outcome:${outcome}`), name })}
            className="max-sm:grow"
          >
            {t(`outcome:${outcome}`)}
          </Button>
        ))}
      </Form>
    </li>
  );
}
