import { useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/table";
import { TableHeading } from "@product/ui/table-heading";
import type { Told } from "./act.server.ts";
import { textDifference } from "./text-difference.ts";
import { useReadable } from "./use-readable.ts";
import { useAuditWords } from "./words.ts";

type Change = Extract<Told, { is: "changes" }>["changes"][number];
type ChangeTableProps = { told: Told; names: Record<string, string>; timeZone: string };

/** Each field as it was and as it became. */
export function ChangeTable({ told, names, timeZone }: ChangeTableProps) {
  const t = useTranslations("audit");
  if (told.is !== "changes") return <Plain>{t(told.is === "fact" ? "onlyDone" : told.is)}</Plain>;
  const { changes, withheld } = told;
  return (
    <>
      {changes.length > 0 && (
        <Table caption={t("changes")} className="table-fixed">
          <TableHead>
            <TableHeading className="w-1/5">{t("field")}</TableHeading>
            <TableHeading>{t("before")}</TableHeading>
            <TableHeading>{t("after")}</TableHeading>
          </TableHead>
          <TableBody>
            {changes.map((change) => (
              <ChangeRow key={change.field} change={change} names={names} timeZone={timeZone} />
            ))}
          </TableBody>
        </Table>
      )}
      {withheld > 0 && <Plain>{t("withheld", { n: withheld })}</Plain>}
      {changes.length === 0 && withheld === 0 && <Plain>{t("nothingChanged")}</Plain>}
    </>
  );
}

const Plain = ({ children }: { children: string }) => <p className="text-compact text-pretty text-fg-2">{children}</p>;

function ChangeRow({ change, names, timeZone }: { change: Change } & Omit<ChangeTableProps, "told">) {
  const t = useTranslations("audit");
  const words = useAuditWords(timeZone);
  const readable = useReadable(names, timeZone);
  const [before, after] = [readable(change.before), readable(change.after)];
  const { head, tail, ...touched } = textDifference(before ?? "", after ?? "");
  const side = (name: "before" | "after", whole: string | undefined) => (
    <TableCell className="align-top wrap-anywhere whitespace-pre-wrap max-sm:w-full sm:py-2.5">
      <span aria-hidden className="text-xs text-fg-3 sm:hidden">{`${t(name)} `}</span>
      {whole === undefined ? (
        <span className="text-fg-3">{t("nothing")}</span>
      ) : (
        <>
          {head}
          <mark className={`rounded-[3px] text-fg ${name === "before" ? "bg-bad-tint" : "bg-ok-tint"}`}>
            {touched[name]}
          </mark>
          {tail}
        </>
      )}
    </TableCell>
  );
  return (
    <TableRow>
      <TableCell heading className="align-top font-medium wrap-anywhere max-sm:basis-full sm:py-2.5">
        {words.field(change.field)}
      </TableCell>
      {side("before", before)}
      {side("after", after)}
    </TableRow>
  );
}
