import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageLeadLength, pageTitleLength } from "@product/domain/site/pages";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { HomeForm } from "./schema.ts";

type HomeFieldsProps = {
  /** The texts that the form begins with. */
  texts: HomeForm;
  /** The newest version that the person has been shown: saving decides about this one. */
  seen: HomeForm;
  submissionKey: string;
  reply: FormReply | undefined;
};

export const homeFormId = "home";

/** The opening words in both languages. A version that another person saved meanwhile stands beside the typed text. */
export function HomeFields({ texts, seen, submissionKey, reply }: HomeFieldsProps) {
  const t = useTranslations("home");
  const fields = formFields(homeFormId, names, texts, reply);
  const isStale = reply !== undefined && typedText(reply, "version") !== String(texts.version);
  const isCompared = isStale || seen !== texts;
  const text = (name: (typeof names)[number]) => (
    <TextField
      field={fields[name]}
      label={t(name)}
      required
      lang={name.endsWith("En") ? "en" : "es"}
      {...(name.startsWith("title")
        ? { help: t("titleHelp"), max: pageTitleLength }
        : { help: t("leadHelp"), max: pageLeadLength, lines: 4 })}
      savedVersion={isCompared && fields[name].initialText !== seen[name] ? seen[name] : undefined}
    />
  );
  return (
    <Form
      method="post"
      id={homeFormId}
      noValidate={useNoValidate()}
      data-compared={isCompared || undefined}
      className={`flex flex-col gap-7 pb-8 ${isCompared ? "max-w-5xl" : "max-w-2xl"}`}
    >
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      {/* The version that this person has seen, so that saving again is a decision and not an accident. */}
      <input type="hidden" name="version" value={seen.version} />
      <FormPart heading={t("titles")} why={t("titlesWhy")}>
        {text("titleEn")}
        {text("titleEs")}
      </FormPart>
      <FormPart heading={t("leads")} why={t("leadsWhy")}>
        {text("leadEn")}
        {text("leadEs")}
      </FormPart>
    </Form>
  );
}

const names = ["titleEn", "titleEs", "leadEn", "leadEs"] as const;
