import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { toneOfVerdict } from "#features/people/clearance-light/share/tone-of-verdict.ts";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";
import { WorkerName } from "#features/people/workers/share/worker-name.tsx";
import { calendarDay } from "#i18n/format.ts";
import type { Judged } from "./queries.server.ts";

/** People with all that is in their way, and who can mend it. */
export function JudgedPeople({ caption, people }: { caption: string; people: readonly Judged[] }) {
  const t = useTranslations("who-can-work");
  const words = useTranslations("clearance");
  const locale = useLocale();
  const say = useReasonSentence();
  return (
    <Table caption={caption} density="tall">
      <TableHead>
        <TableHeading aria-sort="ascending">{t("name")}</TableHeading>
        <TableHeading>{t("clearance")}</TableHeading>
        <TableHeading>{t("why")}</TableHeading>
        <TableHeading className="max-lg:hidden">{t("roles")}</TableHeading>
        <TableHeading className="max-lg:hidden">{t("town")}</TableHeading>
      </TableHead>
      <TableBody>
        {people.map(({ reasons, verdict, clearsAt, today, ...row }) => (
          <TableRow key={row.id}>
            <TableCell heading>
              <WorkerName worker={row} />
            </TableCell>
            <TableCell className="whitespace-nowrap">
              <StatusLight
                tone={toneOfVerdict[verdict]}
                reason={clearsAt && t("clearsAt", { day: calendarDay(clearsAt, locale) })}
              >
                {words(`verdict:${verdict}`)}
              </StatusLight>
            </TableCell>
            <TableCell className="max-sm:w-full">
              <ul className="flex flex-col gap-1">
                {reasons.map((reason) => {
                  const { headline, mend } = say(reason, today);
                  return (
                    <li key={`${reason.code}${reason.from}${headline}`}>
                      <span className="wrap-anywhere">{headline}</span>{" "}
                      <span className="text-xs text-fg-2">{mend}</span>
                    </li>
                  );
                })}
              </ul>
            </TableCell>
            <TableCell className="max-lg:hidden">
              <span className="flex flex-wrap gap-1">
                {row.roles?.map((role) => (
                  <Badge key={role}>{role}</Badge>
                ))}
              </span>
            </TableCell>
            <TableCell className="text-fg-2 max-lg:hidden">{row.town}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
