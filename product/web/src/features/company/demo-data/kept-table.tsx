import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { DemoKind } from "@product/domain/company/demo-kinds";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { inLocale } from "#i18n/locale.ts";
import type { KindState } from "./state-table.tsx";

/** Records that would stay, by name and with the reason; where there are many, the first ones. */
export function KeptTable({ state }: { state: KindState[] }) {
  const t = useTranslations("demo-data");
  const locale = useLocale();
  const why = (by: string | undefined) => {
    if (by === undefined) return t("changed");
    return t.has(`used:${by}` as never) ? t(`used:${by}` as never) : t("used");
  };
  return (
    <section aria-labelledby="stays">
      <h2 id="stays" className="text-sm font-semibold">
        {t("stays")}
      </h2>
      <p className="mt-0.5 mb-3 max-w-[70ch] text-compact text-pretty text-fg-2">{t("staysWhy")}</p>
      <Table caption={t("stays")}>
        <TableHead>
          <TableHeading>{t("name")}</TableHeading>
          <TableHeading>{t("what")}</TableHeading>
          <TableHeading>{t("reason")}</TableHeading>
        </TableHead>
        <TableBody>
          {state.flatMap(({ kind, named }) =>
            named.map(({ id, name, by }) => (
              <TableRow key={id}>
                <TableCell heading className="max-sm:basis-full">
                  <Link
                    to={inLocale(`${addresses[kind]}/${id}`, locale)}
                    className="font-medium underline-offset-3 hover:underline"
                  >
                    {name}
                  </Link>
                </TableCell>
                <TableCell className="text-fg-2">{t(`kind:${kind}`)}</TableCell>
                <TableCell className="text-fg-2">{why(by)}</TableCell>
              </TableRow>
            )),
          )}
        </TableBody>
      </Table>
      {state.map(
        ({ kind, kept, named }) =>
          kept > named.length && (
            <p key={kind} className="mt-2 text-compact text-fg-2">
              {t(`kind:${kind}`)}: {t("more", { n: kept - named.length })}
            </p>
          ),
      )}
    </section>
  );
}

const addresses: Record<DemoKind, string> = {
  event: "/admin/events",
  worker: "/admin/workers",
  role: "/admin/settings/roles",
  client: "/admin/clients",
  venue: "/admin/venues",
  legal_entity: "/admin/settings/entities",
};
