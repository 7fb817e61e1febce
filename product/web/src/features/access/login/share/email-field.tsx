import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { Field } from "@product/ui/controls/field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { authControlClass } from "./auth-card.tsx";
import { AuthIcon } from "./auth-icon.tsx";

type EmailFieldProps = {
  field: FormField;
  /** Passkeys stand among what the browser offers here. */
  offersPasskeys?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** The address that an account goes by. */
export const EmailField = ({ field, offersPasskeys = false, ref }: EmailFieldProps) => (
  <Field
    ref={ref as Ref<HTMLInputElement | HTMLTextAreaElement>}
    id={field.id}
    name={field.name}
    type="email"
    defaultValue={field.initialText}
    label={useTranslations("login")("email")}
    icon={<AuthIcon name="mail" />}
    autoComplete={offersPasskeys ? "username webauthn" : "username"}
    autoCapitalize="none"
    spellCheck={false}
    inputMode="email"
    aria-required
    errors={useFieldSentences()(field.errors)}
    className={authControlClass}
  />
);
