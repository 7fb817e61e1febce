import { useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Menus } from "@product/domain/site/menus";
import { Column } from "@product/ui/column";
import type { CompanyDetails } from "#request/context.ts";
import { Brand } from "./brand.tsx";
import { ConsentButton } from "#shell/consent-button.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";

type DefaultFooterProps = { demo: boolean; menus: Menus; companies: readonly CompanyDetails[] };

export function DefaultFooter({ demo, menus, companies }: DefaultFooterProps) {
  const t = useTranslations("shell");
  return (
    <footer className="border-t border-line pt-12 pb-14 text-sm text-fg-2 print:hidden">
      <Column className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-full flex flex-col items-start gap-2 lg:col-span-1 lg:max-w-64">
          <span className="text-fg">
            <Brand />
          </span>
          <p className="text-pretty">{t("footerAbout")}</p>
          {demo && <p className="text-pretty">{t("demoNotice")}</p>}
        </div>
        {groups.map(({ place, heading }) => (
          <Group key={place} heading={t(heading)}>
            {menus[place].map((link) => (
              <MenuAnchor key={link.to + link.label} link={link} className={look} />
            ))}
            {place === "legal" && <ConsentButton />}
          </Group>
        ))}
        <Group heading={t("language")}>
          <LanguageLinks by="name" className={`${look} aria-current:font-medium aria-current:text-fg`} />
        </Group>
        {companies.length > 0 && (
          <ul aria-label={t("companyDetails")} className="col-span-full flex flex-col gap-1 text-xs wrap-anywhere">
            {companies.map((company) => (
              <li key={company.name}>{detailsOf(company).join(" · ")}</li>
            ))}
          </ul>
        )}
      </Column>
    </footer>
  );
}

const detailsOf = ({ name, taxId, address, email, registry }: CompanyDetails) =>
  [name, taxId, address, email, registry].filter((detail) => detail !== "");

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="flex flex-col items-start gap-0.5">
      <h2 id={id} className="mb-1 font-medium text-fg">
        {heading}
      </h2>
      {children}
    </nav>
  );
};

const look = "py-1 hover:text-fg hover:underline pointer-coarse:py-2.5";

const groups = [
  { place: "work", heading: "footerWork" },
  { place: "organise", heading: "footerOrganise" },
  { place: "legal", heading: "legal" },
] as const;
