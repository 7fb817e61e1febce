import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Column } from "@product/ui/column";
import { Glyph } from "@product/ui/glyph";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { LegalBlock, LegalWords } from "./legal-blocks.tsx";
import { legalPages, type LegalPageName, type LegalSection, type LegalText } from "./legal-text.ts";

type LegalPageProps = { name: LegalPageName; text: LegalText; revised: { day: string; words: string } };

/** A long text that people look things up in: numbered, linkable, readable on paper. */
export const LegalPage = ({ name, text, revised }: LegalPageProps) => {
  const t = useTranslations("legal");
  return (
    <>
      <PageTitle>{t(name)}</PageTitle>
      <meta name="description" content={text.description} />
      <header className="border-b border-line bg-bg-subtle print:border-0 print:bg-transparent">
        <Column className="py-9 sm:py-14 print:py-0">
          <h1 className="text-[30px] leading-9 font-semibold tracking-[-0.03em] text-balance sm:text-[40px] sm:leading-[46px]">
            {t(name)}
          </h1>
          <p className="mt-3.5 max-w-[64ch] text-pretty text-fg-2 sm:mt-4 sm:text-[17px] sm:leading-[27px]">
            <LegalWords words={text.opening} />
          </p>
          <p className="mt-4 text-sm text-fg-3">
            <time dateTime={revised.day}>{t("lastRevised", { day: revised.words })}</time>
          </p>
        </Column>
      </header>
      <Column className="grid gap-x-20 gap-y-9 py-7 sm:py-12 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)] lg:py-14">
        <Contents sections={text.sections} />
        <article className="flex max-w-[68ch] min-w-0 flex-col gap-9 lg:col-start-1 lg:row-start-1 lg:gap-11">
          {text.sections.map((section, at) => (
            <Section key={section.id} section={section} number={at + 1} />
          ))}
          <OtherPages than={name} />
        </article>
      </Column>
    </>
  );
};

/** Folded above the text on narrow screens, beside it on wide ones; either is hidden where the other stands. */
const Contents = ({ sections }: { sections: readonly LegalSection[] }) => {
  const t = useTranslations("legal");
  const links = (
    <ol className="flex flex-col text-sm">
      {sections.map(({ id, heading }, at) => (
        <li key={id} className="flex">
          <span aria-hidden className="w-7 shrink-0 py-2.5 lg:py-1.5 text-fg-3 tabular-nums">
            {at + 1}
          </span>
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

const Section = ({ section: { id, heading, blocks }, number }: { section: LegalSection; number: number }) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-20 sm:scroll-mt-24">
    <h2
      id={`${id}-heading`}
      className="text-xl leading-7 font-semibold tracking-[-0.018em] text-balance break-after-avoid"
    >
      <span className="mr-2 font-medium text-fg-3 tabular-nums">{number}</span>
      {heading}
    </h2>
    <div className="mt-2.5 flex flex-col gap-3.5">
      {blocks.map((block, at) => (
        <LegalBlock key={at} block={block} />
      ))}
    </div>
  </section>
);

const OtherPages = ({ than }: { than: LegalPageName }) => {
  const t = useTranslations("legal");
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
