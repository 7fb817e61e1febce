import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { BulkDeed } from "@product/domain/people/bulk-changes";
import { Button } from "@product/ui/button";
import { StatusLight } from "@product/ui/status-light";
import { SubmissionKey } from "#features/forms/share/form-parts.tsx";
import { listOf } from "#i18n/format.ts";
import type { BriefPreview } from "./preview.page.tsx";

type PreviewCardProps = { preview: BriefPreview; deed: BulkDeed; from: string; submissionKey: string };

/** Who will change, who stays and why, and the button that does it. */
export function PreviewCard({ preview, deed, from, submissionKey }: PreviewCardProps) {
  const t = useTranslations("bulk-changes");
  const { changed, leftOut } = preview;
  const staying = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={t("preview")} className="flex flex-col gap-4 rounded-card border border-line p-4 text-compact">
      <div className="flex flex-col gap-1">
        <StatusLight tone={changed.count > 0 ? "ok" : "idle"}>{t("willChange", { n: changed.count })}</StatusLight>
        <Names {...changed} />
      </div>
      {staying > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <StatusLight tone="idle">{t("willStay", { n: staying })}</StatusLight>
          <ul className="flex flex-col gap-2">
            {leftOut.map(({ reason, count, names }) => (
              <li key={reason}>
                <p>
                  {t(`leftOut:${reason}`)} <span className="num text-fg-3">({count})</span>
                </p>
                <Names count={count} names={names} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {changed.count > 0 && (
        <Form method="post" className="flex flex-col gap-2 border-t border-line pt-4">
          <SubmissionKey value={submissionKey} />
          <input type="hidden" name="kind" value={deed.kind} />
          <input type="hidden" name="value" value={deed.value} />
          <input type="hidden" name="shown" value={preview.shown} />
          <input type="hidden" name="from" value={from} />
          <Button type="submit" size="form" className="self-start max-sm:w-full">
            {t("apply", { n: changed.count })}
          </Button>
          <p className="text-help text-fg-3">{t("applyHelp")}</p>
        </Form>
      )}
    </section>
  );
}

function Names({ count, names }: { count: number; names: readonly string[] }) {
  const t = useTranslations("bulk-changes");
  const locale = useLocale();
  if (count === 0) return null;
  const rest = count - names.length;
  return (
    <p className="text-fg-2 wrap-anywhere">
      {rest > 0 ? `${names.join(", ")} ${t("more", { n: rest })}` : listOf(names, locale)}
    </p>
  );
}
