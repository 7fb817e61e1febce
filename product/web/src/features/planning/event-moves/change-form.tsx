import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { changeReasonLength } from "@product/domain/planning/events";
import { Button, buttonClass } from "@product/ui/controls/button";
import { formFields, type FormField } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { atFields, typedIn } from "#features/ground/master-data/share/record-reply.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";

type ChangeFormProps<Text extends string> = {
  actionName: "cancel" | "postpone" | "reopen";
  /** Its other texts, as they begin. */
  texts: Record<Text, string>;
  labelOf: (name: Text) => string;
  submissionKey: string;
  /** The event as the form was made for. */
  version: number;
  reply: FormReply | undefined;
  /** Whom it concerns. */
  about?: ReactNode;
  children?: (fields: Record<Text, FormField>, typedValue: (name: string) => string | undefined) => ReactNode;
};

const formId = "change";

/** An action that changes much at once: what follows from it, why it is done, and the way back. */
export function ChangeForm<Text extends string>({ actionName, texts, reply, ...props }: ChangeFormProps<Text>) {
  const t = useTranslations("event-moves");
  const locale = useLocale();
  const frame = useEventFrame();
  const placed = atFields(reply);
  const typed = typedIn(placed);
  const names = [...(Object.keys(texts) as Text[]), "reason"] as const;
  const saved = { ...texts, reason: "" } as Record<Text | "reason", string>;
  const fields = formFields<Text | "reason">(formId, names, saved, typed);
  const typedValue = (name: string) => typed?.result.initialValue?.[name] as string | undefined;
  const labelOf = (name: Text | "reason") => (name === "reason" ? t("reason") : props.labelOf(name as Text));
  return (
    <Form method="post" id={formId} noValidate={useNoValidate()} className="flex max-w-xl flex-col gap-5 pt-4 pb-8">
      <div>
        <h2 className="text-base font-semibold">{t(`${actionName}Title`)}</h2>
        <p className="mt-1 text-compact text-pretty text-fg-2">{t(`${actionName}Intro`)}</p>
        {props.about && <p className="mt-2 text-compact">{props.about}</p>}
      </div>
      <Rejection reply={placed} fields={names.map((name) => ({ ...fields[name], label: labelOf(name) }))} />
      <SubmissionKey value={props.submissionKey} />
      <input type="hidden" name="version" value={props.version} />
      {props.children?.(fields, typedValue)}
      <TextField
        field={fields.reason}
        label={t("reason")}
        help={t("reasonHelp")}
        max={changeReasonLength}
        lines={3}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="form" look={actionName === "cancel" ? "danger-solid" : "primary"}>
          {t(`${actionName}Do`)}
        </Button>
        <Link to={inLocale(`/admin/events/${frame.id}`, locale)} className={buttonClass("quiet", "form")}>
          {t("keepAsIs")}
        </Link>
      </div>
    </Form>
  );
}
