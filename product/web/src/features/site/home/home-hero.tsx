import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Blocks } from "@product/domain/site/blocks";
import { buttonClass } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { Glyph } from "@product/ui/glyph";
import { ContentBlocks } from "#features/site/content-blocks/share/content-blocks.tsx";
import type { ShownPage } from "#features/site/pages/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PassPicture } from "./pass-picture.tsx";
import { RotaPicture } from "./rota-picture.tsx";

type HomeHeroProps = {
  page: Pick<ShownPage, "title" | "lead" | "opening" | "sections">;
  form: string | null;
  /** The section that shows the open shifts, where there are any. */
  shifts: { id: string; n: number } | undefined;
};

/**
 * The purpose of the product and the one next step; beside it a picture of a rota that runs out of the screen, with a
 * pass upon it.
 */
export const HomeHero = ({ page, form, shifts }: HomeHeroProps) => (
  <section className="overflow-hidden border-b border-line bg-bg-subtle">
    <Column className="grid gap-9 py-9 sm:gap-14 sm:py-[72px] lg:grid-cols-[minmax(0,500px)_minmax(0,1fr)] lg:items-center">
      <div className="min-w-0">
        <h1 className="max-w-[620px] wrap-anywhere text-[34px] leading-[38px] font-semibold tracking-[-0.036em] text-balance sm:text-5xl sm:leading-[52px]">
          {page.title}
        </h1>
        <p className="mt-3.5 max-w-[560px] wrap-anywhere whitespace-pre-line text-[17px] leading-[26px] text-pretty text-fg-2 sm:mt-5 sm:text-lg sm:leading-7">
          {page.lead}
        </p>
        <NextSteps sections={page.sections} form={form} shifts={shifts} />
        <Promises blocks={page.opening} />
      </div>
      <div aria-hidden className="relative -mr-4 h-[330px] sm:mr-0 sm:h-[436px]">
        <RotaPicture />
        <PassPicture />
      </div>
    </Column>
  </section>
);

/** Signing up, where a form takes people on; then what there is to sign up for, or else what the page tells next. */
const NextSteps = ({
  sections,
  form,
  shifts,
}: Pick<HomeHeroProps, "form" | "shifts"> & Pick<ShownPage, "sections">) => {
  const t = useTranslations("home");
  const locale = useLocale();
  const [first, second] = sections.filter(({ id }) => id !== shifts?.id);
  const other = form ? first : second;
  return (
    <p className="mt-7 flex flex-col gap-3 sm:flex-row">
      {form && (
        <Link to={inLocale(`/signup?formId=${form}`, locale)} className={buttonClass("primary", "large")}>
          {t("signUp")}
          <Glyph name="chevron-right" size={20} />
        </Link>
      )}
      {!form && first && (
        <a href={`#${first.id}`} className={buttonClass("primary", "large")}>
          {first.heading}
          <Glyph name="arrow-down" size={20} />
        </a>
      )}
      {shifts ? (
        <a href={`#${shifts.id}`} className={buttonClass("ghost", "large")}>
          {t("seeShifts", { n: shifts.n })}
        </a>
      ) : (
        other && (
          <a href={`#${other.id}`} className={buttonClass("ghost", "large")}>
            {other.heading}
          </a>
        )
      )}
    </p>
  );
};

/** The content before the first heading: the points of a list with a tick each, and anything else as it is. */
const Promises = ({ blocks }: { blocks: Blocks }) => (
  <div className="mt-7 flex flex-col gap-3.5 text-[15px] text-fg-2">
    {blocks.map((block, at) =>
      block.type === "list" ? (
        <ul key={at} className="flex flex-col gap-2">
          {block.items.map((item, nth) => (
            <li key={nth} className="flex gap-2.5">
              <Glyph name="check" size={18} className="mt-[3px] text-ok" />
              <ContentBlocks blocks={item} />
            </li>
          ))}
        </ul>
      ) : (
        <ContentBlocks key={at} blocks={[block]} />
      ),
    )}
  </div>
);
