import { useTranslations } from "use-intl";
import { drawingSize } from "@product/domain/papers/signatures";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import type { AnswerRow } from "./review.server.ts";

type AnswerTableProps = {
  rows: readonly AnswerRow[];
  /** Those that are shown in full, by the key of their question. */
  numbers: Readonly<Record<string, string>> | undefined;
};

/** Every answer, whether it is sound, and where it goes when the application is approved. */
export function AnswerTable({ rows, numbers }: AnswerTableProps) {
  const t = useTranslations("applications");
  const look = rows.filter(({ tone }) => tone === "warn").length;
  return (
    <section aria-labelledby="answers">
      <h3 id="answers" className="mb-2 text-sm font-semibold">
        {t("becomesTitle")}{" "}
        <span className="text-compact font-normal text-fg-2">{t("becomesNote", { n: rows.length, look })}</span>
      </h3>
      <Table caption={t("becomesTitle")} density="compact">
        <TableHead>
          <TableHeading>{t("question")}</TableHeading>
          <TableHeading>{t("answer")}</TableHeading>
          <TableHeading>{t("becomes")}</TableHeading>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell heading className="font-normal text-fg-2">
                {row.question}
              </TableCell>
              <TableCell label={t("answer")}>
                <Answer row={row} number={numbers?.[row.key]} />
              </TableCell>
              <TableCell label={t("becomes")} className="text-fg-2">
                <Becomes row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function Answer({ row: { answer, tone, drawing }, number }: { row: AnswerRow; number: string | undefined }) {
  const t = useTranslations("applications");
  if (answer === undefined) return <span className="text-fg-3">{t("hidden")}</span>;
  return (
    <span className="inline-flex items-start gap-2">
      <StatusGlyph tone={tone} className="mt-0.5" />
      <span className={`wrap-anywhere ${answer === "" ? "text-fg-3" : ""}`}>
        {number || answer || t("blank")}
        {tone === "warn" && <span className="sr-only"> ({t("lookAt")})</span>}
        {drawing && (
          <svg
            viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
            className="mt-1 block aspect-3/1 w-40 rounded-control border border-line"
          >
            <title>{t("drawnSignature")}</title>
            <path d={drawing} className="fill-none stroke-current" strokeWidth={4} strokeLinecap="round" />
          </svg>
        )}
      </span>
    </span>
  );
}

const kept = ["roles", "qualifications", "availability", "papers", "guardian", "consent", "kept"] as const;
const isKept = (name: string): name is (typeof kept)[number] => kept.includes(name as never);

function Becomes({ row: { becomes } }: { row: AnswerRow }) {
  const t = useTranslations("applications");
  const record = useTranslations("worker-record");
  return <>→ {isKept(becomes) ? t(`becomes:${becomes}`) : record(`field:${becomes}`)}</>;
}
