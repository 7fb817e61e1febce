import { useTranslations } from "use-intl";
import { linkedText } from "./linked-text.ts";

type MessageBodyProps = { text: string; html: string | undefined; language: string };

/** The words with links that can be followed; below them the mail as it looks, in a frame that may do nothing at all. */
export function MessageBody({ text, html, language }: MessageBodyProps) {
  const t = useTranslations("mailbox");
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="as-text">
        <h2 id="as-text" className="mb-2 text-sm font-semibold">
          {t("asText")}
        </h2>
        <div
          lang={language}
          className="rounded-card border border-line px-4 py-3 text-sm leading-5.5 wrap-anywhere whitespace-pre-wrap"
        >
          {linkedText(text).map(({ text: piece, isLink }, index) =>
            isLink ? (
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their order
              <a key={index} href={piece} target="_blank" rel="noreferrer" className="text-primary-text underline">
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </div>
      </section>
      {html !== undefined && (
        <section aria-labelledby="as-mail">
          <h2 id="as-mail" className="text-sm font-semibold">
            {t("asMail")}
          </h2>
          <p className="mb-2 text-compact text-fg-2">{t("asMailHelp")}</p>
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
