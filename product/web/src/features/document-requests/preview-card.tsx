import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/button";
import { StatusLight } from "@product/ui/status-light";
import { SubmissionKey } from "#features/forms/share/form-parts.tsx";
import { listOf } from "#i18n/format.ts";
import type { BriefRequestPreview } from "./request-many.page.tsx";

type RequestPreviewCardProps = {
  preview: BriefRequestPreview;
  asked: { kinds: readonly string[]; note: string; from: string };
  submissionKey: string;
};

/** Who will be asked, who not and why, and the button that does it. */
export function RequestPreviewCard({ preview, asked: { kinds, note, from }, submissionKey }: RequestPreviewCardProps) {
  const t = useTranslations("document-requests");
  const { asked, leftOut, workers } = preview;
  const others = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={t("preview")} className="flex flex-col gap-4 rounded-card border border-line p-4 text-compact">
      <div className="flex flex-col gap-1">
        <StatusLight tone={asked.count > 0 ? "ok" : "idle"}>{t("willBeAsked", { n: asked.count })}</StatusLight>
        <Names {...asked} />
      </div>
      {others > 0 && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <StatusLight tone="idle">{t("willNot", { n: others })}</StatusLight>
          <ul className="flex flex-col gap-2">
            {leftOut.map(({ reason, count, names }) => (
              <li key={reason}>
                <p>
                  {t(`notAsked:${reason}`)} <span className="num text-fg-3">({count})</span>
                </p>
                <Names count={count} names={names} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked.count > 0 && (
        <Form method="post" className="border-t border-line pt-4">
          <SubmissionKey value={submissionKey} />
          {kinds.map((id) => (
            <input key={id} type="hidden" name="kinds" value={id} />
          ))}
          <input type="hidden" name="note" value={note} />
          <input type="hidden" name="workers" value={workers} />
          <input type="hidden" name="from" value={from} />
          <Button type="submit" size="form" className="self-start max-sm:w-full">
            {t("apply", { n: asked.count })}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Names({ count, names }: { count: number; names: readonly string[] }) {
  const t = useTranslations("document-requests");
  const locale = useLocale();
  if (count === 0) return null;
  const rest = count - names.length;
  return (
    <p className="text-fg-2 wrap-anywhere">
      {rest > 0 ? `${names.join(", ")} ${t("more", { n: rest })}` : listOf(names, locale)}
    </p>
  );
}
