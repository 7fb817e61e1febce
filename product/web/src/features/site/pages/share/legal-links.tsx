import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ShownPage } from "#features/site/pages/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";

/** In the order in which the pages point at one another; each is its own address and its own name in the messages. */
const legalPages = ["conditions", "cookies-policy", "privacy-policy", "data-protection"] as const;

export function EarlierTexts({ page: { slug, earlier } }: { page: ShownPage }) {
  const t = useTranslations("pages");
  const locale = useLocale();
  if (earlier.length === 0) return null;
  return (
    <details className="text-sm print:hidden">
      <summary className="cursor-pointer py-2 font-semibold">{t("earlier")}</summary>
      <ul className="flex flex-col">
        {earlier.map(({ number, day, words }) => (
          <li key={number}>
            <Link
              to={inLocale(`/pages/${slug}/${number}`, locale)}
              className="block py-2 text-fg-2 hover:text-fg hover:underline"
            >
              <time dateTime={day}>{t("earlierOf", { day: words })}</time>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const OtherPages = ({ than }: { than: string }) => {
  const t = useTranslations("pages");
  const locale = useLocale();
  return (
    <nav aria-label={t("alsoRead")} className="border-t border-line pt-6 print:hidden">
      <p className="text-sm font-semibold">{t("alsoRead")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 text-sm">
        {legalPages
          .filter((name) => name !== than)
          .map((name) => (
            <li key={name}>
              <Link to={inLocale(`/${name}`, locale)} className="block py-2 text-fg-2 hover:text-fg hover:underline">
                {t(name)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};
