import { data, Link, useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { mayDo } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { formWith } from "#features/site/forms/queries.server.ts";
import { FormFrame } from "#features/site/forms/share/form-frame.tsx";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/builder.page";
import { AdviceList } from "./advice-list.tsx";
import { buildStep } from "./take-step.ts";
import { DraftBar } from "./draft-bar.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { PageEditor } from "./page-editor.tsx";
import { PageList } from "./page-list.tsx";
import { buildingOf, documentKinds } from "./queries.server.ts";
import { QuestionList } from "./question-list.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "form.view",
  messages: ["form-builder", "signup-forms", "worker-record", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "form.view");
  const { locale } = context.get(requestContext);
  const found = await formWith(actor, recordId(params.formId), locale);
  const building = found && (await buildingOf(found.id));
  if (!building) throw failure("pageNotFound", { path: params.formId });
  const { form, ...head } = found;
  const { searchParams } = pageAddress(request);
  const { pages } = building.definition;
  const field = pages.flatMap((page) => page.fields).find(({ key }) => key === searchParams.get("field"));
  const shown =
    pages.find((page) => field && page.fields.includes(field)) ??
    pages.find(({ key }) => key === searchParams.get("page")) ??
    pages[0];
  const { part, headers } = takeSaved(request);
  const isKept = form.state === "archived";
  return data(
    {
      head,
      building,
      page: shown?.key,
      field: field?.key,
      isPageEdited: searchParams.has("edit-page"),
      first: form.language,
      kinds: await documentKinds(locale),
      mayBuild: !isKept && mayDo(actor, acts["form.edit"], form),
      mayWord: !isKept && mayDo(actor, acts["form.edit-texts"], form),
      mayPublish: !isKept && mayDo(actor, acts["form.publish"], form),
      done: part,
      submissionKey: crypto.randomUUID(),
    },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "form.view");
  return buildStep(sent, recordId(params.formId));
};

export type BuilderData = Route.ComponentProps["loaderData"];

/** The questions of a form: its pages at the left, what one of them asks in both languages, and what is edited at the right. */
export default function BuilderPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("form-builder");
  const locale = useLocale();
  const reply = useActionData() as FormReply | undefined;
  const { head, building, field, mayBuild, mayWord, done } = loaderData;
  const page = building.definition.pages.find(({ key }) => key === loaderData.page);
  return (
    <FormFrame
      head={head}
      part="questions"
      actions={
        <Link to={inLocale(`/admin/signup-forms/${head.id}/preview`, locale)} className={buttonClass("quiet")}>
          {t("test")}
        </Link>
      }
    >
      <div className="grid grow grid-cols-[minmax(0,1fr)] items-start gap-6 pb-6 lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_20rem]">
        <PageList data={loaderData} />
        <div className="flex min-w-0 flex-col gap-4">
          {reply && reply.refusals.length > 0 && <Refusals reply={reply} />}
          {done && !reply && <Callout tone="ok">{t(done === "publish" ? "done:publish" : "done")}</Callout>}
          {!mayBuild && mayWord && <Callout tone="info">{t("textsOnly")}</Callout>}
          <AdviceList data={loaderData} />
          {page && <QuestionList data={loaderData} page={page} />}
        </div>
        <div className="lg:col-start-2 xl:col-start-auto">
          {field ? (
            <FieldEditor key={`${field} ${building.version}`} data={loaderData} reply={reply} />
          ) : (
            page && <PageEditor key={`${page.key} ${building.version}`} data={loaderData} page={page} reply={reply} />
          )}
        </div>
      </div>
      <DraftBar data={loaderData} />
    </FormFrame>
  );
}
