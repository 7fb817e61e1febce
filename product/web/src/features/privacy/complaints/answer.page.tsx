import { data, Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { calendarDay } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDayAt } from "#request/clock.ts";
import { failure } from "#request/failures.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/answer.page";
import { answerComplaint } from "./commands.server.ts";
import { complaintWith } from "./queries.server.ts";
import { answerForm, complaintsAddress, longestWords } from "./schema.ts";

export const handle = { needs: "settings.delete", messages: ["complaints", "forms", "request"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requirePermission(context, "settings.delete");
  const complaint = await complaintWith(recordId(params.complaintId));
  if (!complaint) throw failure("pageNotFound", { path: params.complaintId });
  const { saved, headers } = takeSaved(request);
  const { name, email, language, words, answer, receivedAt, acknowledgedAt, answeredAt } = complaint;
  const days = {
    receivedOn: homeDayAt(receivedAt),
    acknowledgedOn: acknowledgedAt && homeDayAt(acknowledgedAt),
    answeredOn: answeredAt && homeDayAt(answeredAt),
  };
  return data(
    { complaint: { name, email, language, words, answer, ...days }, saved },
    { headers: { ...headers, "Cache-Control": "no-store" } },
  );
}

export const action = ({ params: { complaintId }, ...sent }: Route.ActionArgs) =>
  formAction(
    "settings.delete",
    answerForm,
    (actor, { answer }) => answerComplaint(actor, recordId(complaintId), answer),
    (_done, request) => recordAddress(complaintsAddress, complaintId, request),
  )(sent);

export default function AnswerPage({ loaderData: { complaint, saved }, actionData }: Route.ComponentProps) {
  const t = useTranslations("complaints");
  const title = t("complaintOf", { name: complaint.name });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <div className="flex max-w-2xl flex-col gap-6 pb-8">
        {saved && <Callout tone="ok">{t("answerSent")}</Callout>}
        <Facts complaint={complaint} />
        <Said title={t("theirWords")} lang={complaint.language} words={complaint.words} />
        {complaint.answer ? (
          <Said title={t("ourAnswer")} lang={complaint.language} words={complaint.answer} />
        ) : (
          <AnswerForm reply={actionData} lang={complaint.language} />
        )}
      </div>
    </>
  );
}

type Complaint = Route.ComponentProps["loaderData"]["complaint"];

function Facts({ complaint: { email, language, receivedOn, acknowledgedOn, answeredOn } }: { complaint: Complaint }) {
  const t = useTranslations("complaints");
  const locale = useLocale();
  const facts = [
    [t("email"), email],
    [t("writtenIn"), t(`language:${language}`)],
    [t("received"), calendarDay(receivedOn, locale)],
    ...(acknowledgedOn ? [[t("acknowledged"), calendarDay(acknowledgedOn, locale)]] : []),
    [t("state"), answeredOn ? `${t("answered")}, ${calendarDay(answeredOn, locale)}` : t("waiting")],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-fg-2">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Said = ({ title, words, lang }: { title: string; words: string; lang: string }) => (
  <section className="flex flex-col gap-2">
    <h2 className="text-base font-semibold">{title}</h2>
    <p lang={lang} className="text-sm whitespace-pre-wrap wrap-anywhere">
      {words}
    </p>
  </section>
);

function AnswerForm({ reply, lang }: { reply: FormReply | undefined; lang: string }) {
  const t = useTranslations("complaints");
  const { answer } = formFields("answer", ["answer"], { answer: "" }, reply);
  return (
    <Form method="post" id="answer" className="flex flex-col gap-4">
      <Rejection reply={reply} fields={[{ ...answer, label: t("answer") }]} />
      <TextField
        field={answer}
        label={t("answer")}
        help={t("answerHelp")}
        max={longestWords}
        lang={lang}
        lines={8}
        required
      />
      <Button type="submit" className="self-start">
        {t("sendAnswer")}
      </Button>
    </Form>
  );
}
