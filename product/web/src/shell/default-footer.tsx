import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Column } from "@product/ui/column";
import { inLocale } from "#i18n/locale.ts";
import { Brand } from "./brand.tsx";
import { ConsentButton } from "./consent-button.tsx";

export function DefaultFooter({ demo }: { demo: boolean }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <footer className="print:hidden border-t border-line pt-12 pb-14 text-sm text-fg-2">
      <Column className="flex flex-col gap-8 sm:flex-row sm:justify-between">
        <div className="flex max-w-sm flex-col gap-3">
          <span className="text-fg">
            <Brand />
          </span>
          <p>{t("footerAbout")}</p>
          {demo && <p>{t("demoNotice")}</p>}
        </div>
        <nav aria-labelledby="legal-links" className="flex flex-col items-start gap-1.5">
          <h2 id="legal-links" className="font-medium text-fg">
            {t("legal")}
          </h2>
          {legalPages.map(([path, label]) => (
            <Link key={path} to={inLocale(path, locale)} className="py-1 hover:text-fg hover:underline">
              {t(label)}
            </Link>
          ))}
          <ConsentButton />
        </nav>
      </Column>
    </footer>
  );
}

const legalPages = [
  ["/conditions", "conditions"],
  ["/privacy-policy", "privacyPolicy"],
  ["/cookies-policy", "cookiesPolicy"],
  ["/data-protection", "dataProtection"],
] as const;
