import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { PageState } from "@product/domain/site/page-states";
import { buttonClass } from "@product/ui/controls/button";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { PageHeader } from "@product/ui/page-header";
import { AlsoHere } from "#features/ground/live/share/also-here.tsx";
import { contentAddress, editAddress } from "#features/site/content/schema.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { StateBadge } from "./state-badge.tsx";

export type PageHead = { slug: string; title: string; address: string; state: PageState; isPublic: boolean };

type PageFrameProps = { head: PageHead; part: "edit" | "preview" | "revisions"; children: ReactNode };

/** The page and its state, above each of its parts. */
export function PageFrame({ head, part, children }: PageFrameProps) {
  const t = useTranslations("content");
  const locale = useLocale();
  const here = inLocale(`${contentAddress}/${head.slug}`, locale);
  const places = {
    edit: inLocale(editAddress(head.slug), locale),
    preview: `${here}/preview`,
    revisions: `${here}/revisions`,
  } as const;
  return (
    <>
      <PageTitle>{head.title}</PageTitle>
      <PageHeader
        title={
          <>
            {head.title} <StateBadge state={head.state} />
          </>
        }
        description={<span className="font-mono text-xs">{head.address}</span>}
        actions={
          <>
            <AlsoHere kind="page" id={head.slug} />
            {head.isPublic && (
              <Link to={inLocale(head.address, locale)} className={buttonClass("quiet")}>
                {t("seePublic")}
              </Link>
            )}
          </>
        }
      />
      <LinkTabs label={t("parts")}>
        {(["edit", "preview", "revisions"] as const).map((each) => (
          <LinkTab key={each} current={each === part}>
            <Link to={places[each]}>{t(each)}</Link>
          </LinkTab>
        ))}
      </LinkTabs>
      <div className="mt-5 flex min-h-0 flex-col">{children}</div>
    </>
  );
}
