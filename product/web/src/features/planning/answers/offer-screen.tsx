import { Link, useLocation, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { buttonClass } from "@product/ui/controls/button";
import type { ShownBriefing } from "#features/planning/briefings/queries.server.ts";
import { PassOn, type PassingOn } from "#features/planning/swaps/share/pass-on.tsx";
import { weekdayAndTime } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import type { FieldError } from "#request/forms/field-errors.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import { BriefingRead } from "./briefing-read.tsx";
import { CallOffice } from "./call-office.tsx";
import { CannotCome } from "./cannot-come.tsx";
import { LateForm } from "./late-form.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import type { ShownOffer } from "./queries.server.ts";
import { TakeBack } from "./take-back.tsx";
import { WhyRefused } from "./why-refused.tsx";

type OfferScreenProps = {
  offer: ShownOffer;
  passing: PassingOn | undefined;
  briefing: ShownBriefing | undefined;
  refusals: readonly Refusal[];
  /** Faults of the reason typed for not coming. */
  faults: readonly FieldError[] | undefined;
};

/** How one shift stands for the worker, said in its title, with all that can still be answered. */
export function OfferScreen({ offer, passing, briefing, refusals, faults }: OfferScreenProps) {
  const t = useTranslations("answers");
  const locale = useLocale();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (search.has("cannot") && offer.answers.includes("withdraw")) return <CannotCome offer={offer} faults={faults} />;
  const title = t(`is:${offer.standing}`);
  const isToAnswer = offer.standing === "asked" || offer.standing === "filled" || offer.standing === "changed";
  return (
    <Column className="flex max-w-xl flex-col gap-5 py-6 sm:py-12">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-col gap-2">
        <p className="text-sm text-fg-3">{`${offer.event}, ${offer.shift}`}</p>
        <h1 className="text-[26px] leading-8 font-semibold tracking-[-0.025em]">{title}</h1>
        <p className="text-pretty text-fg-2">
          {t(offer.takenBackUntil ? "justWithdrawn" : `is:${offer.standing}Text`)}
        </p>
      </header>
      {search.has("already") && refusals.length === 0 && <Callout tone="info">{t("already")}</Callout>}
      {refusals.length > 0 && (
        <Callout tone="bad" alert>
          <WhyRefused refusal={refusals[0]!} />
        </Callout>
      )}
      <section aria-label={offer.shift} className="rounded-card border border-line bg-bg-raised p-4">
        <OfferFacts offer={offer} isWhole />
      </section>
      {isToAnswer && offer.respondBy && (
        <p className="text-sm font-medium">
          {t("answerUntil", { until: weekdayAndTime(offer.respondBy, locale, offer.timeZone) })}
        </p>
      )}
      <TakeBack offer={offer} />
      <AnswerButtons offer={offer} only={["accept", "decline", "reconfirm"]} />
      {briefing && <BriefingRead offer={offer} briefing={briefing} />}
      {offer.mayBeLate && (
        <section className="flex flex-col gap-3" aria-labelledby="late">
          <h2 id="late" className="text-base font-semibold">
            {t("late")}
          </h2>
          {offer.lateMinutes !== null && <Callout tone="ok">{t("lateTold", { n: offer.lateMinutes })}</Callout>}
          <LateForm offer={offer} />
        </section>
      )}
      {passing && <PassOn offerId={offer.id} passing={passing} />}
      {offer.answers.includes("withdraw") && (
        <Link
          to={`${pathname}?offer=${offer.id}&cannot`}
          aria-label={t("withdrawName", { shift: `${offer.event}, ${offer.shift}` })}
          className={buttonClass("danger", "large")}
        >
          {t("withdraw")}
        </Link>
      )}
      <CallOffice office={offer.office} />
      <Link to={pathname} className={buttonClass("quiet", "form")}>
        {t("back")}
      </Link>
    </Column>
  );
}
