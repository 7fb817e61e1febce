import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Field } from "@product/ui/controls/field";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { OpeningRow, rowFormClass } from "./opening-row.tsx";
import { Done, Row, Rows, Section } from "./section.tsx";
import type { SecurityProps } from "./security.ts";
import { useActionForm } from "./use-action-form.ts";

type EmailSectionProps = SecurityProps & { email: string; newEmail: string | undefined };

export function EmailSection({ email, newEmail, ...security }: EmailSectionProps) {
  const t = useTranslations("profile");
  return (
    <Section id="email" heading={t("email")} why={t("emailWhy")}>
      <Done part="email-asked" done={security.done} />
      <Rows>
        <EmailForm key={security.stampOf("email-asked")} email={email} {...security} />
        {newEmail && <PendingEmail newEmail={newEmail} />}
      </Rows>
    </Section>
  );
}

function EmailForm({ email, proof, codeAction, isAt, stampOf }: SecurityProps & { email: string }) {
  const t = useTranslations("profile");
  const { Form, action, reply, isBusy } = useActionForm("email");
  const { email: field } = formFields("email-form", ["email"], { email: "" }, reply);
  return (
    <OpeningRow
      title={email}
      action={t("change")}
      open={reply !== undefined || (isAt("email") && !stampOf("email-asked"))}
    >
      <Form method="post" action={action} noValidate={useNoValidate()} className={rowFormClass}>
        {!proof.canMail && <Callout tone="warn">{t("emailNoMail")}</Callout>}
        <AuthRejection reply={reply} fields={[{ ...field, label: t("newEmail") }]} />
        <Field
          id={field.id}
          name={field.name}
          defaultValue={field.initialText}
          type="email"
          label={t("newEmail")}
          help={t("newEmailHelp")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          errors={useFieldSentences()(field.errors)}
        />
        <ProofFields formId="email-form" proof={proof} reply={reply} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isBusy}>
            {t("sendEmail")}
          </Button>
          <ProofCodeButton proof={proof} reply={reply} action={codeAction("email")} />
        </div>
      </Form>
    </OpeningRow>
  );
}

/** The new address, as long as it only waits, and what it waits for. */
function PendingEmail({ newEmail }: { newEmail: string }) {
  const t = useTranslations("profile");
  const { Form, action, reply, isBusy } = useActionForm("email-again");
  return (
    <div>
      <Row
        title={t("emailPending", { email: newEmail })}
        text={t("emailPendingHelp")}
        action={
          <Form method="post" action={action}>
            <Button look="quiet" size="row" type="submit" busy={isBusy}>
              {t("emailAgain")}
            </Button>
          </Form>
        }
      />
      {reply && (
        <div className="px-4 pb-4">
          <AuthRejection reply={reply} fields={[]} />
        </div>
      )}
    </div>
  );
}
