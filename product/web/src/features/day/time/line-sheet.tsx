import { useId } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { lineGroups, type LineGroup } from "@product/domain/day/time-lines";
import { StatusLight } from "@product/ui/records/status-light";
import type { Tone } from "@product/ui/records/tone";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { ApproveBar } from "./approve-bar.tsx";
import { LineHeadings } from "./line-headings.tsx";
import { LineRow } from "./line-row.tsx";
import { canTick, isTickedAtFirst, isToLookAt } from "./ticked-lines.ts";
import type { TimeScreen } from "./time.page.tsx";
import { useTimeLink } from "./use-time-link.ts";

const tones: Record<LineGroup, Tone> = {
  "missing-out": "warn",
  correction: "info",
  disputed: "bad",
  absent: "warn",
  odd: "warn",
  doubtful: "warn",
  different: "warn",
  fine: "ok",
};

/** The lines by what has to be done about them, with one button that approves those which are ticked. */
export function LineSheet({ screen }: { screen: TimeScreen }) {
  const t = useTranslations("time");
  const to = useTimeLink(screen);
  const id = useId();
  const { rows, may, query, submissionKey } = screen;
  const canApprove = rows.some((row) => canTick(row, may));
  const groups = lineGroups.filter((group) => rows.some((row) => row.group === group));
  return (
    <Form method="post" action={to({ do: "approve" })} className="flex flex-col">
      <SubmissionKey value={submissionKey} />
      <div id="approve-lines" tabIndex={-1} className="overflow-hidden rounded-card border border-line">
        <LineHeadings />
        {groups.map((group) => (
          <section
            key={group}
            aria-labelledby={`${id}-${group}`}
            className="border-t border-line max-lg:first:border-t-0"
          >
            <div className="flex flex-wrap items-baseline gap-x-2.5 bg-bg-subtle px-3.5 py-2 text-compact">
              <h2 id={`${id}-${group}`} className="font-medium">
                <StatusLight tone={tones[group]}>{t(`group:${group}`)}</StatusLight>
              </h2>
              <span className="text-fg-2">
                {t("lines", { n: rows.filter((row) => row.group === group).length })}. {t(`text:${group}`)}
              </span>
            </div>
            <ul className="divide-y divide-line">
              {rows
                .filter((row) => row.group === group)
                .map((row) => (
                  <LineRow key={row.id} row={row} may={may} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-pretty text-fg-2">
        <span className="key before:bg-line-2">{t("planned")}</span>
        <span className="key before:bg-fg-2">{t("legendActual")}</span>
        <span className="key before:border before:border-dashed before:border-warn">{t("noOut")}</span>
        <span className="sm:ml-auto">{t("legendText")}</span>
      </p>
      {canApprove && query.tab !== "approved" && (
        <ApproveBar
          key={submissionKey}
          toLookAt={rows.filter(isToLookAt).length}
          atFirst={rows.filter((row) => canTick(row, may) && isTickedAtFirst(row)).map(({ minutes }) => minutes)}
        />
      )}
    </Form>
  );
}
