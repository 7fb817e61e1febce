import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import { weekdayAndTime } from "#i18n/format.ts";
import { AnswerButtons } from "./answer-buttons.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import type { ShownOffer } from "./queries.server.ts";
import { TakeBack } from "./take-back.tsx";

/** One shift among the others: what it is, and what can be answered at once. */
export function OfferCard({ offer }: { offer: ShownOffer }) {
  const t = useTranslations("answers");
  const locale = useLocale();
  const { pathname } = useLocation();
  const name = `${offer.event}, ${offer.shift}`;
  const isToAnswer = offer.standing === "asked" || offer.standing === "filled" || offer.standing === "changed";
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-card border border-line bg-bg-raised p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
        {(offer.standing === "filled" || offer.standing === "changed") && (
          <Badge tone="warn">{t(`is:${offer.standing}`)}</Badge>
        )}
      </div>
      <OfferFacts offer={offer} />
      {isToAnswer && offer.respondBy && (
        <p className="text-sm font-medium">
          {t("answerUntil", { until: weekdayAndTime(offer.respondBy, locale, offer.timeZone) })}
        </p>
      )}
      <TakeBack offer={offer} />
      <AnswerButtons offer={offer} only={["accept", "decline", "reconfirm"]} />
      <Link
        to={`${pathname}?offer=${offer.id}`}
        aria-label={t("detailsName", { shift: name })}
        className={buttonClass("ghost", "form")}
      >
        {t("details")}
      </Link>
    </article>
  );
}
