import { useLocale, useTranslations } from "use-intl";
import type { Piece } from "#request/ports/mailbox.ts";

/** The words without what opens something. */
export function MessageWords({ text, language }: { text: readonly Piece[]; language: string }) {
  const t = useTranslations("letters");
  const locale = useLocale();
  return (
    <div
      lang={language}
      className="rounded-card border border-line px-4 py-3 text-sm leading-5.5 wrap-anywhere whitespace-pre-wrap"
    >
      {text.map((piece, index) =>
        typeof piece === "string" ? (
          piece
        ) : (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their order
            key={index}
            lang={locale}
            className="rounded-[4px] bg-bg-muted px-1.5 py-0.5 text-compact text-fg-2"
          >
            {t(`hidden:${piece.hidden}`)}
          </span>
        ),
      )}
    </div>
  );
}
