import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { WhoPreview } from "#features/ground/bulk/share/who-preview.tsx";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { BriefRequestPreview } from "./request-many.page.tsx";

type RequestPreviewCardProps = {
  preview: BriefRequestPreview;
  choice: { kinds: readonly string[]; note: string; from: string };
  submissionKey: string;
};

/** Workers who will be asked, those left out with the reason, and the button that sends the requests. */
export function RequestPreviewCard({ preview, choice: { kinds, note, from }, submissionKey }: RequestPreviewCardProps) {
  const t = useTranslations("document-requests");
  const { chosen, leftOut, workers } = preview;
  return (
    <WhoPreview
      label={t("preview")}
      chosen={chosen}
      sentence={t("willBeAsked", { n: chosen.count })}
      leftOut={leftOut.map((each) => ({ ...each, word: t(`notAsked:${each.reason}`) }))}
      saidOfOthers={(n) => t("willNot", { n })}
      more={(n) => t("more", { n })}
    >
      <Form method="post" className="border-t border-line pt-4">
        <SubmissionKey value={submissionKey} />
        {kinds.map((id) => (
          <input key={id} type="hidden" name="kinds" value={id} />
        ))}
        <input type="hidden" name="note" value={note} />
        <input type="hidden" name="workers" value={workers} />
        <input type="hidden" name="from" value={from} />
        <Button type="submit" size="form" className="self-start max-sm:w-full">
          {t("apply", { n: chosen.count })}
        </Button>
      </Form>
    </WhoPreview>
  );
}
