import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { dayAndTime } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { TimeScreen } from "#features/day/time/time.page.tsx";
import { useTimeLink } from "#features/day/time/use-time-link.ts";

type ReopeningProps = { period: TimeScreen["periods"][number]; screen: TimeScreen; reply: FormReply | undefined };

/** Opening a closed period again: proposed by one person, confirmed by another. */
export function Reopening({ period, screen, reply }: ReopeningProps) {
  const t = useTranslations("time");
  const locale = useLocale();
  if (period.reopenedAt)
    return (
      <p className="mt-1 text-fg-2">
        {t("reopened", {
          when: dayAndTime(period.reopenedAt, locale, period.timeZone),
          reason: period.reopeningReason,
        })}
      </p>
    );
  if (period.reopeningId) return <Proposed period={period} screen={screen} />;
  if (!screen.may.reopen) return null;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer font-medium text-fg-2">{t("proposeReopening")}</summary>
      <ProposeForm period={period} screen={screen} reply={reply} />
    </details>
  );
}

function Proposed({ period, screen }: Omit<ReopeningProps, "reply">) {
  const t = useTranslations("time");
  const to = useTimeLink(screen);
  const name = period.proposer ?? t("someone");
  const actions = [
    ...(screen.may.approve && !period.isOwn ? (["confirmReopening"] as const) : []),
    ...(screen.may.reopen ? (["dropReopening"] as const) : []),
  ];
  return (
    <Callout tone="warn">
      <p>
        {t("reopening", { name, reason: period.reopeningReason })} {period.isOwn && t("reopeningWaits")}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {actions.map((actionName) => (
          <Form key={actionName} method="post" action={to({ do: actionName })}>
            <SubmissionKey value={screen.submissionKey} />
            <input type="hidden" name="proposal" value={period.reopeningId ?? ""} />
            <Button type="submit" look={actionName === "confirmReopening" ? "danger" : "quiet"}>
              {t(actionName)}
            </Button>
          </Form>
        ))}
      </div>
    </Callout>
  );
}

function ProposeForm({ period, screen, reply }: ReopeningProps) {
  const t = useTranslations("time");
  const to = useTimeLink(screen);
  const { reopeningReason } = formFields(`reopening-${period.id}`, ["reopeningReason"], { reopeningReason: "" }, reply);
  return (
    <Form
      method="post"
      action={to({ do: "proposeReopening" })}
      noValidate={useNoValidate()}
      className="mt-2 flex max-w-xl flex-col gap-3"
    >
      <SubmissionKey value={screen.submissionKey} />
      <input type="hidden" name="periodId" value={period.id} />
      <TextField
        field={reopeningReason}
        label={t("reopeningReason")}
        help={t("reopeningHelp")}
        max={500}
        lines={2}
        required
      />
      <div>
        <Button type="submit" look="danger" size="form">
          {t("proposeIt")}
        </Button>
      </div>
    </Form>
  );
}
