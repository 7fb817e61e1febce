import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { CopyButton } from "@product/ui/controls/copy-button";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { CodeField } from "#features/access/login/share/code-field.tsx";
import { rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { Enrolment } from "./second-factor.server.ts";
import type { SecurityProps } from "#features/access/profile/security.ts";
import type { useActionForm } from "#features/access/profile/use-action-form.ts";

type FirstCodeProps = SecurityProps & { enrolment: Enrolment; actionForm: ReturnType<typeof useActionForm> };

/** The secret for the app, as a picture and as letters, and the code that shows that the app has it. */
export function FirstCode({ enrolment, actionForm, proof, codeAction }: FirstCodeProps) {
  const t = useTranslations("profile");
  const { factor, secret, picture } = enrolment;
  const { Form, action, reply, isBusy } = actionForm;
  const { code } = formFields("first-code", ["code"], { code: "" }, reply);
  return (
    <Form method="post" action={action} noValidate={useNoValidate()} className={rowFormClass}>
      <AuthRejection reply={reply} fields={[{ ...code, label: t("firstCode") }]} />
      <input type="hidden" name="factor" value={factor} />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="picture" value={picture} />
      <div className="flex flex-col gap-3">
        <p className="text-compact font-medium">{t("scan")}</p>
        {/* Black on white whatever the colours of the page: a camera must read it. */}
        <img
          src={pictureAddress(picture)}
          alt={t("picture")}
          width={176}
          height={176}
          className="rounded-control border border-line bg-white p-1"
        />
        <div className="flex flex-col gap-1.5">
          <p className="text-help text-fg-2">{t("scanHelp")}</p>
          <div className="flex flex-wrap items-center gap-2">
            <code className="num rounded-control bg-bg-muted px-2 py-1 text-compact break-all">{inFours(secret)}</code>
            <CopyButton text={secret} size="row" labels={{ copy: t("copy"), copied: t("copied") }} />
          </div>
        </div>
      </div>
      <CodeField field={code} help={t("firstCodeHelp")} />
      {/* The minutes may have passed while the app was being found. */}
      <ProofFields formId="first-code" proof={proof} reply={reply} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t("addCode")}
        </Button>
        <ProofCodeButton proof={proof} reply={reply} action={codeAction("app")} />
      </div>
    </Form>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

// The service gives bare SVG behind a prefix; a `#` in it would end the address.
const pictureAddress = (picture: string) =>
  `data:image/svg+xml,${encodeURIComponent(picture.replace(/^data:image\/svg\+xml;utf-8,/, ""))}`;
