import { useTranslations } from "use-intl";
import { factorNameLength } from "@product/domain/accounts";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { OpeningRow, rowFormClass } from "#features/access/profile/opening-row.tsx";
import type { ShownPasskey } from "./passkeys.ts";
import { ProvenRemoval } from "./proven-removal.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";
import { useActionForm } from "#features/access/profile/use-action-form.ts";

type EditPasskeyProps = SecurityProps & { passkey: ShownPasskey; text: string };

/** A passkey, with its name to change and the way to take it off. */
export function EditPasskey({ passkey, text, proof, codeAction, isAt }: EditPasskeyProps) {
  const t = useTranslations("profile");
  const section = `passkey-${passkey.id}`;
  const [rename, remove] = [
    useActionForm("passkey-rename", `${section}-name`),
    useActionForm("passkey-remove", section),
  ];
  // Every passkey has these forms; without JavaScript the answer names the one that was meant.
  const own = (reply: (typeof rename)["reply"]) =>
    reply?.result.initialValue?.["passkey"] === passkey.id ? reply : undefined;
  const [renameReply, removeReply] = [own(rename.reply), own(remove.reply)];
  const title = passkey.name || t("passkeyUnnamed");
  const { name: field } = formFields(`${section}-name`, ["name"], { name: title }, renameReply);
  const sentences = useFieldSentences();
  const noValidate = useNoValidate();
  return (
    <OpeningRow
      title={
        <>
          <StatusGlyph tone="ok" />
          {title}
        </>
      }
      text={text}
      action={t("passkeyEdit")}
      open={renameReply !== undefined || removeReply !== undefined || isAt(section)}
    >
      <rename.Form method="post" action={rename.action} noValidate={noValidate} className={rowFormClass}>
        <AuthRejection reply={renameReply} fields={[{ ...field, label: t("passkeyName") }]} />
        <input type="hidden" name="passkey" value={passkey.id} />
        <Field
          id={field.id}
          name={field.name}
          defaultValue={field.initialText}
          label={t("passkeyName")}
          maxLength={factorNameLength}
          aria-required
          errors={sentences(field.errors)}
        />
        <Button type="submit" look="quiet" busy={rename.isBusy} className="self-start">
          {t("passkeyRename")}
        </Button>
      </rename.Form>
      <remove.Form
        method="post"
        action={remove.action}
        noValidate={noValidate}
        className={`${rowFormClass} mt-5 border-t border-line pt-4`}
      >
        <AuthRejection reply={removeReply} fields={[]} />
        <p className="text-compact text-pretty">{t("passkeyRemoveText")}</p>
        <input type="hidden" name="passkey" value={passkey.id} />
        <ProvenRemoval {...{ section, proof, codeAction }} reply={removeReply} isBusy={remove.isBusy}>
          {t("passkeyRemove", { name: title })}
        </ProvenRemoval>
      </remove.Form>
    </OpeningRow>
  );
}
