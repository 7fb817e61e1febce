import { useTranslations } from "use-intl";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FactorsOwed } from "./queries.server.ts";
import { authControlClass } from "./share/auth-card.tsx";
import { CodeField } from "./share/code-field.tsx";

/** The code of an app; which app is asked only of those who have several. */
export function AppCode({ factors, field }: { factors: FactorsOwed["app"]; field: FormField }) {
  const t = useTranslations("login");
  return (
    <>
      {factors.length === 1 ? (
        <input type="hidden" name="factor" value={factors[0]!.id} />
      ) : (
        <SelectField name="factor" label={t("whichApp")} className={authControlClass}>
          {factors.map(({ id, name }, index) => (
            <option key={id} value={id}>
              {name || t("unnamedApp", { n: index + 1 })}
            </option>
          ))}
        </SelectField>
      )}
      <CodeField field={field} help={t("appCodeHelp")} />
    </>
  );
}

/** First the code is sent, to the phone of one's choice; with the challenge that this gave, it is asked for. */
export function PhoneCode({ factors, sentTo, challenge, field }: PhoneCodeProps) {
  const t = useTranslations("login");
  if (challenge || factors.length === 1)
    return (
      <>
        <input type="hidden" name="factor" value={sentTo.id} />
        {challenge && <input type="hidden" name="challenge" value={challenge} />}
        {challenge && <CodeField field={field} help={t("textCodeHelp")} />}
      </>
    );
  return (
    <SelectField name="factor" label={t("whichPhone")} className={authControlClass}>
      {factors.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type PhoneCodeProps = {
  factors: FactorsOwed["phone"];
  sentTo: FactorsOwed["phone"][number];
  challenge: string | undefined;
  field: FormField;
};

export function RecoveryCode({ field }: { field: FormField }) {
  const t = useTranslations("login");
  return (
    <Field
      id={field.id}
      name={field.name}
      label={t("recoveryCode")}
      help={t("recoveryHelp")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      aria-required
      errors={useFieldSentences()(field.errors)}
      className={authControlClass}
    />
  );
}
