import { workerList } from "@product/domain/people/worker-list";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { storedFilter } from "@product/domain/filters/read-filter";
import { listReasonLength } from "@product/domain/people/lists";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { countsOf, offeredLists } from "#features/people/lists/queries.server.ts";
import { listsAddress } from "#features/people/lists/share/list-frame.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { mostCounted, pageOf, seesPhones } from "#features/people/workers/queries.server.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { PeoplePreview } from "#features/people/workers/share/people-preview.tsx";
import { filterOf } from "#features/people/workers/share/view-filter.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { notPermitted, requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/add.page";
import { addMembers, chosenBy } from "./commands.server.ts";
import { addForm, chosenIn } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "list.view",
  alsoNeeds: "list.edit",
  messages: ["lists", "workers", "request", "forms"],
};

const previewLength = 8;

/** `?worker=` names people one by one, `?filter=` finds them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  if (!isPermitted(actor, "list.edit")) throw notPermitted(true);
  const { locale } = context.get(requestContext);
  const { from, ...named } = chosenIn(pageAddress(request));
  const listed = from === undefined ? undefined : viewIn(workerList, { searchParams: new URLSearchParams(from) });
  const filter = listed ? filterOf(listed, seesPhones(actor)) : named.filter;
  const found = chosenBy(actor, { ...named, filter });
  const [[count], page, offered] = await Promise.all([
    countsOf([found]),
    pageOf(actor, found, locale, {}, previewLength),
    offeredLists(actor, locale),
  ]);
  return {
    sent: { worker: filter ? [] : named.worker, filter: filter && JSON.stringify(storedFilter(filter)) },
    count: count ?? 0,
    most: mostCounted,
    rows: page.rows,
    lists: offered
      .filter((list) => list.kind === "static" && mayDo(actor, acts["list.edit"], list))
      .map(({ id, name }) => ({ id, name })),
    mayCreate: isPermitted(actor, "list.create"),
    submissionKey: crypto.randomUUID(),
  };
}

export const action = formAction("list.edit", addForm, addMembers, ({ id }, request) =>
  recordAddress(listsAddress, id, request),
);

/** Shows who was chosen on another screen, and adds them to a list. */
export default function AddPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, count, most, rows, lists, mayCreate } = loaderData;
  const t = useTranslations("lists");
  const locale = useLocale();
  if (count === 0)
    return (
      <Frame>
        <EmptyState
          title={t("addCount", { n: 0 })}
          action={
            <Link to={inLocale("/admin/workers/list", locale)} className={buttonClass("primary")}>
              {t("toWorkers")}
            </Link>
          }
        >
          {t("addNobody")}
        </EmptyState>
      </Frame>
    );
  return (
    <Frame>
      <div className="flex max-w-3xl flex-col gap-6 pb-8">
        <section aria-label={t("preview")} className="flex flex-col gap-2">
          <h2 className="num text-sm font-semibold">
            {count > most ? t("addMany", { n: most }) : t("addCount", { n: count })}
          </h2>
          <PeoplePreview label={t("previewOf")} rows={rows} />
          {mayCreate && sent.filter && (
            <p className="text-compact">
              <Link
                to={inLocale(`${listsAddress}/create?${new URLSearchParams({ filter: sent.filter })}`, locale)}
                className="touch-target text-primary-text underline-offset-3 hover:underline"
              >
                {t("listByFilter")}
              </Link>
            </p>
          )}
        </section>
        {lists.length === 0 ? (
          <Callout
            tone="info"
            action={mayCreate && <Link to={inLocale(`${listsAddress}/create`, locale)}>{t("newList")}</Link>}
          >
            {t("noListsToAdd")}
          </Callout>
        ) : (
          <Adding {...loaderData} reply={actionData} />
        )}
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations("lists");
  return (
    <>
      <PageTitle>{t("addTitle")}</PageTitle>
      <PageHeader title={t("addTitle")} description={t("addIntro")} />
      {children}
    </>
  );
}

type AddingProps = Pick<Route.ComponentProps["loaderData"], "sent" | "lists" | "submissionKey"> & {
  reply: FormReply | undefined;
};

function Adding({ sent, lists, submissionKey, reply }: AddingProps) {
  const t = useTranslations("lists");
  const sentences = useFieldSentences();
  const { list, reason } = formFields("add", ["list", "reason"], { list: "", reason: "" }, reply);
  return (
    <Form method="post" noValidate={useNoValidate()} className="flex flex-col gap-5">
      <Rejection
        reply={reply}
        fields={[
          { ...list, label: t("list") },
          { ...reason, label: t("addReason") },
        ]}
      />
      <SubmissionKey value={submissionKey} />
      {sent.filter ? (
        <input type="hidden" name="filter" value={sent.filter} />
      ) : (
        sent.worker.map((id) => <input key={id} type="hidden" name="worker" value={id} />)
      )}
      <SelectField
        id={list.id}
        name="list"
        label={t("list")}
        help={t("listHelp")}
        errors={sentences(list.errors)}
        defaultValue={list.initialText}
        required
      >
        <option value="">{t("chooseList")}</option>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField field={reason} label={t("addReason")} help={t("addReasonHelp")} max={listReasonLength} />
      <div>
        <Button type="submit" size="form" className="max-sm:w-full">
          {t("add")}
        </Button>
      </div>
    </Form>
  );
}
