import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isLegalLink, type MenuPlace } from "@product/domain/site/menus";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { inLocale } from "#i18n/locale.ts";
import type { KeptMenus } from "./queries.server.ts";
import { menusAddress } from "./schema.ts";

/** One menu in its order, with a way up and down for each link. */
export function MenuTable({ place, links }: { place: MenuPlace; links: KeptMenus }) {
  const t = useTranslations("menus");
  return (
    <section aria-labelledby={`menu-${place}`}>
      <h2 id={`menu-${place}`} className="mb-3 text-sm font-semibold">
        {t(`place:${place}`)}
      </h2>
      {links.length === 0 ? (
        <p className="text-sm text-fg-2">{t("none")}</p>
      ) : (
        <Table caption={t(`place:${place}`)}>
          <TableHead>
            <TableHeading>{t("labelEs")}</TableHeading>
            <TableHeading>{t("labelEn")}</TableHeading>
            <TableHeading>{t("target")}</TableHeading>
            <TableHeading>{t("actions")}</TableHeading>
          </TableHead>
          <TableBody>
            {links.map((link, at) => (
              <LinkRow key={link.id} link={link} isFirst={at === 0} isLast={at === links.length - 1} />
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}

type LinkRowProps = { link: KeptMenus[number]; isFirst: boolean; isLast: boolean };

function LinkRow({ link, isFirst, isLast }: LinkRowProps) {
  const t = useTranslations("menus");
  const locale = useLocale();
  const name = locale === "es" ? link.labelEs : link.labelEn;
  return (
    <TableRow>
      <TableCell heading>{link.labelEs}</TableCell>
      <TableCell label={t("labelEn")}>{link.labelEn}</TableCell>
      <TableCell label={t("target")} className="font-mono text-xs wrap-anywhere">
        {link.target}
      </TableCell>
      <TableCell>
        <div className="flex flex-wrap items-center gap-2">
          <Move id={link.id} way="up" label={t("up", { name })} disabled={isFirst} />
          <Move id={link.id} way="down" label={t("down", { name })} disabled={isLast} />
          <Link
            to={`${inLocale(menusAddress, locale)}?${new URLSearchParams({ link: link.id })}#menu-link`}
            aria-label={t("editOne", { name })}
            className="touch-target text-primary-text underline underline-offset-3"
          >
            {t("edit")}
          </Link>
          {!isLegalLink(link) && (
            <Form method="post" action="?do=delete">
              <input type="hidden" name="id" value={link.id} />
              <input type="hidden" name="version" value={link.version} />
              <Button type="submit" look="danger" size="row" aria-label={t("deleteOne", { name })}>
                {t("delete")}
              </Button>
            </Form>
          )}
        </div>
      </TableCell>
    </TableRow>
  );
}

type MoveProps = { id: string; way: "up" | "down"; label: string; disabled: boolean };

const Move = ({ id, way, label, disabled }: MoveProps) => (
  <Form method="post" action="?do=move">
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="way" value={way} look="quiet" size="row" disabled={disabled} aria-label={label}>
      <Glyph name={way === "up" ? "arrow-up" : "arrow-down"} size={16} />
    </Button>
  </Form>
);
