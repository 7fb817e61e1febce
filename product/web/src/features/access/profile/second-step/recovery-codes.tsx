import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { recoveryCodeCount } from "@product/domain/credentials";
import { Button } from "@product/ui/controls/button";
import { CopyButton } from "@product/ui/controls/copy-button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { ProofCodeButton, ProofFields } from "#features/access/account/share/proof-fields.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

export function RecoveryCodes({ left, proof, codeAction, isAt }: SecurityProps & { left: number }) {
  const t = useTranslations("profile");
  const { Form, action, reply, shown, isBusy } = useActionForm("codes");
  const noValidate = useNoValidate();
  const codes = shown?.codes;
  return (
    <OpeningRow
      title={
        <>
          <StatusGlyph tone={left > 2 ? "ok" : "warn"} />
          {t("codes")}
        </>
      }
      text={`${left === 0 ? t("codesNone") : t("codesLeft", { n: left, all: recoveryCodeCount })}. ${t("codesText")}`}
      action={t(left === 0 ? "makeFirstCodes" : "makeCodes")}
      open={reply !== undefined || codes !== undefined || isAt("codes")}
    >
      {codes ? (
        <NewCodes codes={codes} />
      ) : (
        <Form method="post" action={action} noValidate={noValidate} className={rowFormClass}>
          <AuthRejection reply={reply} fields={[]} />
          <p className="text-compact text-pretty">{t("makeCodesText")}</p>
          <ProofFields formId="codes-form" proof={proof} reply={reply} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isBusy}>
              {t("sendCodes")}
            </Button>
            <ProofCodeButton proof={proof} reply={reply} action={codeAction("codes")} />
          </div>
        </Form>
      )}
    </OpeningRow>
  );
}

/** Shown this once: nobody can show them again. */
function NewCodes({ codes }: { codes: string[] }) {
  const t = useTranslations("profile");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="flex max-w-105 flex-col gap-3 outline-none">
      <h3 className="text-compact font-semibold">{t("codesShown")}</h3>
      <p className="text-compact text-pretty text-fg-2">{t("codesShownText")}</p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card border border-line bg-bg p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <CopyButton text={codes.join("\n")} labels={{ copy: t("copyCodes"), copied: t("copied") }} />
      </div>
    </div>
  );
}
