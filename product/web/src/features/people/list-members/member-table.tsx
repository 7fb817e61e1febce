import { useState } from "react";
import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { listReasonLength } from "@product/domain/people/lists";
import { Badge } from "@product/ui/records/badge";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { listsAddress } from "#features/people/lists/share/list-frame.tsx";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";
import { WorkerCells } from "#features/people/workers/share/worker-cells.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";

type MemberTableProps = {
  listId: string;
  rows: readonly WorkerRow[];
  mayRemove: boolean;
  reply: FormReply | undefined;
  submissionKey: string;
};

/** The members on one page. Ticked members can be taken out, with a reason that is kept. */
export function MemberTable({ listId, rows, mayRemove, reply, submissionKey }: MemberTableProps) {
  const t = useTranslations("lists");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const tick = (id: string, isTicked: boolean) =>
    setChosen((before) => new Set(isTicked ? [...before, id] : [...before].filter((other) => other !== id)));
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  // Before the page is alive nobody counts who is ticked, and the form is sent as it is.
  const isAlive = useNoValidate();
  const table = (
    <Table caption={t("memberTable")} density="tall">
      <TableHead>
        {mayRemove && <TableHeading aria-label={t("takeOut")} className="w-10" />}
        <TableHeading aria-sort="ascending">{t("worker")}</TableHeading>
        <TableHeading>{t("status")}</TableHeading>
        <TableHeading>{t("roles")}</TableHeading>
        <TableHeading>{t("town")}</TableHeading>
        <TableHeading aria-label={t("why")} />
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id} {...{ listId, row, mayRemove, tick }} isChosen={chosen.has(row.id)} />
        ))}
      </TableBody>
    </Table>
  );
  if (!mayRemove) return table;
  return (
    <Form key={submissionKey} method="post" className="flex flex-col gap-3">
      <Rejection
        reply={reply}
        fields={[
          {
            id: `member-${rows[0]?.id}`,
            name: "worker",
            initialText: "",
            errors: reply?.result.error?.["worker"] ?? [],
            label: t("members"),
          },
        ]}
      />
      <SubmissionKey value={submissionKey} />
      {table}
      {(count > 0 || !isAlive) && <TakeOutBar count={count} reply={reply} />}
    </Form>
  );
}

type RowProps = {
  listId: string;
  row: WorkerRow;
  mayRemove: boolean;
  isChosen: boolean;
  tick: (id: string, isTicked: boolean) => void;
};

function Row({ listId, row, mayRemove, isChosen, tick }: RowProps) {
  const t = useTranslations("lists");
  const locale = useLocale();
  const name = row.name ? `${row.name.first} ${row.name.last}`.trim() : "";
  return (
    <TableRow selected={isChosen}>
      {mayRemove && (
        <TableCell>
          <Checkbox
            id={`member-${row.id}`}
            name="worker"
            value={row.id}
            checked={isChosen}
            onChange={(event) => tick(row.id, event.currentTarget.checked)}
            label={t("chooseNamed", { name })}
            labelHidden
          />
        </TableCell>
      )}
      <WorkerCells worker={row} />
      <TableCell className="max-sm:w-full">
        <span className="flex flex-wrap gap-1">
          {row.roles?.map((role) => (
            <Badge key={role}>{role}</Badge>
          ))}
        </span>
      </TableCell>
      <TableCell className="text-fg-2">{row.town}</TableCell>
      <TableCell className="sm:text-right">
        <Link
          to={inLocale(`${listsAddress}/${listId}/why/${row.id}`, locale)}
          aria-label={t("whyNamed", { name })}
          className="touch-target text-fg-2 underline underline-offset-3 hover:text-fg"
        >
          {t("why")}
        </Link>
      </TableCell>
    </TableRow>
  );
}

/** Stands at the bottom edge under the table, so that it is in sight however long the table is. */
function TakeOutBar({ count, reply }: { count: number; reply: FormReply | undefined }) {
  const t = useTranslations("lists");
  const sentences = useFieldSentences();
  return (
    <div className="sticky bottom-0 z-10 -mx-(--page-padding) flex flex-wrap items-end gap-3 border-t border-line bg-bg px-(--page-padding) py-3">
      <output className="num w-full text-compact text-fg-2 sm:w-auto sm:pb-2">{t("chosen", { n: count })}</output>
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field
          id="take-out-reason"
          name="reason"
          label={t("takeOutReason")}
          help={t("takeOutHelp")}
          maxLength={listReasonLength}
          errors={sentences(reply?.result.error?.["reason"] ?? undefined)}
        />
      </div>
      <Button look="danger" type="submit" size="form" className="max-sm:w-full sm:mb-6">
        {t("takeOut")}
      </Button>
    </div>
  );
}
