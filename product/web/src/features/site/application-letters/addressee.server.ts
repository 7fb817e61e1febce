/** To whom a letter about an application goes, and where its link leads. */
import { fieldsOf, textOf, workerFieldOf } from "@product/domain/forms/definition";
import { checkPhone } from "@product/domain/identifiers/phone";
import type { WorkerField } from "@product/domain/people/worker-record";
import { confirmCode, resumeToken, statusToken } from "@product/database/applications/links";
import type { OpenedApplication } from "@product/database/applications/open-application";
import type { Addressee, LetterKind } from "./letter.server.ts";

type Known = { firstName: string; email: string | null; mobile: string | null } | undefined;

/** The applicant's answers come before the data known of them, where they are a worker already. */
export function addresseeOf(
  { application, form, version, answers, message, country }: OpenedApplication,
  known: Known,
): Addressee {
  const answerTo = (detail: WorkerField) =>
    fieldsOf(version.definition)
      .filter((field) => workerFieldOf(field) === detail)
      .map(({ key }) => textOf(answers, key))
      .find(Boolean);
  const { language } = application;
  const mobile = answerTo("mobile");
  return {
    name: answerTo("firstName") ?? known?.firstName ?? "",
    language,
    email: answerTo("email") ?? known?.email ?? null,
    mobile: mobile ? checkPhone(mobile, country).value : (known?.mobile ?? null),
    form: (language === "es" ? form.titleEs : form.titleEn) || form.titleEn || form.titleEs,
    message,
  };
}

export function pathOf(about: LetterKind, id: string): string {
  if (about === "resume" || about === "follow-up" || about === "more" || about === "ending")
    return `/signup/resume/${resumeToken(id)}`;
  if (about === "confirm") return `/signup/resume/${resumeToken(id)}?confirm=${confirmCode(id)}`;
  return `/signup/status/${statusToken(id)}`;
}
