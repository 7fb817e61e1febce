import { useTranslations } from "use-intl";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import type { ShownFactor } from "./factors.ts";
import { ProvenRemoval } from "./proven-removal.tsx";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

type RemoveFactorProps = SecurityProps & { factor: ShownFactor; title: string; since: string; isLast: boolean };

/** A factor that is on, and the way to take it off: it says what that means. */
export function RemoveFactor({ factor, title, since, isLast, proof, codeAction, isAt }: RemoveFactorProps) {
  const t = useTranslations("profile");
  const section = `factor-${factor.id}`;
  const actionForm = useActionForm("factor-remove", section);
  // Every factor has this form; without JavaScript the answer names the one that was meant.
  const reply = actionForm.reply?.result.initialValue?.["factor"] === factor.id ? actionForm.reply : undefined;
  return (
    <OpeningRow
      title={
        <>
          <StatusGlyph tone="ok" />
          {title}
        </>
      }
      text={`${t(`factor:${factor.type}`)} · ${since}`}
      action={t("removeFactor")}
      open={reply !== undefined || isAt(section)}
    >
      <actionForm.Form method="post" action={actionForm.action} noValidate={useNoValidate()} className={rowFormClass}>
        <AuthRejection reply={reply} fields={[]} />
        <p className="text-compact text-pretty">
          {t(isLast ? "removeLastFactorText" : "removeFactorText", { name: title })}
        </p>
        <input type="hidden" name="factor" value={factor.id} />
        <ProvenRemoval {...{ section, proof, codeAction }} reply={reply} isBusy={actionForm.isBusy}>
          {t("sendRemove", { name: title })}
        </ProvenRemoval>
      </actionForm.Form>
    </OpeningRow>
  );
}
