import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { Field } from "@product/ui/controls/field";
import { StatusLight } from "@product/ui/records/status-light";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { calendarDay, dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ShownCheck } from "./queries.server.ts";
import type { PageData, Reply } from "./right-to-work.page.tsx";

const outcomeTone = { unlimited: "ok", limited: "warn", refused: "bad" } as const;

/** Every check with what the authorities ask for: who made it, when, and how. */
export function CheckList({ page, reply }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  if (page.checks.length === 0) return <EmptyState title={t("noChecks")}>{t("noChecksText")}</EmptyState>;
  return (
    <section aria-labelledby="checks" className="flex flex-col gap-1">
      <h2 id="checks" className="text-sm font-semibold">
        {t("checks")}
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {page.checks.map((check) => (
          <CheckEntry key={check.id} check={check} today={page.today} reply={reply} />
        ))}
      </ol>
    </section>
  );
}

type Entry = { check: ShownCheck; today: string; reply: Reply };

function CheckEntry({ check, today, reply }: Entry) {
  const t = useTranslations("right-to-work");
  const locale = useLocale();
  const { timeZone, worker } = useWorkerFrame();
  const { country, method, outcome, checkedOn, validUntil, termHours, by, createdAt, seen, code } = check;
  const limits = [
    validUntil && t("untilLine", { day: calendarDay(validUntil, locale) }),
    termHours && t("hoursLine", { hours: termHours }),
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-1 py-3 text-compact">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusLight tone={outcomeTone[outcome]}>{t(`outcome:${outcome}`)}</StatusLight>
        {limits.length > 0 && <span>{limits.join(" · ")}</span>}
      </p>
      <p>
        {t(`country:${country}`)} · {t(`method:${method}`)}
        {seen && <span className="text-fg-2"> · {seen}</span>}
      </p>
      <p className="text-fg-2">
        {t("checkedLine", { day: calendarDay(checkedOn, locale), name: by ?? t("someoneGone") })},{" "}
        <time dateTime={createdAt.toISOString()}>
          {t("writtenLine", { at: dayAndTime(createdAt, locale, timeZone) })}
        </time>
      </p>
      {check.document && (
        <p className="text-fg-2">
          {t("evidence")}:{" "}
          <Link
            to={inLocale(`/admin/workers/${worker.id}/documents`, locale)}
            className="touch-target text-fg underline underline-offset-3"
          >
            {check.document}
          </Link>
        </p>
      )}
      {code && <Code check={check} code={code} today={today} reply={reply} />}
    </li>
  );
}

function Code({ check: { id }, code, today, reply }: Entry & { code: NonNullable<ShownCheck["code"]> }) {
  const t = useTranslations("right-to-work");
  const locale = useLocale();
  const { pathname } = useLocation();
  const sentences = useFieldSentences();
  const answer = useReplyTo("reveal", reply);
  const isThis = answer?.result.initialValue?.["checkId"] === id;
  const opened = reply?.revealed?.checkId === id ? reply.revealed.shareCode : undefined;
  const { reason } = formFields(`reveal-${id}`, ["reason"], { reason: "" }, isThis ? answer : undefined);
  const hasEnded = code.endsBy < today;
  return (
    <div className="flex flex-col gap-1">
      <p>
        {t("codeLine")} <span className="font-mono">{opened ?? code.masked}</span>{" "}
        <span className="text-fg-2">
          {hasEnded ? t("codeEnded") : t("codeEnds", { day: calendarDay(code.endsBy, locale) })}
        </span>
      </p>
      {code.isDoubtful && <StatusLight tone="warn">{t("codeDoubt")}</StatusLight>}
      {opened ? (
        <output className="text-fg-2">{t("revealed")}</output>
      ) : (
        <details open={isThis} className="group">
          <summary className="touch-target w-fit cursor-pointer text-primary-text underline-offset-3 hover:underline">
            {t("reveal")}
          </summary>
          <Form
            method="post"
            action={`${pathname}?do=reveal`}
            preventScrollReset
            className="mt-2 flex max-w-md flex-col gap-3"
          >
            <input type="hidden" name="checkId" value={id} />
            <Field
              id={reason.id}
              name="reason"
              label={t("reason")}
              help={t("reasonHelp")}
              defaultValue={reason.initialText}
              errors={sentences(reason.errors)}
              maxLength={200}
              required
            />
            <Button type="submit" look="quiet" className="self-start">
              {t("reveal")}
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
