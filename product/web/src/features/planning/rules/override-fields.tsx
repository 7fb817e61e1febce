import { useLocale, useTranslations } from "use-intl";
import { packIds, severities, type CheckKind, type PackId, type Text } from "@product/domain/rules/rule";
import { scopeKinds } from "@product/domain/rules/settings";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import type { RecordFields } from "#features/ground/master-data/share/record-screen.tsx";
import { allowedByLength, reasonLength } from "./limits.ts";
import { useRuleValue } from "./rule-value.ts";

export const overrideTexts = ["rule", "scope", "number", "severity", "allowedBy", "reason", "from"] as const;
export type OverrideText = (typeof overrideTexts)[number];

type OverrideFieldsProps = Pick<RecordFields<OverrideText>, "fields"> & {
  rules: readonly { pack: PackId; key: string; name: Text; check: CheckKind; value: number | null }[];
  choices: readonly { kind: string; id: string; name: string }[];
};

/** Which rule, for what, and by which number; all of it works without scripts. */
export function OverrideFields({ fields, rules, choices }: OverrideFieldsProps) {
  const t = useTranslations("rules");
  const locale = useLocale();
  const { inUnit } = useRuleValue();
  const control = useControls(fields, (name) => t(name));
  return (
    <>
      <SelectField {...control("rule")} required>
        {packIds.map((pack) => (
          <optgroup key={pack} label={t(`pack:${pack}`)}>
            {rules
              .filter((rule) => rule.pack === pack)
              .map(({ key, name, check, value }) => (
                <option key={key} value={key}>
                  {`${key} · ${name[locale]} (${inUnit(check, value)})`}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField {...control("scope")} required>
        <option value="global">{t("scope:global")}</option>
        {scopeKinds
          .filter((kind) => choices.some((choice) => choice.kind === kind))
          .map((kind) => (
            <optgroup key={kind} label={t(`scope:${kind}`)}>
              {choices
                .filter((choice) => choice.kind === kind)
                .map(({ id, name }) => (
                  <option key={id} value={`${kind}:${id}`}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
      </SelectField>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field {...control("number")} inputMode="decimal" maxLength={8} autoComplete="off" help={t("numberHelp")} />
        <SelectField {...control("severity")} help={t("severityHelp")}>
          <option value="">{t("severityKeep")}</option>
          {severities.map((severity) => (
            <option key={severity} value={severity}>
              {t(`severity:${severity}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField field={fields.allowedBy} label={t("allowedBy")} help={t("allowedByHelp")} max={allowedByLength} />
      <TextField
        field={fields.reason}
        label={t("reason")}
        help={t("reasonHelp")}
        max={reasonLength.max}
        lines={3}
        required
      />
      <div className="max-w-xs">
        <DayField {...control("from")} required help={t("fromHelp")} />
      </div>
    </>
  );
}
