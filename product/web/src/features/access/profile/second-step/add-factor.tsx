import { useTranslations } from "use-intl";
import { factorNameLength } from "@product/domain/accounts";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { FirstCode } from "./first-code.tsx";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { Enrolment } from "./second-factor.server.ts";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

/** Two steps in one place: a name for it, then the picture to scan and the first code. */
export function AddFactor({ count, ...security }: SecurityProps & { count: number }) {
  const t = useTranslations("profile");
  const begin = useActionForm("factor-begin");
  const add = useActionForm("factor-add");
  const enrolment = begin.shown?.enrolment ?? (add.reply && enrolmentIn(add.reply));
  const isOpen = enrolment !== undefined || begin.reply !== undefined || security.isAt(section);
  return (
    <OpeningRow
      title={t(count === 0 ? "addFactorTitle" : "addAnotherTitle")}
      text={t("addFactorText")}
      action={t("addFactor")}
      open={isOpen}
    >
      {enrolment ? (
        <FirstCode enrolment={enrolment} actionForm={add} {...security} />
      ) : (
        <NameForm actionForm={begin} count={count} {...security} />
      )}
    </OpeningRow>
  );
}

const section = "app";

type NameFormProps = SecurityProps & { actionForm: ReturnType<typeof useActionForm>; count: number };

function NameForm({ actionForm, count, proof, codeAction }: NameFormProps) {
  const t = useTranslations("profile");
  const { Form, action, reply, isBusy } = actionForm;
  const suggested = count === 0 ? t("factorNameFirst") : t("factorNameNext", { n: count + 1 });
  const { name: field } = formFields("factor-form", ["name"], { name: suggested }, reply);
  return (
    <Form method="post" action={action} noValidate={useNoValidate()} className={rowFormClass}>
      <AuthRejection reply={reply} fields={[{ ...field, label: t("factorName") }]} />
      <Field
        id={field.id}
        name={field.name}
        defaultValue={field.initialText}
        label={t("factorName")}
        help={t("factorNameHelp")}
        maxLength={factorNameLength}
        aria-required
        errors={useFieldSentences()(field.errors)}
      />
      <ProofFields formId="factor-form" proof={proof} reply={reply} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t("beginFactor")}
        </Button>
        <ProofCodeButton proof={proof} reply={reply} action={codeAction(section)} />
      </div>
    </Form>
  );
}

/** Sent along with the code, so that a wrong one does not cost the picture. */
const enrolmentIn = (reply: AuthReply): Enrolment => ({
  factor: typedText(reply, "factor"),
  secret: typedText(reply, "secret"),
  picture: typedText(reply, "picture"),
});
