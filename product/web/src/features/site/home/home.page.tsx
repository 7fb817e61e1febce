import { useTranslations } from "use-intl";
import { Column } from "@product/ui/column";
import { PageTitle } from "#i18n/page-title.tsx";
import { firstForm, openShifts } from "#features/site/open-shifts/queries.server.ts";
import { OpenShiftList } from "#features/site/open-shifts/share/open-shift-list.tsx";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/home.page";
import { CompanyFacts } from "./company-facts.tsx";
import { HomeHero } from "./home-hero.tsx";
import { OrganiserPoints } from "./organiser-points.tsx";
import { homeOpening } from "./queries.server.ts";

/** Computed anew with each day, "clearance" also says that one has begun. */
const shown = ["page", "event", "shift", "slot", "assignment", "form", "role", "venue", "clearance"];
export const handle = { needs: "public", cached: shown, messages: ["home", "open-shifts"] };

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, brand, settings } = context.get(requestContext);
  const [opening, shifts, form] = await Promise.all([homeOpening(locale), openShifts(locale), firstForm(locale)]);
  return { opening, shifts, form, company: { name: (await brand()).name, url: settings.origin } };
}

export default function HomePage({ loaderData: { opening, shifts, form, company } }: Route.ComponentProps) {
  const t = useTranslations("home");
  return (
    <>
      <PageTitle>{t("pageTitle")}</PageTitle>
      <meta name="description" content={opening.lead} />
      <CompanyFacts {...company} />
      <HomeHero opening={opening} form={form} shifts={shifts.length} />
      {shifts.length > 0 && (
        <section
          id="shifts"
          aria-labelledby="shifts-heading"
          className="scroll-mt-14 border-b border-line sm:scroll-mt-[68px]"
        >
          <Column className="py-11 sm:py-[72px]">
            <h2 id="shifts-heading" className={`${sectionHeading} mb-2`}>
              {t("shiftsHeading")}
            </h2>
            <OpenShiftList shifts={shifts} />
          </Column>
        </section>
      )}
      <section id="how" aria-labelledby="how-heading" className="scroll-mt-14 sm:scroll-mt-[68px]">
        <Column className="py-11 sm:py-[72px]">
          <h2 id="how-heading" className={sectionHeading}>
            {t("howHeading")}
          </h2>
          <ol className="mt-7 grid gap-7 md:grid-cols-3 md:gap-10">
            <Step number={1} title={t("applyTitle")} text={t("applyText")} />
            <Step number={2} title={t("clearTitle")} text={t("clearText")} />
            <Step number={3} title={t("passTitle")} text={t("passText")} />
          </ol>
        </Column>
      </section>
      <section
        id="organisers"
        aria-labelledby="organisers-heading"
        className="scroll-mt-14 border-y border-line bg-bg-subtle sm:scroll-mt-[68px]"
      >
        <Column className="grid gap-7 py-11 sm:py-[72px] lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-[72px]">
          <div>
            <h2 id="organisers-heading" className={sectionHeading}>
              {t("organisersHeading")}
            </h2>
            <p className="mt-2.5 max-w-[560px] text-pretty text-fg-2">{t("organisersText")}</p>
          </div>
          <OrganiserPoints />
        </Column>
      </section>
      <Column className="py-11 sm:py-[72px]">
        <p className="max-w-[720px] text-2xl leading-[30px] font-semibold tracking-[-0.025em] text-balance sm:text-[28px] sm:leading-9">
          {t("closing")}
        </p>
      </Column>
    </>
  );
}

const sectionHeading = "text-2xl leading-[30px] font-semibold tracking-[-0.025em] sm:text-[28px] sm:leading-9";

const Step = ({ number, title, text }: { number: number; title: string; text: string }) => (
  <li>
    <span
      aria-hidden
      className="mb-2 flex size-8 items-center justify-center rounded-card border border-line-2 bg-bg text-[15px] font-semibold sm:mb-3.5"
    >
      {number}
    </span>
    <h3 className="text-lg leading-[26px] font-semibold tracking-[-0.012em] text-balance">{title}</h3>
    <p className="mt-1.5 text-pretty text-fg-2">{text}</p>
  </li>
);
