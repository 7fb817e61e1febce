import { Form, Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { moveOf } from "@product/domain/people/worker-states";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { ShownGap } from "./queries.server.ts";
import { ToRelease } from "./to-release.tsx";
import { useReplyTo, type ActionReply } from "./reply.ts";
import type { WorkerPageData } from "./worker.page.tsx";

/** The questions of a chosen move, above the record. */
export function MovePanel({ page, reply: answer }: { page: WorkerPageData; reply: ActionReply | undefined }) {
  const t = useTranslations("worker-page");
  const sentences = useFieldSentences();
  const { pathname, search } = useLocation();
  const reply = useReplyTo("move", answer);
  const { move } = page;
  if (!move || !page.moves.includes(move)) return reply ? <Rejection reply={reply} fields={[]} /> : null;
  const { reasons, day, isForTwo, endsShifts } = moveOf(move);
  const fields = formFields("move", ["reason", "day"], { reason: "", day: "" }, reply);
  const back = new URLSearchParams(search);
  back.delete("move");
  back.delete("do");
  return (
    <section aria-labelledby="move-heading" className="mb-5 max-w-2xl rounded-card border border-line bg-bg-subtle p-4">
      <h2 id="move-heading" className="mb-1 text-sm font-semibold">
        {t(`move:${move}`)}
      </h2>
      {isForTwo && <p className="mb-3 text-compact text-fg-2">{t("forTwo")}</p>}
      <Form method="post" action={`${pathname}?move=${move}&do=move`} className="flex flex-col gap-4">
        <Rejection
          reply={reply}
          fields={[
            { ...fields.reason, label: t("reason") },
            { ...fields.day, label: day ? t(`day:${day}`) : "" },
          ]}
        />
        <SubmissionKey value={page.submissionKey} />
        <input type="hidden" name="move" value={move} />
        <input type="hidden" name="version" value={page.worker.version} />
        {(reasons || day) && (
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {reasons && (
              <SelectField
                id={fields.reason.id}
                name="reason"
                label={t("reason")}
                defaultValue={fields.reason.initialText}
                errors={sentences(fields.reason.errors)}
              >
                <option value="">{t("chooseReason")}</option>
                {reasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`reason:${reason}`)}
                  </option>
                ))}
              </SelectField>
            )}
            {day && (
              <DayField
                id={fields.day.id}
                name="day"
                label={t(`day:${day}`)}
                help={t("dayHelp")}
                defaultValue={fields.day.initialText}
                errors={sentences(fields.day.errors)}
              />
            )}
          </div>
        )}
        {page.toRelease && endsShifts && <ToRelease {...page.toRelease} />}
        {page.gaps.length > 0 && <Gaps gaps={page.gaps} />}
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button type="submit" look={isForTwo ? "danger" : "primary"}>
            {t(`move:${move}`)}
          </Button>
          <Link to={`${pathname}?${back}`} className={buttonClass("ghost")}>
            {t("cancel")}
          </Link>
        </div>
      </Form>
    </section>
  );
}

/** The gaps before a worker can work, and the question whether to activate them all the same. */
function Gaps({ gaps }: { gaps: readonly ShownGap[] }) {
  const t = useTranslations("worker-page");
  return (
    <>
      <Callout tone="warn">
        <p className="mb-1 font-medium">{t("gaps", { n: gaps.length })}</p>
        <ul className="list-disc pl-4">
          {gaps.map(({ code, name }) => (
            <li key={`${code}${name}`}>{code === "document" && name ? t("gap:named", { name }) : t(`gap:${code}`)}</li>
          ))}
        </ul>
      </Callout>
      <Checkbox id="move-isConfirmed" name="isConfirmed" label={t("activateAnyway")} />
    </>
  );
}
