import { useTranslations } from "use-intl";
import { spacedNumber } from "@product/domain/identifiers/spaced-number";
import { buttonClass } from "@product/ui/controls/button";
import type { ShownOffer } from "./queries.server.ts";

/** The office of the company whose event it is: by telephone, or else by mail. */
export function CallOffice({ office: { phone, email } }: Pick<ShownOffer, "office">) {
  const t = useTranslations("answers");
  if (!phone && !email) return null;
  return (
    <a href={phone ? `tel:${phone}` : `mailto:${email}`} className={buttonClass("quiet", "large")}>
      {phone ? t("callOffice", { number: spacedNumber(phone) }) : t("writeOffice")}
    </a>
  );
}
