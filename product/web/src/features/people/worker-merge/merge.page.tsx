import { Form, Link, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { acts } from "@product/domain/acts";
import { mayDo } from "@product/domain/actor";
import { locales } from "@product/domain/locales";
import type { WorkerField } from "@product/domain/people/worker-record";
import type { Country, WorkerType } from "@product/domain/people/workers";
import { holdsAt } from "@product/domain/permissions/grants";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/controls/field";
import { PageHeader } from "@product/ui/page-header";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { mergeStepsContext } from "#request/slices/merge-steps.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/merge.page";
import { mergeWorkers } from "./commands.server.ts";
import { likelyOthers, mergeable, mergePreview, namedOthers } from "./queries.server.ts";
import { mergeForm, otherIn } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "worker.delete", messages: ["worker-merge", "worker-record", "forms", "request"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.delete");
  const { locale } = context.get(requestContext);
  const address = pageAddress(request);
  const worker = await mergeable(actor, { id: recordId(params.workerId) });
  if (!worker || !mayDo(actor, acts["worker.merge"], worker)) throw pageNotFound(address.pathname);
  const wanted = otherIn(address);
  const found = wanted.id || wanted.code ? await mergeable(actor, wanted) : undefined;
  const other = found?.id === worker.id ? undefined : found;
  const sees = (permission: "identity.view" | "pay.view" | "worker.view.contact") =>
    actor.kind === "person" &&
    [worker, other ?? worker].every(({ legalEntityId }) =>
      holdsAt(actor.grants, permission, { entity: legalEntityId }),
    );
  const typed = address.searchParams.get("with") ?? "";
  return {
    worker: namedOf(worker),
    other: other && namedOf(other),
    typed,
    named: other ? [] : await namedOthers(actor, worker, typed),
    preview:
      other &&
      (await mergePreview(worker, other, locale, {
        identity: sees("identity.view"),
        pay: sees("pay.view"),
        contact: sees("worker.view.contact"),
      })),
    likely: other ? [] : await likelyOthers(actor, worker),
    submissionKey: crypto.randomUUID(),
  };
}

type Named = { id: string; code: string; firstName: string; lastName: string; secondLastName: string; version: number };

const namedOf = ({ id, code, firstName, lastName, secondLastName, version }: Named) => ({
  id,
  version,
  name: `${[firstName, lastName, secondLastName].filter(Boolean).join(" ")} (${code})`,
});

export const action = ({ request, context, params }: Route.ActionArgs) => {
  const id = recordId(params.workerId);
  return formAction(
    "worker.delete",
    mergeForm,
    (actor, form) => mergeWorkers(actor, id, form, context.get(mergeStepsContext)),
    (_done, sent) => `${inLocale(`/admin/workers/${id}`, localeOf(pageAddress(sent).pathname))}#moved`,
  )({ request, context });
};

/** A refused merge shows both records as they are now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export default function MergePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("worker-merge");
  const locale = useLocale();
  const { worker, other, typed, named, likely } = loaderData;
  const here = inLocale(`/admin/workers/${worker.id}`, locale);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        description={t("intro", { name: worker.name })}
        actions={<WayBack to={here}>{t("back")}</WayBack>}
      />
      <div className="flex max-w-4xl flex-col gap-6 pb-8">
        <Rejection reply={reply} fields={[]} />
        {!other && (
          <>
            {typed !== "" && named.length === 0 && <Callout tone="warn">{t("notFound")}</Callout>}
            <Form method="get" className="flex max-w-md flex-col gap-3">
              <Field name="with" label={t("other")} help={t("otherHelp")} defaultValue={typed} maxLength={100} />
              <Button type="submit" className="self-start">
                {t("look")}
              </Button>
            </Form>
            <Others title={t("named")} people={named} here={here} />
            <Others title={t("likely")} people={likely} here={here} />
          </>
        )}
        {other && <Preview {...loaderData} other={other} />}
      </div>
    </>
  );
}

type OthersProps = { title: string; people: readonly { id: string; name: string; code: string }[]; here: string };

function Others({ title, people, here }: OthersProps) {
  if (people.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-sm font-semibold">{title}</h2>
      <ul className="flex flex-col gap-1 text-compact">
        {people.map(({ id, name, code }) => (
          <li key={id}>
            <Link to={`${here}/merge?with=${id}`} className="touch-target underline underline-offset-3">
              {name}
            </Link>{" "}
            <span className="font-mono text-xs text-fg-2">{code}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Preview({
  worker,
  other,
  preview,
  submissionKey,
}: Route.ComponentProps["loaderData"] & { other: { id: string; name: string; version: number } }) {
  const t = useTranslations("worker-merge");
  const record = useTranslations("worker-record");
  const request = useTranslations("request");
  const locale = useLocale();
  const { rows, refusals } = preview!;
  const word = (field: WorkerField, value: string): string => {
    if (value === "") return "";
    if (field === "workerType") return record(`type:${value as WorkerType}`);
    if (field === "country") return record(`country:${value as Country}`);
    return field === "language" ? (locales.find(({ code }) => code === value)?.name ?? value) : value;
  };
  return (
    <>
      {refusals.map((refusal) => (
        <Callout key={JSON.stringify(refusal)} tone="bad" alert>
          {request(refusalKey(refusal.code) as "refused:merge/two-numbers", refusal as never)}
        </Callout>
      ))}
      <section aria-labelledby="preview" className="flex flex-col gap-2">
        <h2 id="preview" className="text-sm font-semibold">
          {t("preview")}
        </h2>
        <p className="text-compact text-fg-2">{t("previewWhy")}</p>
        <Table caption={t("preview")}>
          <TableHead>
            <TableHeading>{t("field")}</TableHeading>
            <TableHeading>{t("kept", { name: worker.name })}</TableHeading>
            <TableHeading>{t("gone", { name: other.name })}</TableHeading>
            <TableHeading>{t("result")}</TableHeading>
          </TableHead>
          <TableBody>
            {rows.map(({ field, kept, gone, result, isTaken }) => (
              <TableRow key={field}>
                <TableCell heading>{record(`field:${field}`)}</TableCell>
                <TableCell label={t("kept", { name: "" })}>{word(field, kept)}</TableCell>
                <TableCell label={t("gone", { name: "" })}>{word(field, gone)}</TableCell>
                <TableCell label={t("result")}>
                  {word(field, result)} {isTaken && <span className="text-fg-2">({t("taken")})</span>}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
      <div className="flex flex-wrap items-center gap-3">
        {refusals.length === 0 && (
          <Form method="post">
            <SubmissionKey value={submissionKey} />
            <input type="hidden" name="otherId" value={other.id} />
            <input type="hidden" name="version" value={worker.version} />
            <input type="hidden" name="otherVersion" value={other.version} />
            <Button type="submit" look="danger" size="form">
              {t("merge")}
            </Button>
          </Form>
        )}
        <Link
          to={`${inLocale(`/admin/workers/${other.id}`, locale)}/merge?with=${worker.id}`}
          className={buttonClass("ghost", "form")}
        >
          {t("swap")}
        </Link>
        {refusals.length === 0 && <p className="text-compact text-fg-2">{t("noWayBack")}</p>}
      </div>
    </>
  );
}
