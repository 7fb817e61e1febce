import { Form, Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { minutesToTakeBack, reasonLength } from "@product/domain/planning/staffing/answers";
import { Column } from "@product/ui/column";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { PageTitle } from "#i18n/page-title.tsx";
import type { FieldError } from "#request/forms/field-errors.ts";
import { CallOffice } from "./call-office.tsx";
import { OfferFacts } from "./offer-facts.tsx";
import type { ShownOffer } from "./queries.server.ts";

/** Asked before a place is given up: what follows, why if they like, whom to call, and the way back. */
export function CannotCome({ offer, faults }: { offer: ShownOffer; faults: readonly FieldError[] | undefined }) {
  const t = useTranslations("answers");
  const sentences = useFieldSentences();
  const { pathname } = useLocation();
  const hasPlace = offer.standing === "yours" || offer.standing === "changed";
  return (
    <Column className="flex max-w-xl flex-col gap-5 py-6 sm:py-12">
      <PageTitle>{t("withdrawTitle")}</PageTitle>
      <header className="flex flex-col gap-2">
        <p className="text-sm text-fg-3">{`${offer.event}, ${offer.shift}`}</p>
        <h1 className="text-[26px] leading-8 font-semibold tracking-[-0.025em]">{t("withdrawTitle")}</h1>
      </header>
      <section aria-label={offer.shift} className="rounded-card border border-line bg-bg-raised p-4">
        <OfferFacts offer={offer} />
      </section>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-pretty text-fg-2">
        <li>{t(hasPlace ? "withdrawText" : offer.standing === "waiting" ? "leaveListText" : "comeOffText")}</li>
        {offer.isLateToLeave && <li>{t("withdrawLate")}</li>}
        <li>{t("withdrawUndo", { n: minutesToTakeBack })}</li>
      </ul>
      <Form method="post" action={`${pathname}?offer=${offer.id}&cannot`} className="flex flex-col gap-4">
        <input type="hidden" name="offer" value={offer.id} />
        <Field
          id="reason"
          name="reason"
          lines={2}
          maxLength={reasonLength}
          size="large"
          label={t("reason")}
          note={`(${t("optional")})`}
          help={t("reasonHelp")}
          errors={sentences(faults)}
        />
        <Button type="submit" name="answer" value="withdraw" look="danger-solid" size="large">
          {t("withdrawYes")}
        </Button>
        <Link to={`${pathname}?offer=${offer.id}`} className={buttonClass("quiet", "large")}>
          {t("withdrawNo")}
        </Link>
      </Form>
      <CallOffice office={offer.office} />
    </Column>
  );
}
