import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { listKinds } from "@product/domain/people/lists";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { countsOf, listChoices, maySeeMembers, offeredLists } from "#features/people/lists/queries.server.ts";
import {
  emptyList,
  ListFields,
  listFormFields,
  listFormId,
  useLabelled,
} from "#features/people/lists/share/list-fields.tsx";
import { listsAddress } from "#features/people/lists/share/list-frame.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { atFields } from "#features/ground/master-data/share/record-reply.ts";
import { mostCounted, pageOf } from "#features/people/workers/queries.server.ts";
import { PeoplePreview } from "#features/people/workers/share/people-preview.tsx";
import { PageTitle } from "#i18n/page-title.tsx";
import { notPermitted, requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/combine.page";
import { CombineChoice } from "./combine-choice.tsx";
import { combineLists } from "./commands.server.ts";
import { combinedFilter, combinedMembers, listsToCombine } from "./queries.server.ts";
import { askedIn, combineForm } from "#features/people/lists/schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "list.view",
  alsoNeeds: "list.create",
  messages: ["lists", "workers", "request", "forms"],
};

const previewLength = 8;

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  if (!isPermitted(actor, "list.create")) throw notPermitted(true);
  const { locale } = context.get(requestContext);
  const choice = askedIn(pageAddress(request));
  const [offered, choices, sources] = await Promise.all([
    offeredLists(actor, locale),
    listChoices(actor, locale, "list.create"),
    listsToCombine(actor, choice.lists),
  ]);
  const found = sources && combinedMembers(actor, choice.how, sources);
  const [counts, page] = found
    ? await Promise.all([countsOf([found]), pageOf(actor, found, locale, {}, previewLength)])
    : [];
  return {
    asked: choice,
    offered: offered.filter((list) => maySeeMembers(actor, list)).map(({ id, name, kind }) => ({ id, name, kind })),
    choices,
    preview: counts && page && { count: counts[0] ?? 0, most: mostCounted, rows: page.rows },
    canFilter: sources !== undefined && combinedFilter(choice.how, sources) !== undefined,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = formAction("list.create", combineForm, combineLists, ({ id }, request) =>
  recordAddress(listsAddress, id, request),
);

/** Chooses lists and a way to join them, shows who would be in the new one, and makes it. */
export default function CombinePage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked: choice, offered, preview } = loaderData;
  const t = useTranslations("lists");
  return (
    <>
      <PageTitle>{t("combineTitle")}</PageTitle>
      <PageHeader title={t("combineTitle")} description={t("combineIntro")} />
      <div className="flex max-w-3xl flex-col gap-7 pb-8">
        <CombineChoice asked={choice} offered={offered} />
        {choice.lists.length === 1 && <Callout tone="warn">{t("twoNeeded")}</Callout>}
        {choice.lists.length > 1 && !preview && <Callout tone="warn">{t("listGone")}</Callout>}
        {preview && (
          <section aria-label={t("preview")} className="flex flex-col gap-2">
            <h2 className="num text-sm font-semibold">
              {preview.count > preview.most
                ? t("previewMany", { n: preview.most })
                : t("previewCount", { n: preview.count })}
            </h2>
            <PeoplePreview label={t("previewOf")} rows={preview.rows} />
          </section>
        )}
        {preview && <NewList {...loaderData} reply={actionData} />}
      </div>
    </>
  );
}

type NewListProps = Pick<Route.ComponentProps["loaderData"], "asked" | "choices" | "canFilter" | "submissionKey"> & {
  reply: FormReply | undefined;
};

function NewList({ asked: choice, choices, canFilter, submissionKey, reply }: NewListProps) {
  const t = useTranslations("lists");
  const rejection = atFields(reply);
  const purpose = choices.isEverywhere ? emptyList.purpose : "deny";
  const form = listFormFields({ ...emptyList, purpose }, rejection);
  return (
    <Form method="post" id={listFormId} noValidate={useNoValidate()} className="flex flex-col gap-7">
      <Rejection reply={rejection} fields={useLabelled(form)} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="how" value={choice.how} />
      {choice.lists.map((id) => (
        <input key={id} type="hidden" name="lists" value={id} />
      ))}
      <ListFields {...form} choices={choices} />
      <FormPart heading={t("kind")} why={t("kindWhy")}>
        <RadioGroup
          id={form.fields.kind.id}
          name="kind"
          label={t("kind")}
          defaultValue={canFilter ? form.fields.kind.initialText : "static"}
          options={listKinds.map((value) => ({
            value,
            label: t(`kind:${value}`),
            help: t(value === "static" ? "combineStatic" : canFilter ? "combineDynamic" : "combineDynamicNo"),
            disabled: value === "dynamic" && !canFilter,
          }))}
        />
      </FormPart>
      <div>
        <Button type="submit" size="form" className="max-sm:w-full">
          {t("make")}
        </Button>
      </div>
    </Form>
  );
}
