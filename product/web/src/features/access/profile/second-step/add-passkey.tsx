import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { factorNameLength } from "@product/domain/accounts";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { madePasskey, useHasPasskeys } from "#features/access/login/share/browser-passkeys.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

const section = "new-passkey";

/** A name for it and, where that is due, proof of who is there; then the browser asks the device. */
export function AddPasskey({ count, proof, codeAction, isAt }: SecurityProps & { count: number }) {
  const t = useTranslations("profile");
  const [begin, add] = [useActionForm("passkey-begin"), useActionForm("passkey-add")];
  const wasLeft = useDevice(begin, add);
  const suggested = count === 0 ? t("factorNameFirst") : t("factorNameNext", { n: count + 1 });
  const { name: field } = formFields("passkey-form", ["name"], { name: suggested }, begin.reply);
  const errors = useFieldSentences()(field.errors);
  const noValidate = useNoValidate();
  const isOffered = useHasPasskeys();
  const reply = begin.reply ?? add.reply;
  return (
    <OpeningRow
      title={t("passkeyAddTitle")}
      text={t("passkeyAddText")}
      action={t("passkeyAdd")}
      open={reply !== undefined || wasLeft || isAt(section)}
    >
      <begin.Form method="post" action={begin.action} noValidate={noValidate} className={rowFormClass}>
        <AuthRejection reply={reply} fields={[{ ...field, label: t("passkeyName") }]} />
        {wasLeft && <Callout tone="info">{t("passkeyNotMade")}</Callout>}
        <div className={isOffered ? "hidden noscript:block" : undefined}>
          <Callout tone="info">{t("passkeyNeedsScript")}</Callout>
        </div>
        <Field
          id={field.id}
          name={field.name}
          defaultValue={field.initialText}
          label={t("passkeyName")}
          help={t("factorNameHelp")}
          maxLength={factorNameLength}
          aria-required
          errors={errors}
        />
        <ProofFields formId="passkey-form" proof={proof} reply={begin.reply} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={begin.isBusy || add.isBusy} disabled={!isOffered}>
            {t("passkeyMake")}
          </Button>
          <ProofCodeButton proof={proof} reply={begin.reply} action={codeAction(section)} />
        </div>
      </begin.Form>
    </OpeningRow>
  );
}

/** Puts the question to the device, and sends its answer. True when the person left it. */
function useDevice(
  { shown }: ReturnType<typeof useActionForm>,
  { submit, action }: ReturnType<typeof useActionForm>,
): boolean {
  const [left, setLeft] = useState<string>();
  const question = shown?.passkey;
  useEffect(() => {
    if (!question || put.has(question.challenge)) return;
    put.add(question.challenge);
    const { challenge, options, name } = question;
    void madePasskey(options)
      .catch(() => undefined)
      .then((credential) =>
        credential ? submit({ challenge, name, credential }, { method: "post", action }) : setLeft(challenge),
      );
  }, [question, submit, action]);
  return question !== undefined && left === question.challenge;
}

// A question is put once, also when the row starts anew while the answer to the last form is still at hand.
const put = new Set<string>();
