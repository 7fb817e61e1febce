import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageSlugLength, pageTitleLength } from "@product/domain/site/pages";
import { PageHeader } from "@product/ui/page-header";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SubmitButton } from "#features/ground/forms/share/submit-button.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create-page.page";
import { createPage } from "./commands.server.ts";
import { contentAddress, newPage } from "./schema.ts";

export const handle = { needs: "page.create", messages: ["content", "request", "forms"] };

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "page.create");
  return { submissionKey: crypto.randomUUID() };
}

export const action = formAction("page.create", newPage, createPage, ({ slug }, request) =>
  inLocale(`${contentAddress}/${slug}`, localeOf(pageAddress(request).pathname)),
);

const texts = ["titleEn", "titleEs", "slug"] as const;

export default function CreatePagePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("content");
  const fields = formFields("new-page", texts, { titleEn: "", titleEs: "", slug: "" }, actionData);
  return (
    <>
      <PageTitle>{t("newPage")}</PageTitle>
      <PageHeader title={t("newPage")} description={t("createIntro")} />
      <Form method="post" id="new-page" noValidate={useNoValidate()} className="flex max-w-3xl flex-col gap-5 pb-8">
        <Rejection reply={actionData} fields={texts.map((each) => ({ ...fields[each], label: t(each) }))} />
        <SubmissionKey value={loaderData.submissionKey} />
        <TextField
          field={fields.titleEn}
          label={t("titleEn")}
          help={t("titleHelp")}
          max={pageTitleLength}
          lang="en"
          required
        />
        <TextField field={fields.titleEs} label={t("titleEs")} help={t("titleHelp")} max={pageTitleLength} lang="es" />
        <TextField field={fields.slug} label={t("slug")} help={t("slugHelp")} max={pageSlugLength} />
        <SubmitButton>{t("create")}</SubmitButton>
      </Form>
    </>
  );
}
