import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { BulkDeed } from "@product/domain/people/bulk-changes";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { BriefPreview } from "./preview.page.tsx";
import { WhoPreview } from "./share/who-preview.tsx";

type PreviewCardProps = { preview: BriefPreview; deed: BulkDeed; from: string; submissionKey: string };

/** Who will change, who stays and why, and the button that does it. */
export function PreviewCard({ preview, deed, from, submissionKey }: PreviewCardProps) {
  const t = useTranslations("bulk-changes");
  const { changed, leftOut } = preview;
  return (
    <WhoPreview
      label={t("preview")}
      chosen={changed}
      said={t("willChange", { n: changed.count })}
      leftOut={leftOut.map((each) => ({ ...each, word: t(`leftOut:${each.reason}`) }))}
      saidOfOthers={(n) => t("willStay", { n })}
      more={(n) => t("more", { n })}
    >
      <Form method="post" className="flex flex-col gap-2 border-t border-line pt-4">
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="kind" value={deed.kind} />
        <input type="hidden" name="value" value={deed.value} />
        <input type="hidden" name="shown" value={preview.shown} />
        <input type="hidden" name="proposal" value={preview.proposal} />
        <input type="hidden" name="from" value={from} />
        <Button type="submit" size="form" className="self-start max-sm:w-full">
          {t("apply", { n: changed.count })}
        </Button>
        <p className="text-help text-fg-3">{t("applyHelp")}</p>
      </Form>
    </WhoPreview>
  );
}
