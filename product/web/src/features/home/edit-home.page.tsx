import { getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/button";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/field";
import { PageHeader } from "@product/ui/page-header";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/forms/share/form-parts.tsx";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorWho } from "#request/context.ts";
import { formAction } from "#request/form-action.ts";
import type { Route } from "./+types/edit-home.page";
import { editHome } from "./commands.server.ts";
import { homeTexts } from "./queries.server.ts";
import { homeForm } from "./schema.ts";

export const handle = { needs: "page.edit", messages: ["home", "request"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  actorWho("page.edit", context);
  return {
    texts: await homeTexts(),
    constraint: getZodConstraint(homeForm),
    submissionKey: crypto.randomUUID(),
    saved: new URL(request.url).searchParams.has("saved"),
  };
}

export const action = formAction("page.edit", homeForm, editHome, (_saved, request) => {
  const { pathname } = new URL(request.url);
  return `${inLocale("/admin/content/home", localeOf(pathname))}?saved`;
});

export default function EditHomePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const sentences = useFieldSentences();
  const { texts, constraint, submissionKey, saved } = loaderData;
  const [form, fields] = useForm({ id: "home", defaultValue: texts, constraint, lastResult: actionData?.result });
  return (
    <div className="max-w-2xl">
      <PageTitle>{t("editHeading")}</PageTitle>
      <PageHeader title={t("editHeading")} description={t("editIntro")} />
      <Form
        method="post"
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
        className="flex flex-col gap-5"
      >
        {saved && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
        <Rejection reply={actionData} />
        <SubmissionKey value={submissionKey} />
        <input {...getInputProps(fields.version, { type: "hidden" })} />
        {(["titleEn", "titleEs", "leadEn", "leadEs"] as const).map((name) => (
          <Field
            key={fields[name].key}
            id={fields[name].id}
            name={fields[name].name}
            defaultValue={fields[name].initialValue}
            required={fields[name].required ?? false}
            label={t(name)}
            lang={name.endsWith("En") ? "en" : "es"}
            errors={sentences(fields[name].errors)}
            {...(name.startsWith("lead") ? { lines: 4 } : {})}
          />
        ))}
        <div className="flex gap-3">
          <Button type="submit">{t("save")}</Button>
          <a href={inLocale("/", useLocale())} className={buttonClass("quiet")}>
            {t("seePage")}
          </a>
        </div>
      </Form>
    </div>
  );
}
