import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { askTemplateNames, messageLength, rejectReasons } from "@product/domain/forms/decisions";
import { applicationSteps } from "@product/domain/forms/states";
import { Button, type ButtonLook } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { Kbd } from "@product/ui/kbd";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import type { CurrentProps } from "./current-application.tsx";
import { useLanguageWord } from "./language-word.ts";
import { actionAddress } from "./review-addresses.ts";
import type { Review } from "./review.server.ts";

/** Ids of the parts that keyboard shortcuts press and open. */
export const partIds = { accept: "accept-application", ask: "ask-part", reject: "reject-part" } as const;

/** The decisions, at the bottom edge. */
export function DecisionBar({ page, review, reply }: CurrentProps) {
  const t = useTranslations("applications");
  const { state, mayDecide } = review;
  const can = (step: keyof typeof applicationSteps) =>
    mayDecide && (applicationSteps[step].from as readonly string[]).includes(state);
  const language = useLanguageWord()(review.language);
  const replies = [useReplyTo("accept", reply), useReplyTo("spam", reply), useReplyTo("take", reply)];
  const refused = [...replies, useReplyTo("take-back", reply), useReplyTo("likeness", reply)].find(Boolean);
  if (!can("accept") && !(review.canTakeBack && mayDecide)) return <Rejection reply={refused} fields={[]} />;
  return (
    <div className="sticky bottom-0 z-10 -mx-(--page-padding) mt-auto -mb-5 flex flex-col gap-3 border-t border-line bg-bg px-(--page-padding) py-3">
      <Rejection reply={refused} fields={[]} />
      <div className="flex flex-wrap items-start justify-end gap-2 max-sm:gap-1.5">
        <Consequence review={review} language={language} />
        {review.canTakeBack && (
          <Action actionName="take-back" look="quiet" page={page} review={review}>
            {t("takeBack")}
          </Action>
        )}
        {can("mark-spam") && (
          <Action actionName="spam" look="ghost" page={page} review={review}>
            {t("spam")}
          </Action>
        )}
        {can("reject") && <RejectPart page={page} review={review} reply={reply} />}
        {can("ask-more") && <AskPart page={page} review={review} reply={reply} />}
        {can("accept") && (
          <Action actionName="accept" look="primary" page={page} review={review} isOff={!review.isSound}>
            {t("approve")}
            <Kbd keys={["A"]} inverse className="max-sm:hidden" />
          </Action>
        )}
      </div>
    </div>
  );
}

function Consequence({ review, language }: { review: Review; language: string }) {
  const t = useTranslations("applications");
  const same = sameOf(review);
  if (review.state === "accepted" || review.state === "rejected" || review.state === "spam")
    return (
      <p className="mr-auto text-compact text-fg-2">
        {review.rejectReason ? t(`reason:${review.rejectReason as "other"}`) : t(`state:${review.state}`)}
      </p>
    );
  return (
    <div className="mr-auto min-w-0 flex-[1_1_18rem] text-compact max-[88rem]:basis-full">
      <p className="font-medium">
        {!review.isSound ? t("unsound") : same ? t("approveUpdates", { code: same.code }) : t("approveMakes")}
      </p>
      <p className="text-help text-fg-2 max-sm:hidden">{t("approveText", { language })}</p>
    </div>
  );
}

const sameOf = ({ likely }: Review) => likely.find(({ verdict }) => verdict === "same");

type ActionProps = Omit<CurrentProps, "reply"> & {
  actionName: "accept" | "spam" | "take-back";
  look: ButtonLook;
  isOff?: boolean;
  children: ReactNode;
};

function Action({ actionName, look, page, review, isOff = false, children }: ActionProps) {
  const same = sameOf(review);
  return (
    <Form method="post" action={actionAddress(actionName, page, review)}>
      <SubmissionKey value={page.submissionKey} />
      <input type="hidden" name="version" value={review.version} />
      {actionName === "accept" && same && <input type="hidden" name="sameAs" value={same.id} />}
      <Button
        id={actionName === "accept" ? partIds.accept : undefined}
        type="submit"
        look={look}
        size="form"
        className="max-sm:px-2.5"
        disabled={isOff}
      >
        {children}
      </Button>
    </Form>
  );
}

/** Works without script: a part that opens by itself. */
function Part({ id, label, cap, isOpen, children }: PartProps) {
  return (
    <details id={id} open={isOpen} className="group/part open:order-first open:basis-full">
      <summary className="inline-flex h-10 cursor-pointer list-none items-center gap-2 rounded-control border border-line-2 bg-bg-raised px-4 text-sm font-medium whitespace-nowrap shadow-control max-sm:px-2.5 hover:bg-bg-raised-hover">
        {label}
        <Kbd keys={[cap]} className="max-sm:hidden" />
      </summary>
      <div className="flex max-w-2xl flex-col gap-3 pt-3">{children}</div>
    </details>
  );
}

type PartProps = { id: string; label: string; cap: string; isOpen: boolean; children: ReactNode };

function AskPart(props: CurrentProps) {
  const t = useTranslations("applications");
  const options = [
    ...askTemplateNames.map((name) => [name, t(`template:${name}`)] as const),
    ["", t("noTemplate")] as const,
  ];
  return (
    <WrittenPart
      {...props}
      actionName="ask"
      label={t("ask")}
      cap="M"
      choice={{ name: "template", label: t("template"), first: "document", options }}
      message={t("message")}
    >
      <Button type="submit">{t("sendAsk")}</Button>
    </WrittenPart>
  );
}

function RejectPart(props: CurrentProps) {
  const t = useTranslations("applications");
  const options = rejectReasons.map((each) => [each, t(`reason:${each}`)] as const);
  return (
    <WrittenPart
      {...props}
      actionName="reject"
      label={t("reject")}
      cap="R"
      choice={{ name: "reason", label: t("rejectTitle"), first: rejectReasons[0], options }}
      message={t("rejectMessage")}
    >
      <Button type="submit" look="danger-solid">
        {t("sendReject")}
      </Button>
    </WrittenPart>
  );
}

type WrittenProps = CurrentProps & {
  actionName: "ask" | "reject";
  label: string;
  cap: string;
  choice: { name: string; label: string; first: string; options: readonly (readonly [string, string])[] };
  message: string;
  children: ReactNode;
};

/** A decision that the applicant reads about: one of a list, and words of one's own in their language. */
function WrittenPart({ page, review, reply, actionName, label, cap, choice, message, children }: WrittenProps) {
  const t = useTranslations("applications");
  const sentences = useFieldSentences();
  const answered = useReplyTo(actionName, reply);
  const language = useLanguageWord()(review.language);
  const fields = formFields(
    actionName,
    [choice.name, "message"],
    { [choice.name]: choice.first, message: "" },
    answered,
  );
  const [chosen, written] = [fields[choice.name]!, fields["message"]!];
  const named = [
    { ...chosen, label: choice.label },
    { ...written, label: message },
  ];
  return (
    <Part id={partIds[actionName]} label={label} cap={cap} isOpen={answered !== undefined}>
      <Form method="post" action={actionAddress(actionName, page, review)} className="flex flex-col gap-3">
        <Rejection reply={answered} fields={named} />
        <SubmissionKey value={page.submissionKey} />
        <input type="hidden" name="version" value={review.version} />
        <SelectField
          id={chosen.id}
          name={choice.name}
          label={choice.label}
          defaultValue={chosen.initialText}
          errors={sentences(chosen.errors)}
        >
          {choice.options.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
        <Field
          id={written.id}
          name="message"
          label={message}
          help={t("askHelp", { language })}
          lines={3}
          maxLength={messageLength}
          lang={review.language}
          defaultValue={written.initialText}
          errors={sentences(written.errors)}
        />
        <div>{children}</div>
      </Form>
    </Part>
  );
}
