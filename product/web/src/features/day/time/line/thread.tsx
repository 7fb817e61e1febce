import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { dayAndTime } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { LineScreen } from "#features/day/time/line.page.tsx";

type ThreadProps = { screen: LineScreen; reply: FormReply | undefined };

/** Messages of both sides about a dispute; while it lasts the company answers here, the worker in their pass. */
export function Thread({ screen, reply }: ThreadProps) {
  const t = useTranslations("time");
  const locale = useLocale();
  const { thread, row, may } = screen;
  if (thread.length === 0) return null;
  const isDisputed = row.group === "disputed";
  return (
    <section aria-labelledby="thread" className="flex flex-col gap-4">
      <h2 id="thread" className="text-sm font-semibold">
        {t("thread")}
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line text-compact">
        {thread.map(({ id, side, text, author, writtenAt }) => (
          <li key={id} className="px-3.5 py-2.5">
            <p className="num text-fg-2">
              <b className="font-medium text-fg">
                {side === "worker" ? row.name : side === "client" ? t("theClient") : (author ?? t("theCompany"))}
              </b>{" "}
              {dayAndTime(writtenAt, locale, row.timeZone)}
            </p>
            <p className="text-pretty whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      {isDisputed && may.agree && <AnswerForm actionName="write" screen={screen} reply={reply} />}
      {isDisputed && may.settle && (
        <details>
          <summary className="cursor-pointer text-compact font-medium text-fg-2">{t("settle")}</summary>
          <div className="mt-3">
            <AnswerForm actionName="settle" screen={screen} reply={reply} />
          </div>
        </details>
      )}
    </section>
  );
}

const fieldOf = { write: "message", settle: "lastWord" } as const;

function AnswerForm({ actionName, screen, reply }: ThreadProps & { actionName: keyof typeof fieldOf }) {
  const t = useTranslations("time");
  const here = useLocation().pathname;
  const name = fieldOf[actionName];
  const field = formFields(actionName, [name], { message: "", lastWord: "" }, reply)[name]!;
  return (
    <Form
      method="post"
      action={`${here}?do=${actionName}`}
      noValidate={useNoValidate()}
      className="flex max-w-xl flex-col gap-3"
    >
      <SubmissionKey value={screen.submissionKey} />
      <TextField field={field} label={t(name)} help={t(`${name}Help`)} max={500} lines={2} required />
      <div>
        <Button type="submit" look={actionName === "settle" ? "danger" : "quiet"} size="form" className="max-sm:w-full">
          {t(actionName === "settle" ? "settle" : "sendMessage")}
        </Button>
      </div>
    </Form>
  );
}
