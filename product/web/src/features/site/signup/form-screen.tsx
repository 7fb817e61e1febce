import { useEffect, useMemo, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { inputNames, type FormPage } from "@product/domain/forms/definition";
import { shownPages } from "@product/domain/forms/shown";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { ErrorSummary } from "@product/ui/error-summary";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { refusalKey } from "#i18n/refusal-words.ts";
import { FormProgress, FormSteps } from "./form-steps.tsx";
import { LeftToDo } from "./left-to-do.tsx";
import { OtherDevice, type LinkCode } from "./other-device.tsx";
import { workFor } from "./proof-of-work.ts";
import { QuestionField } from "#features/site/questions/share/question-field.tsx";
import { questionId } from "#features/site/questions/share/question.ts";
import type { PageReply } from "./reply.ts";
import { StandingCard } from "./standing-card.tsx";
import type { RoleStanding } from "./standing.server.ts";
import { draftOnDevice } from "./draft-on-device.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useTyped } from "#features/site/questions/share/use-typed.ts";
import type { FormView } from "./view.server.ts";

type FormScreenProps = {
  view: FormView;
  reply: PageReply | undefined;
  /** The address that the page is sent to. */
  action: string;
  /**
   * The key under which the browser keeps the page, and for which it does its proof of work before sending; none before
   * anything is saved.
   */
  secret?: string;
  /** The code of the link to go on with. */
  code?: LinkCode;
  pageAt?: (key: string) => string;
  standing?: readonly RoleStanding[];
  /** The missing answers that keep the form from being sent, on the last page. */
  left?: readonly { page: string; title: string; n: number }[];
  note?: string | undefined;
};

const formId = "signup";

/** One topic of the form. */
export function FormScreen(props: FormScreenProps) {
  const { view, reply, action, secret, code, pageAt, standing = [], left = [], note } = props;
  const t = useTranslations("signup");
  const request = useTranslations("request");
  const sentences = useFieldSentences();
  const noValidate = useNoValidate();
  const isSending = useNavigation().formMethod === "POST";
  const { page, steps, at, country, today } = view;
  const answers = reply?.typed ?? view.answers;
  const typed = useTyped(formId, answers);
  const draft = `signup ${secret ?? "new"} ${page.key}`;
  const { isWaiting } = useKeptDraft(formId, draft);
  const visible = useMemo(() => {
    const [shown] = shownPages({ pages: [page as unknown as FormPage] }, typed, { country, today });
    return new Set(shown?.fields.map(({ key }) => key));
  }, [page, typed, country, today]);
  const isLast = at === steps.length - 1;
  const faults = Object.entries(reply?.faults ?? {});
  // Neither this device keeps what a child wrote.
  useEffect(() => {
    if (isOfChild(reply)) draftOnDevice.forget(draft);
  }, [reply, draft]);
  const labelOf = (name: string) =>
    page.fields.find((field) => inputNames(field).includes(name) || field.key === name)?.label;
  const hasFiles = page.fields.some(({ type }) => type === "document" || type === "photo");
  return (
    <Column className="flex flex-1 flex-col gap-6 py-6 sm:py-10">
      <PageTitle>{`${page.title} - ${view.title}`}</PageTitle>
      <FormProgress steps={steps} at={at} />
      <div className="flex flex-1 flex-col gap-8 lg:flex-row lg:gap-14">
        <FormSteps title={view.title} steps={steps} at={at} pageAt={pageAt} />
        <div className="flex min-w-0 flex-1 flex-col gap-6">
          <header className="flex flex-col gap-2">
            <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em] text-balance">{page.title}</h1>
            <p className="text-pretty text-fg-2">{page.why}</p>
          </header>
          {note && !reply && <Callout tone="ok">{note}</Callout>}
          {reply && reply.refusals.length > 0 && (
            <Callout tone="bad" alert>
              {reply.refusals.map((refusal) => (
                <p key={refusal.code}>{request(refusalKey(refusal.code), refusal as never)}</p>
              ))}
            </Callout>
          )}
          {faults.length > 0 && (
            <ErrorSummary
              title={request("errorSummary", { n: faults.length })}
              faults={faults.map(([name, fault]) => ({
                fieldId: questionId(name),
                message: `${labelOf(name) ?? ""}: ${sentences([fault]).join(" ")}`,
              }))}
            />
          )}
          {isOfChild(reply) && <Callout tone="warn">{t("tooYoungUnkept")}</Callout>}
          <Form
            key={page.key}
            method="post"
            id={formId}
            action={action}
            noValidate={noValidate}
            encType={hasFiles ? "multipart/form-data" : "application/x-www-form-urlencoded"}
            className="flex flex-1 flex-col gap-6"
          >
            {page.fields
              .filter(({ key }) => visible.has(key))
              .map((question) => (
                <QuestionField
                  key={question.key}
                  question={question}
                  view={view}
                  answers={answers}
                  faults={reply?.faults ?? {}}
                />
              ))}
            {isLast && pageAt && <LeftToDo left={left} pageAt={pageAt} />}
            <p className="hidden" aria-hidden>
              <label>
                {t("honeypot")}
                <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </p>
            {isLast && secret && <Work secret={secret} />}
            {isWaiting && <Callout tone="warn">{t("offline")}</Callout>}
            <div className="sticky bottom-0 -mx-4 mt-auto flex items-center gap-3 border-t border-line bg-bg-subtle/95 px-4 py-3 sm:mx-0 sm:px-0">
              <span className="mr-auto text-help text-fg-3 max-sm:hidden">
                {t(secret ? "savedEachPage" : "savedFromNow")}
              </span>
              {pageAt && at > 0 && (
                <Link to={pageAt(steps[at - 1]!.key)} className={buttonClass("quiet", "form")}>
                  {t("back")}
                </Link>
              )}
              <Button
                type="submit"
                size="form"
                name="actionName"
                value={isLast ? "send" : "next"}
                busy={isSending}
                className="max-sm:h-12 max-sm:flex-1"
              >
                {t(isLast ? "send" : "continue")}
              </Button>
            </div>
          </Form>
          {secret && code && <OtherDevice secret={secret} code={code} />}
        </div>
        <StandingCard standing={standing} today={today} />
      </div>
    </Column>
  );
}

const isOfChild = (reply: PageReply | undefined): boolean =>
  Object.values(reply?.faults ?? {}).some(({ fault }) => fault === "underAge");

/** Done while the last page is read; without it the mail is asked. */
function Work({ secret }: { secret: string }) {
  const [work, setWork] = useState("");
  useEffect(() => void workFor(secret).then(setWork), [secret]);
  return <input type="hidden" name="work" value={work} />;
}
