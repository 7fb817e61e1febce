import { useLocale, useTranslations } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import type { Review } from "./review.server.ts";
import { reviewAddress } from "./schema.ts";

/** The files sent with the application, as small pictures that open in full. */
export function SentFiles({ review: { id, files } }: { review: Review }) {
  const t = useTranslations("applications");
  const here = inLocale(`${reviewAddress}/${id}/files`, useLocale());
  return (
    <section aria-labelledby="files">
      <h3 id="files" className="mb-2 text-sm font-semibold">
        {t("documents")}{" "}
        <span className="text-compact font-normal text-fg-2">
          {files.length > 0 && t("documentsNote", { n: files.length })}
        </span>
      </h3>
      {files.length === 0 && <p className="text-compact text-fg-2">{t("noDocuments")}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {files.map(({ id: fileId, label }) => (
          <li key={fileId} className="min-w-0">
            <a
              href={`${here}/${fileId}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t("enlarge", { name: label })}
              className="block overflow-hidden rounded-card border border-line bg-bg-muted"
            >
              <img src={`${here}/${fileId}`} alt="" loading="lazy" className="aspect-[3/2] w-full object-cover" />
            </a>
            <p className="mt-1 truncate text-compact font-medium">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
