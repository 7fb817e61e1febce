import { useTranslations } from "use-intl";
import { spacedNumber } from "@product/domain/identifiers/spaced-number";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { AuthReply } from "#features/access/login/share/auth-form.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { CodeField } from "#features/access/login/share/code-field.tsx";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { Texting } from "./second-factor.server.ts";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

type PhoneForms = Record<"begin" | "again" | "add", ReturnType<typeof useActionForm>>;

/** Two steps in one place: the number, then the code that was sent there. */
export function AddPhone({ count, ...security }: SecurityProps & { count: number }) {
  const t = useTranslations("profile");
  // One fetcher for all three, so that whichever was sent last has the word.
  const actionForms = {
    begin: useActionForm("phone-begin", "phone"),
    again: useActionForm("phone-again", "phone"),
    add: useActionForm("phone-add", "phone"),
  };
  const reply = actionForms.begin.reply ?? actionForms.again.reply ?? actionForms.add.reply;
  const texting = (actionForms.begin.shown ?? actionForms.again.shown)?.texting ?? (reply && textingIn(reply));
  return (
    <OpeningRow
      title={t(count === 0 ? "addPhoneTitle" : "addAnotherPhoneTitle")}
      text={t("addPhoneText")}
      action={t("addFactor")}
      open={texting !== undefined || reply !== undefined || security.isAt(section)}
    >
      {texting ? (
        <TextedCode texting={texting} actionForms={actionForms} reply={reply} {...security} />
      ) : (
        <NumberForm actionForm={actionForms.begin} reply={reply} {...security} />
      )}
    </OpeningRow>
  );
}

const section = "phone";

type Step = SecurityProps & { reply: AuthReply | undefined };

function NumberForm({ actionForm, reply, proof, codeAction }: Step & { actionForm: PhoneForms["begin"] }) {
  const { Form, action, isBusy } = actionForm;
  const t = useTranslations("profile");
  const { phone: field } = formFields("phone-form", ["phone"], { phone: "" }, reply);
  return (
    <Form method="post" action={action} noValidate={useNoValidate()} className={rowFormClass}>
      <AuthRejection reply={reply} fields={[{ ...field, label: t("phone") }]} />
      <Field
        id={field.id}
        name={field.name}
        defaultValue={field.initialText}
        type="tel"
        label={t("phone")}
        help={t("phoneHelp")}
        autoComplete="tel"
        maxLength={40}
        aria-required
        errors={useFieldSentences()(field.errors)}
      />
      <ProofFields formId="phone-form" proof={proof} reply={reply} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t("sendText")}
        </Button>
        <ProofCodeButton proof={proof} reply={reply} action={codeAction(section)} />
      </div>
    </Form>
  );
}

type TextedCodeProps = Step & { texting: Texting; actionForms: PhoneForms };

function TextedCode({ texting, actionForms, reply, proof, codeAction }: TextedCodeProps) {
  const t = useTranslations("profile");
  const { Form, action, isBusy } = actionForms.add;
  const { code } = formFields("phone-code", ["code"], { code: "" }, reply);
  return (
    <Form method="post" action={action} noValidate={useNoValidate()} className={rowFormClass}>
      <AuthRejection reply={reply} fields={[{ ...code, label: t("firstCode") }]} />
      {Object.entries(texting).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <output className="text-compact text-pretty">{t("textSent", { phone: spacedNumber(texting.phone) })}</output>
      <CodeField field={code} help={t("textCodeHelp")} />
      <ProofFields formId="phone-code" proof={proof} reply={reply} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t("addCode")}
        </Button>
        <Button look="ghost" type="submit" formAction={actionForms.again.action} formNoValidate>
          {t("textAgain")}
        </Button>
        <ProofCodeButton proof={proof} reply={reply} action={codeAction(section)} />
      </div>
    </Form>
  );
}

/** The phone data sent along with a code that was wrong; undefined where only a number was sent. */
function textingIn(reply: AuthReply): Texting | undefined {
  const factor = typedText(reply, "factor");
  return factor ? { factor, challenge: typedText(reply, "challenge"), phone: typedText(reply, "phone") } : undefined;
}
