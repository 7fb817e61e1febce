import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { proofMinutes } from "@product/domain/credentials";
import type { FormReply } from "#request/forms/form-action.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { ProofWanted } from "./proof.ts";

type ProofFieldsProps = { formId: string; proof: ProofWanted; reply: FormReply | undefined };

/** Asks who is there, where that must be shown again: stands last in a form, before its button. */
export function ProofFields({ formId, proof, reply }: ProofFieldsProps) {
  const t = useTranslations("account");
  const sentences = useFieldSentences();
  if (!isAsked(proof, reply)) return null;
  const isWrong = reply?.refusals.some(({ code }) => code === "proof.password-wrong");
  if (proof.way === "password")
    return (
      <Field
        id={`${formId}-currentPassword`}
        name="currentPassword"
        type="password"
        label={t("currentPassword")}
        help={t("proofWhy", { minutes: proofMinutes })}
        autoComplete="current-password"
        aria-required
        aria-invalid={isWrong || undefined}
        errors={sentences(reply?.result.error?.["currentPassword"] ?? undefined)}
      />
    );
  return (
    <Field
      id={`${formId}-proofCode`}
      name="proofCode"
      label={t("proofCode")}
      help={proof.isSent ? t("codeSent", { email: proof.email }) : t("proofCodeWhy", { email: proof.email })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      aria-required
      errors={sentences(reply?.result.error?.["proofCode"] ?? undefined)}
    />
  );
}

type ProofCodeButtonProps = Omit<ProofFieldsProps, "formId"> & {
  /** Where the form goes instead when a code is wanted. */
  action: string;
};

/** Has a code mailed. It stands behind the form's own button, which is the one that Enter presses. */
export function ProofCodeButton({ proof, reply, action }: ProofCodeButtonProps) {
  const t = useTranslations("account");
  if (!isAsked(proof, reply) || !proof.canMail) return null;
  return (
    <Button look="ghost" type="submit" formAction={action} formNoValidate>
      {t(proof.isSent ? "sendCodeAgain" : proof.way === "password" ? "sendCodeInstead" : "sendCode")}
    </Button>
  );
}

/** The minutes may have passed while the form stood open. */
const isAsked = ({ isDue }: ProofWanted, reply: FormReply | undefined) =>
  isDue || reply?.refusals.some(({ code }) => code.startsWith("proof."));
