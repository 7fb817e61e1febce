import { Link } from "react-router";
import { useLocale } from "use-intl";
import type { MenuLink } from "@product/domain/site/menus";
import { inLocale } from "#i18n/locale.ts";

/** A link that an editor put into a menu: a place on this site in the reader's language, or another site. */
export function MenuAnchor({ link: { to, label }, className }: { link: MenuLink; className: string }) {
  const locale = useLocale();
  if (!to.startsWith("/"))
    return (
      <a href={to} rel="noopener" className={className}>
        {label}
      </a>
    );
  const [, path, place] = /^([^?#]*)(.*)$/.exec(to)!;
  return (
    <Link to={inLocale(path!, locale) + place} className={className}>
      {label}
    </Link>
  );
}
