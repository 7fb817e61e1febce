import { useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import type { Told } from "./act.server.ts";
import { listDifference, textDifference, type Piece, type Sides } from "./text-difference.ts";
import { useReadable } from "./use-readable.ts";
import { useAuditWords } from "./words.ts";

type Change = Extract<Told, { is: "changes" }>["changes"][number];
type ChangeTableProps = { details: Told; names: Record<string, string>; timeZone: string };

/** Each field as it was and as it became. */
export function ChangeTable({ details, names, timeZone }: ChangeTableProps) {
  const t = useTranslations("audit");
  if (details.is !== "changes") return <Plain>{t(details.is === "fact" ? "onlyDone" : details.is)}</Plain>;
  const { changes, withheld } = details;
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

function ChangeRow({ change, names, timeZone }: { change: Change } & Omit<ChangeTableProps, "details">) {
  const words = useAuditWords(timeZone);
  const { before, after } = useDifference(change, names, timeZone);
  return (
    <TableRow>
      <TableCell heading className="align-top font-medium wrap-anywhere max-sm:basis-full sm:py-2.5">
        {words.field(change.field)}
      </TableCell>
      <Side name="before" pieces={before} isList={isList(change)} />
      <Side name="after" pieces={after} isList={isList(change)} />
    </TableRow>
  );
}

const isList = ({ before, after }: Change) => Array.isArray(before) || Array.isArray(after);

function useDifference(change: Change, names: Record<string, string>, timeZone: string): Sides {
  const t = useTranslations("audit");
  const readable = useReadable(names, timeZone);
  const { field } = change;
  const [before, after] = [change.before, change.after].map((value) => {
    const key = `value:${field}:${String(value)}` as never;
    return t.has(key) ? t(key) : value;
  });
  if (!isList(change)) return textDifference(readable(before) ?? "", readable(after) ?? "");
  const entries = (value: unknown) => [value ?? []].flat().flatMap((entry) => readable(entry) ?? []);
  return listDifference(entries(before), entries(after));
}

function Side({ name, pieces, isList: isLines }: { name: "before" | "after"; pieces: Piece[]; isList: boolean }) {
  const t = useTranslations("audit");
  const mark = `rounded-[3px] text-fg ${name === "before" ? "bg-bad-tint" : "bg-ok-tint"}`;
  return (
    <TableCell className="align-top max-sm:flex max-sm:w-full max-sm:gap-3 sm:py-2.5">
      <span aria-hidden className="w-16 shrink-0 text-fg-3 sm:hidden">
        {t(name)}
      </span>
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
        {pieces.length === 0 && <span className="text-fg-3">{t("nothing")}</span>}
        {pieces.map(({ text, isTouched }, index) => {
          const Words = isTouched ? "mark" : "span";
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the pieces of one value never change their order
            <span key={index} className={isLines ? "block" : undefined}>
              <Words className={isTouched ? mark : undefined}>{text}</Words>
            </span>
          );
        })}
      </span>
    </TableCell>
  );
}
