import { data, Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { listReasonLength } from "@product/domain/people/lists";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { headOf, listWith, maySeeMembers } from "#features/people/lists/queries.server.ts";
import { ListFrame, listsAddress } from "#features/people/lists/share/list-frame.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { mostCounted } from "#features/people/workers/queries.server.ts";
import { countUpTo, dayAndTime } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/snapshots.page";
import { keepSnapshot } from "./commands.server.ts";
import { momentsOf, type Snapshot } from "./queries.server.ts";
import { keepForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "list.view", messages: ["lists", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  const { locale } = context.get(requestContext);
  const list = await listWith(actor, recordId(params.listId));
  if (!list) throw pageNotFound(params.listId);
  const [head, snapshots, timeZone] = await Promise.all([
    headOf(list, locale),
    momentsOf(actor, list),
    timeZoneOf(actor),
  ]);
  const { saved, headers } = takeSaved(request);
  return data(
    {
      head,
      snapshots,
      timeZone,
      most: mostCounted,
      mayKeep: mayDo(actor, acts["list.keep"], list) && maySeeMembers(actor, list),
      saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  const id = recordId(params.listId);
  return formAction(
    "list.edit",
    keepForm,
    (actor, form) => keepSnapshot(actor, id, form),
    (_kept, request) => inLocale(`${listsAddress}/${id}/moments`, localeOf(new URL(request.url).pathname)),
  )(sent);
};

/** The snapshots of a list, and the form that takes a new one. */
export default function SnapshotsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, snapshots, timeZone, most, mayKeep, saved, submissionKey } = loaderData;
  const t = useTranslations("lists");
  return (
    <ListFrame list={head} part="moments">
      <div className="flex flex-col gap-6">
        {saved && <Callout tone="ok">{t("kept")}</Callout>}
        {mayKeep && <Keeping key={submissionKey} reply={actionData} submissionKey={submissionKey} />}
        {snapshots.length === 0 ? (
          <EmptyState title={t("noSnapshots")}>{t("noSnapshotsText")}</EmptyState>
        ) : (
          <SnapshotTable {...{ listId: head.id, snapshots, timeZone, most }} />
        )}
      </div>
    </ListFrame>
  );
}

function Keeping({ reply, submissionKey }: { reply: FormReply | undefined; submissionKey: string }) {
  const t = useTranslations("lists");
  const { why } = formFields("keep", ["why"], { why: "" }, reply);
  return (
    <section className="max-w-3xl">
      <h2 className="text-sm font-semibold">{t("keepTitle")}</h2>
      <p className="mt-0.5 mb-3 max-w-[64ch] text-compact text-pretty text-fg-2">{t("keepWhy")}</p>
      <Form method="post" noValidate={useNoValidate()} className="flex flex-col gap-3">
        <Rejection reply={reply} fields={[{ ...why, label: t("keepReason") }]} />
        <SubmissionKey value={submissionKey} />
        <TextField field={why} label={t("keepReason")} help={t("keepReasonHelp")} max={listReasonLength} required />
        <div>
          <Button type="submit" className="max-sm:h-10 max-sm:w-full">
            {t("keep")}
          </Button>
        </div>
      </Form>
    </section>
  );
}

type SnapshotTableProps = { listId: string; snapshots: readonly Snapshot[]; timeZone: string; most: number };

function SnapshotTable({ listId, snapshots, timeZone, most }: SnapshotTableProps) {
  const t = useTranslations("lists");
  const locale = useLocale();
  return (
    <Table caption={t("snapshotTable")}>
      <TableHead>
        <TableHeading>{t("when")}</TableHeading>
        <TableHeading>{t("whatFor")}</TableHeading>
        <TableHeading>{t("by")}</TableHeading>
        <TableHeading numeric>{t("count")}</TableHeading>
      </TableHead>
      <TableBody>
        {snapshots.map(({ id, takenAt, why, by, count }) => (
          <TableRow key={id}>
            <TableCell heading className="num whitespace-nowrap max-sm:w-full max-sm:flex-none">
              <Link
                to={inLocale(`${listsAddress}/${listId}/moments/${id}`, locale)}
                className="touch-target font-medium text-fg underline-offset-3 hover:underline"
              >
                {dayAndTime(takenAt, locale, timeZone)}
              </Link>
            </TableCell>
            <TableCell className="wrap-anywhere max-sm:w-full">{why}</TableCell>
            <TableCell label={t("by")}>{by ?? t("system")}</TableCell>
            <TableCell numeric label={t("count")}>
              {count === undefined ? "–" : countUpTo(count, most, locale)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
