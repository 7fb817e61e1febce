import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect, useLocation, useNavigation, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isOwnName, signatureNameLength } from "@product/domain/papers/signatures";
import { Refused } from "@product/domain/refusals";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Column } from "@product/ui/column";
import { Field } from "@product/ui/controls/field";
import { FieldNotes } from "@product/ui/controls/field-frame";
import { ContractText } from "#features/company/contract-templates/share/contract-text.tsx";
import { HomeLink, NoticePage } from "#features/ground/pages/share/notice-page.tsx";
import { isOnboarding } from "#features/people/onboarding-link/queries.server.ts";
import { BackToOnboarding } from "#features/people/onboarding-link/share/back-to-onboarding.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { dayAndTime } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorContext, requestContext } from "#request/context.ts";
import { fieldErrors, type FieldError } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Route } from "./+types/sign.page";
import { signContract } from "./commands.server.ts";
import { DrawingField } from "./share/drawing-field.tsx";
import { behindLink } from "./queries.server.ts";
import { signatureForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["contract-signing", "onboarding-link", "request", "forms"] };

// The address is the key: no other site may learn it. Stricter would take the origin from the form itself.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await behindLink(params.token);
  const { locale } = context.get(requestContext);
  if (!link) return data({ link: undefined, whole: undefined }, { status: 404 });
  const whole = (await isOnboarding(params.token)) ? params.token : undefined;
  const { called, entity, texts, signedAt } = link;
  return data({ link: { called, entity, text: signedAt ? "" : texts[locale], signedAt }, whole });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const link = await behindLink(params.token);
  // If the link no longer works or the contract is signed, the page itself explains it, and the form that was sent is
  // not read.
  if (!link || link.signedAt) return redirect(pageAddress(request).pathname, 303);
  const submission = parseWithZod(await readForm(link, request, signatureForm), {
    schema: signatureForm,
    formatError: fieldErrors,
  });
  const rejected = (faults: Record<string, FieldError[]>, refusals: FormReply["refusals"] = []) =>
    data<FormReply>({ result: submission.reply({ fieldErrors: faults }), refusals }, { status: 422 });
  if (submission.status !== "success") return rejected({});
  const { name, agrees } = submission.value;
  if (!isOwnName(name, link.worker)) return rejected({ name: [{ fault: "notOwnName" }] });
  if (!agrees) return rejected({ agrees: [{ fault: "mustAgree" }] });
  try {
    const address = context.get(actorContext).request?.from?.address ?? "";
    await signContract(params.token, submission.value, { language: context.get(requestContext).locale, address });
    return redirect(pageAddress(request).pathname, 303);
  } catch (error) {
    if (error instanceof Refused) return rejected({}, error.refusals);
    throw error;
  }
}

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** The contract behind a link: to read in either language, to sign, and once signed to take along. */
export default function SignPage({ loaderData: { link, whole }, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("contract-signing");
  const locale = useLocale();
  const { pathname } = useLocation();
  if (!link) return <Gone />;
  if (link.signedAt) return <Signed signedAt={link.signedAt} whole={whole} />;
  const other = locale === "es" ? "en" : "es";
  return (
    <Column className="flex max-w-2xl flex-col gap-6 py-8 sm:py-12">
      <PageTitle>{t("title")}</PageTitle>
      <BackToOnboarding token={whole} />
      <header className="flex flex-col items-start gap-3">
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("title")}</h1>
        <p className="text-pretty text-fg-2">{t("hello", { name: link.called, entity: link.entity })}</p>
        <a
          // Remembers the language first: the address alone would be led back to the one of before.
          href={`/api/locale/${other}?to=${encodeURIComponent(pathname)}`}
          lang={other}
          hrefLang={other}
          rel="nofollow"
          className="touch-target font-medium text-primary-text underline underline-offset-3"
        >
          {t("otherLanguage")}
        </a>
      </header>
      <section aria-label={t("contract")} className="rounded-card border border-line bg-bg px-4 py-5 sm:px-6">
        <ContractText text={link.text} lang={locale} />
      </section>
      <SignForm reply={reply as FormReply | undefined} />
    </Column>
  );
}

const formId = "signature";

function SignForm({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("contract-signing");
  const { pathname } = useLocation();
  const sentences = useFieldSentences();
  const isSending = useNavigation().formMethod === "POST";
  const fields = formFields(formId, ["name", "agrees"], { name: "", agrees: "" }, reply);
  const notAgreed = sentences(fields.agrees.errors);
  return (
    <Form method="post" id={formId} action={pathname} noValidate={useNoValidate()} className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg font-semibold">{t("sign")}</h2>
        <p className="mt-1 text-pretty text-fg-2">{t("signWhy")}</p>
      </div>
      <Rejection
        reply={reply}
        fields={(["name", "agrees"] as const).map((name) => ({ ...fields[name], label: t(name) }))}
      />
      <Field
        id={fields.name.id}
        name="name"
        label={t("name")}
        help={t("nameHelp")}
        defaultValue={fields.name.initialText}
        errors={sentences(fields.name.errors)}
        maxLength={signatureNameLength}
        autoComplete="name"
        size="large"
        required
      />
      <DrawingField words={{ label: t("drawing"), help: t("drawingHelp"), clear: t("clear") }} />
      <div>
        <Checkbox
          id={fields.agrees.id}
          name="agrees"
          label={t("agrees")}
          defaultChecked={reply?.result.initialValue?.["agrees"] === "on"}
          aria-describedby={notAgreed.length > 0 ? `${fields.agrees.id}-error` : undefined}
        />
        <FieldNotes id={fields.agrees.id} errors={notAgreed} />
      </div>
      <Button type="submit" size="large" busy={isSending} className="max-sm:w-full sm:self-start">
        {t("submit")}
      </Button>
    </Form>
  );
}

function Signed({ signedAt, whole }: { signedAt: Date; whole: string | undefined }) {
  const t = useTranslations("contract-signing");
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <NoticePage title={t("doneTitle")} text={t("doneText", { when: dayAndTime(signedAt, locale, "Europe/Madrid") })}>
      <a href={`${pathname}/copy.pdf`} className={buttonClass("primary", "large")}>
        {t("download")}
      </a>
      <BackToOnboarding token={whole} />
    </NoticePage>
  );
}

/** A link that opens nothing: said kindly, and without telling why. */
function Gone() {
  const t = useTranslations("contract-signing");
  return (
    <NoticePage title={t("goneTitle")} text={t("goneText")}>
      <HomeLink>{t("toHome")}</HomeLink>
    </NoticePage>
  );
}
