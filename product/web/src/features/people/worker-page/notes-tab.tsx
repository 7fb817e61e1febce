import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { dayAndTime } from "#i18n/format.ts";
import { noteLength } from "./note-length.ts";
import { useReplyTo, type ActionReply } from "./reply.ts";
import type { WorkerPageData } from "./worker.page.tsx";

/** The notes of colleagues, newest first, and a field for a new one. */
export function NotesTab({ page, reply: answer }: { page: WorkerPageData; reply: ActionReply | undefined }) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  const { pathname } = useLocation();
  const reply = useReplyTo("note", answer);
  const fields = formFields("note", ["text"], { text: "" }, reply);
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-5 pb-8">
      <p className="max-w-[64ch] text-compact text-pretty text-fg-2">{t("notesWhy")}</p>
      <Form
        key={page.notes.length}
        method="post"
        action={`${pathname}?show=notes&do=note`}
        className="flex flex-col gap-3"
      >
        <Rejection reply={reply} fields={[{ ...fields.text, label: t("noteText") }]} />
        <SubmissionKey value={page.submissionKey} />
        <TextField field={fields.text} label={t("noteText")} help={t("noteHelp")} max={noteLength} lines={3} required />
        <Button type="submit" size="form" className="self-start max-sm:w-full">
          {t("writeNote")}
        </Button>
      </Form>
      {page.notes.length === 0 ? (
        <p className="text-compact text-fg-2">{t("noNotes")}</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {page.notes.map(({ id, author, at, text }) => (
            <li key={id} className="flex flex-col gap-1 py-3">
              <p className="flex flex-wrap gap-x-2 text-compact">
                <span className="font-medium">{author ?? t("someoneGone")}</span>
                <time dateTime={at.toISOString()} className="num text-fg-3">
                  {dayAndTime(at, locale, page.timeZone)}
                </time>
              </p>
              <p className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
