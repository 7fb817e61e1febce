import { useTranslations } from "use-intl";
import type { BulkAction, LeftOut } from "@product/domain/people/bulk-changes";
import type { BriefPreview } from "#features/ground/bulk/queries.server.ts";
import { PreviewForm } from "#features/ground/bulk/share/preview-form.tsx";
import { WhoPreview } from "#features/ground/bulk/share/who-preview.tsx";

type PreviewCardProps = { preview: BriefPreview<LeftOut>; action: BulkAction; from: string; submissionKey: string };

/** The workers who will change, those who stay and why, and the button that carries it out. */
export function PreviewCard({ preview, ...form }: PreviewCardProps) {
  const t = useTranslations("bulk-changes");
  const { changed, leftOut } = preview;
  return (
    <WhoPreview
      label={t("preview")}
      chosen={changed}
      sentence={t("willChange", { n: changed.count })}
      leftOut={leftOut.map((each) => ({ ...each, word: t(`leftOut:${each.reason}`) }))}
      saidOfOthers={(n) => t("willStay", { n })}
      more={(n) => t("more", { n })}
    >
      <PreviewForm
        {...form}
        preview={preview}
        words={{ apply: t("apply", { n: changed.count }), help: t("applyHelp") }}
      />
    </WhoPreview>
  );
}
