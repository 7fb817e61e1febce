import { useTranslations } from "use-intl";
import { MarkdownBlocks } from "#features/ground/markdown/share/markdown-blocks.tsx";
import { buttonClass } from "@product/ui/controls/button";
import { NeedsNet } from "./punches/punch-notes.tsx";
import type { ShownPass } from "./queries.server.ts";

/** Briefing for the next shift, shown open until it has been read. */
export function Briefing({ pass: { briefing } }: { pass: ShownPass }) {
  const t = useTranslations("pass");
  if (!briefing?.text || briefing.text.parts.length === 0) return null;
  const { of, text } = briefing;
  const isAsked = text.asks && !text.readAt;
  return (
    <details open={isAsked} className="pass-card mt-3.5 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("briefing")}</summary>
      <p className="text-sm text-fg-2 wrap-anywhere">{t("briefingOf", { event: of.event, shift: of.shift })}</p>
      {text.parts.map((blocks, at) => (
        <div key={at} className="flex flex-col gap-3 pt-3 text-sm">
          <MarkdownBlocks blocks={blocks} />
        </div>
      ))}
      {text.readAt && <p className="pt-3 text-sm text-fg-2">{t("briefingRead")}</p>}
      {isAsked && (
        <form method="post" className="pt-3">
          <input type="hidden" name="changed" value={text.changedAt.toISOString()} />
          <NeedsNet />
          <button type="submit" name="read" value={of.id} className={`${buttonClass("primary", "large")} w-full`}>
            {t("confirmRead")}
          </button>
        </form>
      )}
    </details>
  );
}
