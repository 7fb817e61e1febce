import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { Glyph } from "@product/ui/glyph";
import { inLocale } from "#i18n/locale.ts";
import { PassPicture } from "./pass-picture.tsx";
import { RotaPicture } from "./rota-picture.tsx";

type HomeHeroProps = { opening: { title: string; lead: string }; form: string | null; shifts: number };

/** What it is and the one next step; beside it a picture of a rota that runs out of the screen, with a pass upon it. */
export const HomeHero = ({ opening, form, shifts }: HomeHeroProps) => (
  <section className="overflow-hidden border-b border-line bg-bg-subtle">
    <Column className="grid gap-9 py-9 sm:gap-14 sm:py-[72px] lg:grid-cols-[minmax(0,500px)_minmax(0,1fr)] lg:items-center">
      <div className="min-w-0">
        <h1 className="max-w-[620px] wrap-anywhere text-[34px] leading-[38px] font-semibold tracking-[-0.036em] text-balance sm:text-5xl sm:leading-[52px]">
          {opening.title}
        </h1>
        <p className="mt-3.5 max-w-[560px] wrap-anywhere whitespace-pre-line text-[17px] leading-[26px] text-pretty text-fg-2 sm:mt-5 sm:text-lg sm:leading-7">
          {opening.lead}
        </p>
        <NextSteps form={form} shifts={shifts} />
        <Promises />
      </div>
      <div aria-hidden className="relative -mr-4 h-[330px] sm:mr-0 sm:h-[436px]">
        <RotaPicture />
        <PassPicture />
      </div>
    </Column>
  </section>
);

/** Signing up, where a form takes people on; then what there is to sign up for, or else how it works. */
const NextSteps = ({ form, shifts }: Pick<HomeHeroProps, "form" | "shifts">) => {
  const t = useTranslations("home");
  const locale = useLocale();
  return (
    <p className="mt-7 flex flex-col gap-3 sm:flex-row">
      {form ? (
        <Link to={inLocale(`/signup?formId=${form}`, locale)} className={buttonClass("primary", "large")}>
          {t("signUp")}
          <Glyph name="chevron-right" size={20} />
        </Link>
      ) : (
        <a href="#how" className={buttonClass("primary", "large")}>
          {t("seeHow")}
          <Glyph name="arrow-down" size={20} />
        </a>
      )}
      {shifts > 0 ? (
        <a href="#shifts" className={buttonClass("ghost", "large")}>
          {t("seeShifts", { n: shifts })}
        </a>
      ) : (
        <a href="#organisers" className={buttonClass("ghost", "large")}>
          {t("organisersHeading")}
        </a>
      )}
    </p>
  );
};

const Promises = () => {
  const t = useTranslations("home");
  return (
    <ul className="mt-7 flex flex-col gap-2 text-[15px] text-fg-2">
      {(["promiseRegistered", "promiseRest", "promiseFree"] as const).map((promise) => (
        <li key={promise} className="flex gap-2.5">
          <Glyph name="check" size={18} className="mt-[3px] text-ok" />
          {t(promise)}
        </li>
      ))}
    </ul>
  );
};
