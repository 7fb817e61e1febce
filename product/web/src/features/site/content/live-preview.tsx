import { useEffect, useState } from "react";
import { useFetcher, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { Blocks } from "@product/domain/site/blocks";
import type { Locale } from "@product/domain/locales";
import { ContentBlocks } from "#features/site/content-blocks/share/content-blocks.tsx";

type LivePreviewProps = { boxId: string; language: Locale; languageName: string; saved: Blocks };

/** The look of the text, refreshed a moment after the writer stops typing. */
export function LivePreview({ boxId, language, languageName, saved }: LivePreviewProps) {
  const t = useTranslations("content");
  const fetcher = useFetcher<{ blocks?: Blocks }>();
  const { submit, reset } = fetcher;
  const isResting = useNavigation().state === "idle";
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const box = document.getElementById(boxId);
    if (!(box instanceof HTMLTextAreaElement)) return;
    const look = () => setTyped(box.value);
    box.addEventListener("input", look);
    return () => box.removeEventListener("input", look);
  }, [boxId]);
  useEffect(() => {
    if (typed === undefined || !isResting) return;
    const timer = setTimeout(() => {
      void submit({ language, body: typed }, { method: "post", action: "?do=preview" });
    }, 400);
    return () => clearTimeout(timer);
  }, [typed, language, submit, isResting]);
  // A preview that comes in while the page is saved would end the saving's own reload with what was there before.
  useEffect(() => {
    if (!isResting) reset();
  }, [isResting, reset]);
  const blocks = fetcher.data?.blocks ?? saved;
  return (
    <section aria-label={t("livePreview", { language: languageName })} className="flex flex-col gap-2">
      <h3 className="text-compact font-medium text-fg-2">{t("livePreview", { language: languageName })}</h3>
      <div
        lang={language}
        className="flex min-h-24 flex-col gap-3.5 rounded-card border border-line bg-bg p-4 text-base wrap-anywhere"
      >
        {blocks.length === 0 ? (
          <p className="text-compact text-fg-3">{t("noTextYet")}</p>
        ) : (
          <ContentBlocks blocks={blocks} />
        )}
      </div>
    </section>
  );
}
