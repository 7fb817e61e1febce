import type { ReactNode } from "react";
import { Form, useLocation, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { HomeLink, NoticePage } from "#features/ground/pages/share/notice-page.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { LiveCheck } from "#features/people/worker-record/share/live-check.tsx";
import { PartFields, type Fields } from "#features/people/worker-record/share/record-parts.tsx";
import { PageTitle } from "#i18n/page-title.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import type { completionBehind } from "./complete.ts";

const formId = "completion";

type CompletionScreenProps = {
  /** Undefined for a link that opens nothing. */
  link: Awaited<ReturnType<typeof completionBehind>>;
  today: string;
  reply: FormReply | undefined;
  /** The way back, where this is one part of more. */
  back?: ReactNode;
};

/** The fields that the worker behind a link still has to fill in. The route names the messages of `completion`. */
export function CompletionScreen({ link, today, reply, back }: CompletionScreenProps) {
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
    Object.fromEntries(names.map((name) => [name, link.saved[name] ?? ""])) as Record<(typeof names)[number], string>,
    reply,
  ) as Fields;
  const has = (...some: (typeof names)[number][]) => some.some((name) => names.includes(name));
  const isAboutThem = names.some((name) => ["name", "contact", "address"].includes(workerFieldRows[name].part));
  const kept = Object.fromEntries(
    Object.entries(link.masked).map(([name, masked]) => [
      name,
      t(name === "iban" ? "keptAccount" : "kept", { masked }),
    ]),
  );
  return (
    <Column className="flex max-w-2xl flex-col gap-6 py-10 sm:py-14">
      <PageTitle>{t("title")}</PageTitle>
      {back}
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
              <PartFields part="name" fields={all} needed={link.needed} kept={kept} />
              <PartFields part="contact" fields={all} needed={link.needed} kept={kept} />
              <PartFields part="address" fields={all} needed={link.needed} kept={kept} />
            </FormPart>
          )}
          {has("birthDate", "nationality", "spanishId", "passport", "nino") && (
            <FormPart heading={t("identity")} why={`${t("identityWhy")} ${all.passport ? t("oneDocument") : ""}`}>
              <PartFields part="identity" fields={all} needed={link.needed} kept={kept} countries={link.countries} />
            </FormPart>
          )}
          {has("naf", "iban") && (
            <FormPart heading={t("pay")} why={t("payWhy")}>
              <PartFields part="pay" fields={all} needed={link.needed} kept={kept} />
            </FormPart>
          )}
          <div className="flex flex-wrap gap-2 max-sm:*:h-11 max-sm:*:w-full">
            <Button type="submit" size="form" name="actionName" value="finish" busy={isSending}>
              {t("finish")}
            </Button>
            <Button type="submit" size="form" look="quiet" name="actionName" value="save" formNoValidate>
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
    <NoticePage title={title} text={t(isDone ? "doneText" : "goneText")}>
      <HomeLink>{t("toHome")}</HomeLink>
    </NoticePage>
  );
}
