import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { AuthRejection, useWeakReasons } from "#features/access/login/share/auth-rejection.tsx";
import { PasswordField } from "#features/access/login/share/password-field.tsx";
import { OpeningRow, rowFormClass } from "./opening-row.tsx";
import { Done, Rows, Section } from "./section.tsx";
import type { SecurityProps } from "./security.ts";
import { useActionForm } from "./use-action-form.ts";

type PasswordSectionProps = SecurityProps & { email: string; shortest: number };

export function PasswordSection(props: PasswordSectionProps) {
  const t = useTranslations("profile");
  return (
    <Section id="password" heading={t("password")} why={t("passwordWhy")}>
      <Done part="password-changed" done={props.done} />
      <Rows>
        <PasswordForm key={props.stampOf("password-changed")} {...props} />
      </Rows>
    </Section>
  );
}

function PasswordForm({ email, shortest, proof, codeAction, isAt, stampOf }: PasswordSectionProps) {
  const t = useTranslations("profile");
  const sentences = useFieldSentences();
  const { Form, action, reply, isBusy } = useActionForm("password");
  const fields = formFields("password-form", ["password", "nonce"], { password: "", nonce: "" }, reply);
  // After a day the service wants a code from the mailbox too; it says so when the form was sent.
  const isCodeWanted =
    reply?.refusals.some(({ code }) => code.startsWith("password.code")) || fields.nonce.errors.length > 0;
  const weak = useWeakReasons(reply?.problem, shortest);
  return (
    <OpeningRow
      title={
        <>
          <span aria-hidden>••••••••••••</span>
          <span className="sr-only">{t("password")}</span>
        </>
      }
      text={t("passwordHidden")}
      action={t("change")}
      open={reply !== undefined || (isAt("password") && !stampOf("password-changed"))}
    >
      <Form method="post" action={action} noValidate={useNoValidate()} className={rowFormClass}>
        <AuthRejection
          reply={reply}
          fields={[
            { ...fields.password, label: t("newPassword") },
            { ...fields.nonce, label: t("nonce") },
          ]}
        />
        {/* So that a password manager knows whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id={fields.password.id}
          label={t("newPassword")}
          autoComplete="new-password"
          help={t("newPasswordHelp", { min: shortest })}
          errors={[...sentences(fields.password.errors), ...weak]}
        />
        {isCodeWanted && (
          <Field
            id={fields.nonce.id}
            name="nonce"
            label={t("nonce")}
            help={proof.canMail ? t("nonceHelp", { email }) : t("nonceNoMail")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            errors={sentences(fields.nonce.errors)}
          />
        )}
        <ProofFields formId="password-form" proof={proof} reply={reply} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isBusy}>
            {t("sendPassword")}
          </Button>
          <ProofCodeButton proof={proof} reply={reply} action={codeAction("password")} />
        </div>
      </Form>
    </OpeningRow>
  );
}
