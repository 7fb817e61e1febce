import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, Link, redirect, redirectDocument, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { Refused } from "@product/domain/refusals";
import { NoticePage } from "#features/ground/pages/share/notice-page.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { fieldErrors, type FieldError } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import { sessionContext } from "#request/session.ts";
import type { Route } from "./+types/setup.page";
import { setUpOwner } from "./commands.server.ts";
import { CredentialRefused, makeCredential } from "./make-credential.server.ts";
import { isOpenLink } from "./queries.server.ts";
import { nameLength, ownerForm, shortestPassword } from "./schema.ts";

export const handle = { needs: "public", messages: ["setup", "request", "forms"] };

// The address is the key: no other site may learn it. Stricter would take the origin from the form itself.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params }: Route.LoaderArgs) {
  const isOpen = await isOpenLink(params.token);
  return data({ isOpen }, { status: isOpen ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { admin, client } = context.get(sessionContext);
  const locale = localeOf(new URL(request.url).pathname);
  // Without a link that works the form is not even read; the page says that the link is gone.
  if (!(await isOpenLink(params.token))) return redirect(pageAddress(request).pathname, 303);
  const form = await readForm({ link: params.token }, request, ownerForm);
  const submission = parseWithZod(form, { schema: ownerForm, formatError: fieldErrors });
  const rejected = (faults: Record<string, FieldError[]> = {}) =>
    data<FormReply>(
      { result: submission.reply({ hideFields: ["password"], fieldErrors: faults }), refusals: [] },
      { status: 422 },
    );
  if (submission.status !== "success") return rejected();
  const owner = submission.value;
  try {
    await setUpOwner(params.token, { name: owner.name, email: owner.email, language: locale }, () =>
      makeCredential(admin(), owner),
    );
  } catch (error) {
    if (error instanceof CredentialRefused) return rejected({ [error.field]: [{ fault: "invalid" }] });
    // The page then says that the link is gone.
    if (error instanceof Refused)
      return data<FormReply>({ result: submission.reply({ hideFields: ["password"] }), refusals: [] }, { status: 422 });
    throw error;
  }
  await client().auth.signInWithPassword({ email: owner.email, password: owner.password });
  return redirectDocument(inLocale("/admin", locale));
}

export default function SetupPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("setup");
  const isSending = useNavigation().formMethod === "POST";
  const noValidate = useNoValidate();
  const fields = formFields("owner", ["name", "email", "password"], { name: "", email: "", password: "" }, reply);
  const plain = useControls(fields, (name) => t(name));
  if (!loaderData.isOpen) return <LinkGone />;
  return (
    <Column className="flex max-w-lg flex-col gap-6 py-12 sm:py-20">
      <PageTitle>{t("title")}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("title")}</h1>
        <p className="text-pretty text-fg-2">{t("intro")}</p>
      </header>
      <Rejection
        reply={reply}
        fields={[
          { ...fields.name, label: t("name") },
          { ...fields.email, label: t("email") },
          { ...fields.password, label: t("password") },
        ]}
      />
      <Form method="post" className="flex flex-col gap-5" noValidate={noValidate}>
        <Field
          {...plain("name")}
          help={t("nameHelp")}
          required
          maxLength={nameLength}
          autoComplete="name"
          size="large"
        />
        <Field {...plain("email")} type="email" help={t("emailHelp")} required autoComplete="username" size="large" />
        <Field
          id={fields.password.id}
          name="password"
          type="password"
          label={t("password")}
          help={t("passwordHelp", { n: String(shortestPassword) })}
          required
          minLength={shortestPassword}
          autoComplete="new-password"
          errors={fields.password.errors.length > 0 ? [t("passwordWeak", { n: String(shortestPassword) })] : []}
          size="large"
        />
        <Button type="submit" size="form" busy={isSending} className="h-11 w-full">
          {t("create")}
        </Button>
      </Form>
    </Column>
  );
}

function LinkGone() {
  const t = useTranslations("setup");
  return (
    <NoticePage title={t("linkGone")} text={t("linkGoneText")}>
      <Link to={inLocale("/login", useLocale())} className={buttonClass("quiet", "form")}>
        {t("signIn")}
      </Link>
    </NoticePage>
  );
}
