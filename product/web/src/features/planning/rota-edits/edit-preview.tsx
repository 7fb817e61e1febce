import { Form, Link, useLocation, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Movable } from "@product/domain/planning/rota/timeline";
import { Button, buttonClass } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { weekdayAndDay } from "#i18n/format.ts";
import type { EditPreview } from "./queries.server.ts";
import type { EditForm } from "./schema.ts";
import { timesIn } from "./times-in.ts";

export type Previewed = { form: EditForm; rows: EditPreview };

/** Each shift as it is and as it would be; what is saved is exactly what stands here. */
export function EditPreviewForm({
  previewed: { form, rows },
  submissionKey,
}: {
  previewed: Previewed;
  submissionKey: string;
}) {
  const t = useTranslations("rota-edits");
  const { pathname, search } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const again = new URLSearchParams(search);
  again.delete("do");
  const to = new URLSearchParams(again);
  to.set("do", "apply");
  const { minutes, breakMinutes, roleId, heads } = form;
  const sent = { minutes, breakMinutes, roleId, heads };
  return (
    <Form method="post" action={`${pathname}?${to.toString()}`} className="flex max-w-4xl flex-col gap-5">
      <SubmissionKey value={submissionKey} />
      {Object.entries(sent).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {rows.map(({ id, version }) => (
        <input key={id} type="hidden" name="seen" value={`${id}:${version}`} />
      ))}
      <h2 className="text-sm font-semibold">{t("previewTitle", { n: rows.length })}</h2>
      <div className="overflow-x-auto rounded-card border border-line">
        <table className="w-full text-left text-compact">
          <thead className="bg-bg-subtle text-fg-2">
            <tr>
              {(["shift", "before", "after"] as const).map((name) => (
                <th key={name} scope="col" className="px-3.5 py-2 font-medium">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="px-3.5 py-2 font-normal">
                  <b>{row.title}</b>
                  <span className="block text-fg-2">{row.event}</span>
                </th>
                <td className="num px-3.5 py-2 text-fg-2">
                  <Planned plan={row.before} timeZone={row.timeZone} />
                </td>
                <td className="num px-3.5 py-2">
                  <Planned plan={row.after} timeZone={row.timeZone} />
                  {row.heads && (
                    <span className="block">
                      {t("headsOf", { before: String(row.heads.before), after: String(row.heads.after) })}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="form" busy={isSending}>
          {t("apply")}
        </Button>
        <Link to={`${pathname}?${again.toString()}`} className={buttonClass("quiet", "form")}>
          {t("editTitle")}
        </Link>
      </div>
    </Form>
  );
}

function Planned({ plan, timeZone }: { plan: Movable; timeZone: string }) {
  const t = useTranslations("rota-edits");
  const locale = useLocale();
  const rest = plan.breaks.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <>
      {weekdayAndDay(plan.day, locale)}, {timesIn(plan, timeZone, locale)}
      {rest > 0 && <span className="block text-fg-2">{t("breakOf", { n: String(rest) })}</span>}
    </>
  );
}
