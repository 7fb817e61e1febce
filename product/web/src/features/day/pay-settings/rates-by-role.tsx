import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";

/** From what holds for everyone to what single roles are paid or charged. */
export const RatesByRole = () => (
  <Link to="rates" relative="path" className={buttonClass("quiet")}>
    {useTranslations("pay-settings")("byRole")}
  </Link>
);
