import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import type { CheckIn } from "./check-in.page.tsx";

/** How many came and went by each gate, and how many are in each zone. */
export function DoorCounts({ checkIn: { counts, people } }: { checkIn: CheckIn }) {
  const t = useTranslations("check-in");
  const locale = useLocale();
  const inside = people.filter(({ standing }) => standing === "there" || standing === "resting");
  const zones = [...Map.groupBy(inside, ({ isIn }) => isIn ?? "")].toSorted(([a], [b]) => a.localeCompare(b, locale));
  if (counts.length === 0 && zones.length === 0) return null;
  return (
    <section aria-labelledby="doors" className="flex max-w-2xl flex-col gap-3">
      <h2 id="doors" className="text-base font-semibold">
        {t("doors")}
      </h2>
      <Table caption={t("doors")}>
        <TableHead>
          {(["door", "cameIn", "wentOut", "insideNow"] as const).map((name) => (
            <TableHeading key={name}>{t(name)}</TableHeading>
          ))}
        </TableHead>
        <TableBody>
          {counts.map(({ name, in: came, out }) => (
            <TableRow key={name}>
              <TableCell heading>{name}</TableCell>
              <TableCell label={t("cameIn")} className="num">
                {came}
              </TableCell>
              <TableCell label={t("wentOut")} className="num">
                {out}
              </TableCell>
              <TableCell label={t("insideNow")}>–</TableCell>
            </TableRow>
          ))}
          {zones.map(([zone, here]) => (
            <TableRow key={zone}>
              <TableCell heading>{zone || t("noZone")}</TableCell>
              <TableCell label={t("cameIn")}>–</TableCell>
              <TableCell label={t("wentOut")}>–</TableCell>
              <TableCell label={t("insideNow")} className="num">
                {here.length}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
