import { useTranslations } from "use-intl";
import type { Piece } from "#request/ports/mailbox.ts";
import { MessageWords } from "#features/ground/letters/share/message-words.tsx";

type MessageBodyProps = { text: readonly Piece[]; html: string | undefined; language: string };

/** The words without what opens something; below them the mail as it looks, in a frame that may do nothing at all. */
export function MessageBody({ text, html, language }: MessageBodyProps) {
  const t = useTranslations("mailbox");
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="as-text">
        <h2 id="as-text" className="text-sm font-semibold">
          {t("asText")}
        </h2>
        <p className="mb-2 text-compact text-fg-2">{t("asTextHelp")}</p>
        <MessageWords text={text} language={language} />
      </section>
      {html !== undefined && (
        <section aria-labelledby="as-mail">
          <h2 id="as-mail" className="mb-2 text-sm font-semibold">
            {t("asMail")}
          </h2>
          <iframe
            sandbox=""
            srcDoc={html}
            title={t("asMail")}
            className="h-150 w-full rounded-card border border-line bg-white scheme-light"
          />
        </section>
      )}
    </div>
  );
}
