import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { pageAddressOf } from "@product/domain/site/pages";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { Glyph } from "@product/ui/glyph";
import { ContentBlocks } from "#features/site/content-blocks/share/content-blocks.tsx";
import type { PageSection, ShownPage } from "#features/site/pages/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { FoundAs } from "./found-as.tsx";
import { EarlierTexts, OtherPages } from "./legal-links.tsx";

/** A text that people look things up in: linkable, readable on paper; the clauses of a legal one are numbered. */
export const PageView = ({ page, children }: { page: ShownPage; children?: ReactNode }) => (
  <>
    <FoundAs {...page.seo} />
    {page.number !== undefined && <meta name="robots" content="noindex" />}
    <PageHead page={page} />
    <Column className="grid gap-x-20 gap-y-9 py-7 sm:py-12 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)] lg:py-14">
      {page.sections.length > 1 && <Contents page={page} />}
      <article className="flex max-w-[68ch] min-w-0 flex-col gap-9 lg:col-start-1 lg:row-start-1 lg:gap-11">
        {page.kind !== "legal" && page.opening.length > 0 && (
          <div className="flex flex-col gap-3.5">
            <ContentBlocks blocks={page.opening} />
          </div>
        )}
        {page.sections.map((section, at) => (
          <Section key={section.id} section={section} number={page.kind === "legal" ? at + 1 : undefined} />
        ))}
        {children && <div className="print:hidden">{children}</div>}
        {page.kind === "legal" && <EarlierTexts page={page} />}
        {page.kind === "legal" && <OtherPages than={page.slug} />}
      </article>
    </Column>
  </>
);

const PageHead = ({ page }: { page: ShownPage }) => {
  const t = useTranslations("pages");
  const locale = useLocale();
  return (
    <header className="border-b border-line bg-bg-subtle print:border-0 print:bg-transparent">
      <Column className="py-9 sm:py-14 print:py-0">
        <h1 className="wrap-anywhere text-[30px] leading-9 font-semibold tracking-[-0.03em] text-balance sm:text-[40px] sm:leading-[46px]">
          {page.title}
        </h1>
        <div className="mt-3.5 flex max-w-[64ch] flex-col gap-3.5 text-pretty text-fg-2 sm:mt-4 sm:text-[17px] sm:leading-[27px]">
          {page.kind === "legal" ? <ContentBlocks blocks={page.opening} /> : page.lead && <p>{page.lead}</p>}
        </div>
        {page.revised && (
          <p className="mt-4 text-sm text-fg-3">
            <time dateTime={page.revised.day}>{t("lastRevised", { day: page.revised.words })}</time>
          </p>
        )}
        {page.number !== undefined && (
          <div className="mt-4 max-w-[64ch]">
            <Callout tone="warn" isNote>
              {t("notInForce")}{" "}
              <Link to={inLocale(pageAddressOf(page), locale)} className="underline underline-offset-3">
                {t("seeCurrent")}
              </Link>
            </Callout>
          </div>
        )}
      </Column>
    </header>
  );
};

/** Folded above the text on narrow screens, beside it on wide ones; either is hidden where the other stands. */
const Contents = ({ page: { kind, sections } }: { page: ShownPage }) => {
  const t = useTranslations("pages");
  const links = (
    <ol className="flex flex-col text-sm">
      {sections.map(({ id, heading }, at) => (
        <li key={id} className="flex">
          {kind === "legal" && (
            <span aria-hidden className="w-7 shrink-0 py-2.5 lg:py-1.5 text-fg-3 tabular-nums">
              {at + 1}
            </span>
          )}
          <a href={`#${id}`} className="flex-1 py-2.5 text-fg-2 lg:py-1.5 hover:text-fg hover:underline">
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group rounded-card border border-line lg:hidden print:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-card px-4 font-medium [&::-webkit-details-marker]:hidden">
          {t("contents")}
          <Glyph name="chevron-down" size={20} className="text-fg-3 group-open:rotate-180" />
        </summary>
        <nav aria-label={t("contents")} className="border-t border-line px-4 py-2">
          {links}
        </nav>
      </details>
      <nav
        aria-label={t("contents")}
        className="hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto lg:sticky lg:top-28 lg:col-start-2 lg:block print:hidden"
      >
        <p className="mb-2 text-sm font-semibold">{t("contents")}</p>
        {links}
      </nav>
    </>
  );
};

const Section = ({ section, number }: { section: PageSection; number: number | undefined }) => (
  <section id={section.id} aria-labelledby={`${section.id}-heading`} className="scroll-mt-20 sm:scroll-mt-24">
    <h2
      id={`${section.id}-heading`}
      className="text-xl leading-7 font-semibold tracking-[-0.018em] text-balance break-after-avoid"
    >
      {number && <span className="mr-2 font-medium text-fg-3 tabular-nums">{number}</span>}
      {section.heading}
    </h2>
    <div className="mt-2.5 flex flex-col gap-3.5">
      <ContentBlocks blocks={section.blocks} />
    </div>
  </section>
);
