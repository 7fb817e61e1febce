import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { keepsFromPublishing } from "@product/domain/forms/lint";
import { Button } from "@product/ui/controls/button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { BuilderData } from "./builder.page.tsx";

/** How the draft stands to what is out, and the step that puts it out. */
export function DraftBar({ data }: { data: BuilderData }) {
  const t = useTranslations("form-builder");
  const { building, mayPublish, submissionKey } = data;
  const { isDraft, number, changes, running, published, version } = building;
  const against = building.faults.length + building.advice.filter(keepsFromPublishing).length;
  return (
    <div className="sticky bottom-0 z-10 -mx-(--page-padding) mt-auto -mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-bg px-(--page-padding) py-2.5 text-compact sm:min-h-15">
      <span className="font-medium">{t(isDraft ? "draft" : "published", { number: String(number) })}</span>
      {changes && (
        <span className="rounded-control border border-line px-2 py-1 text-help">{t("changes", changes)}</span>
      )}
      {!isDraft && <span className="text-help text-fg-2">{t("publishedText")}</span>}
      {isDraft && published !== undefined && running > 0 && (
        <span className="text-help text-fg-2">{t("running", { n: running, number: String(published) })}</span>
      )}
      <span className="ml-auto flex items-center gap-3">
        {against > 0 && (
          <span className="inline-flex items-center gap-1.5 text-bad-text">
            <StatusGlyph tone="bad" />
            {t("fault", { n: against })}
          </span>
        )}
        {isDraft && mayPublish && (
          <Form method="post" action="?do=publish">
            <SubmissionKey value={submissionKey} />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" size="form" disabled={against > 0}>
              {t("publish", { number: String(number) })}
            </Button>
          </Form>
        )}
      </span>
    </div>
  );
}
