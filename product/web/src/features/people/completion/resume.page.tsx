import { homeDay } from "#request/clock.ts";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  data,
  Form,
  Link,
  redirect,
  useLocation,
  useNavigation,
  useSearchParams,
  type ShouldRevalidateFunction,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { Refused } from "@product/domain/refusals";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { placeNames } from "#features/people/worker-record/queries.server.ts";
import { LiveCheck } from "#features/people/worker-record/share/live-check.tsx";
import { PartFields, type Fields } from "#features/people/worker-record/share/record-parts.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { fieldErrors, type FieldError } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Route } from "./+types/resume.page";
import { completeRecord } from "./commands.server.ts";
import { behindLink, completionFaults } from "./queries.server.ts";
import { completionForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["completion", "worker-record", "request", "forms"] };

// The address is the key: no other site may learn it. Stricter would take the origin from the form itself.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await behindLink(params.token);
  return {
    link: link && {
      ...link,
      countries: link.fields.includes("nationality") ? placeNames(context.get(requestContext).locale).countries : [],
    },
    today: homeDay(),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const link = await behindLink(params.token);
  // Who has no link that works does not get as far as being read; the page says that it is gone.
  if (!link) return redirect(pageAddress(request).pathname, 303);
  const submission = parseWithZod(await readForm(link, request, completionForm), {
    schema: completionForm,
    formatError: fieldErrors,
  });
  const rejected = (faults: Record<string, FieldError[]>, refusals: FormReply["refusals"] = []) =>
    data<FormReply>({ result: submission.reply({ fieldErrors: faults }), refusals }, { status: 422 });
  if (submission.status !== "success") return rejected({});
  const faults = Object.entries(await completionFaults(params.token, submission.value));
  if (faults.length > 0) return rejected(Object.fromEntries(faults.map(([field, fault]) => [field, [fault]])));
  try {
    const { isFinished } = await completeRecord(params.token, submission.value);
    return redirect(`${pageAddress(request).pathname}?${isFinished ? "done" : "saved"}`, 303);
  } catch (error) {
    if (error instanceof Refused) return rejected({}, error.refusals);
    throw error;
  }
}

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

const formId = "completion";

/** What the worker behind a link still has to tell. */
export default function ResumePage({ loaderData: { link, today }, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("completion");
  const record = useTranslations("worker-record");
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const noValidate = useNoValidate();
  if (!link) return <Ended isDone={search.has("done")} />;
  const names = link.fields.filter((name) => name !== "languages");
  const all = formFields(
    formId,
    names,
    Object.fromEntries(names.map((name) => [name, ""])) as Record<(typeof names)[number], string>,
    reply,
  ) as Fields;
  const has = (...some: (typeof names)[number][]) => some.some((name) => names.includes(name));
  const isAboutThem = names.some((name) => ["name", "contact", "address"].includes(workerFieldRows[name].part));
  return (
    <Column className="flex max-w-2xl flex-col gap-6 py-10 sm:py-14">
      <PageTitle>{t("title")}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{t("title")}</h1>
        <p className="text-pretty text-fg-2">{t("hello", { name: link.name })}</p>
      </header>
      {search.has("saved") && !reply && <Callout tone="ok">{t("savedTitle")}</Callout>}
      <Rejection reply={reply} fields={names.map((name) => ({ ...all[name]!, label: record(`field:${name}`) }))} />
      <LiveCheck
        formId={formId}
        today={today}
        known={{
          country: link.country,
          firstName: link.name,
          ...(all.email && all.mobile ? {} : { email: "known@example.org" }),
        }}
      >
        <Form method="post" id={formId} noValidate={noValidate} className="flex flex-col gap-7" action={pathname}>
          {isAboutThem && (
            <FormPart heading={t("aboutYou")} why={t("aboutYouWhy")}>
              <PartFields part="name" fields={all} />
              <PartFields part="contact" fields={all} />
              <PartFields part="address" fields={all} />
            </FormPart>
          )}
          {has("birthDate", "nationality", "spanishId", "passport", "nino") && (
            <FormPart heading={t("identity")} why={`${t("identityWhy")} ${all.passport ? t("oneDocument") : ""}`}>
              <PartFields part="identity" fields={all} countries={link.countries} />
            </FormPart>
          )}
          {has("naf", "iban") && (
            <FormPart heading={t("pay")} why={t("payWhy")}>
              <PartFields part="pay" fields={all} />
            </FormPart>
          )}
          <div className="flex flex-wrap gap-2 max-sm:*:h-11 max-sm:*:w-full">
            <Button type="submit" size="form" name="deed" value="finish" busy={isSending}>
              {t("finish")}
            </Button>
            <Button type="submit" size="form" look="quiet" name="deed" value="save">
              {t("save")}
            </Button>
          </div>
        </Form>
      </LiveCheck>
    </Column>
  );
}

/** Finished just now, or a link that opens nothing: said kindly, and without telling which. */
function Ended({ isDone }: { isDone: boolean }) {
  const t = useTranslations("completion");
  const title = t(isDone ? "doneTitle" : "goneTitle");
  return (
    <Column className="flex max-w-lg flex-col items-start gap-4 py-16 sm:py-24">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
      <p className="text-pretty text-fg-2">{t(isDone ? "doneText" : "goneText")}</p>
      <Link to={inLocale("/", useLocale())} className={buttonClass("quiet", "form")}>
        {t("toHome")}
      </Link>
    </Column>
  );
}
