import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { useUser } from "#shell/session/user-store.ts";

/** The way in, or the person who is in, with the way to their work. Kept pages are everyone's, so the browser fills it in. */
export function WayIn() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const user = useUser();
  if (!user)
    return (
      <Link to={inLocale("/login", locale)} className={buttonClass("quiet", "form")}>
        {t("signIn")}
      </Link>
    );
  const isStaff = user.permissions.length > 0;
  const name = user.profile?.name ?? "";
  return (
    <Link
      to={inLocale(isStaff ? "/admin" : "/workerpass", locale)}
      className={`${buttonClass("quiet", "form")} px-2.5!`}
    >
      {name && <Avatar name={name} size={24} />}
      {t(isStaff ? "backOffice" : "myPass")}
      {name && <span className="sr-only">{` · ${name}`}</span>}
    </Link>
  );
}
