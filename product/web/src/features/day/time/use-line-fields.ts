import { useTranslations } from "use-intl";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { LineScreen } from "./line.page.tsx";

/** Every field of the forms about a line, so that what is wrong leads to where it can be mended. */
export function useLineFields({ corrections }: LineScreen, reply: FormReply | undefined) {
  const t = useTranslations("time");
  const waiting = corrections.find(({ companyAt, refusedBy }) => !companyAt && !refusedBy);
  const nothing = {
    kind: "",
    at: "",
    reason: "",
    refusal: "",
    reopenReason: "",
    message: "",
    lastWord: "",
    looked: "",
  };
  const correct = formFields("correct", ["kind", "at", "reason"], nothing, reply);
  const { refusal } = formFields(`refuse-${waiting?.id}`, ["refusal"], nothing, reply);
  const { reopenReason } = formFields("reopen", ["reopenReason"], nothing, reply);
  const { message } = formFields("write", ["message"], nothing, reply);
  const { lastWord } = formFields("settle", ["lastWord"], nothing, reply);
  const { looked } = formFields("approve", ["looked"], nothing, reply);
  return [
    { ...looked, label: t("looked") },
    { ...correct.kind, label: t("which") },
    { ...correct.at, label: t("at") },
    { ...correct.reason, label: t("reason") },
    { ...refusal, label: t("refusal") },
    { ...message, label: t("message") },
    { ...lastWord, label: t("lastWord") },
    { ...reopenReason, label: t("reopenReason") },
  ];
}
