import { useTranslations } from "use-intl";
import { formBases, sensitivities, type FormField } from "@product/domain/forms/definition";
import { isQuestion, typeFacts } from "@product/domain/forms/field-types";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import type { BuilderData } from "./builder.page.tsx";
import { ConditionField } from "./condition-field.tsx";
import { conditionText } from "./conditions.ts";

type FieldRulesProps = { data: BuilderData; field: FormField; isBad: boolean };

/** When it is asked, where the answer goes, who may read it and why it may be asked. */
export function FieldRules({ data, field, isBad }: FieldRulesProps) {
  const t = useTranslations("form-builder");
  const { key, type, required, condition, sensitivity, basis } = field;
  return (
    <>
      <ConditionField definition={data.building.definition} of={key} value={conditionText(condition)} />
      {isQuestion(type) && (
        <Checkbox
          id="required"
          name="required"
          defaultChecked={required}
          label={t("required")}
          help={t("requiredHelp")}
        />
      )}
      <MapsTo field={field} />
      {type === "document" && <DocumentKind data={data} field={field} />}
      <SelectField id="sensitivity" name="sensitivity" label={t("sensitivity")} defaultValue={sensitivity}>
        {sensitivities.map((each) => (
          <option key={each} value={each}>
            {t(`sensitivity:${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="basis"
        name="basis"
        label={t("basis")}
        defaultValue={basis}
        errors={isBad ? [t("healthBasis")] : []}
      >
        {formBases.map((each) => (
          <option key={each} value={each}>
            {t(`basis:${each}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function MapsTo({ field: { type, mapsTo } }: { field: FormField }) {
  const t = useTranslations("form-builder");
  const record = useTranslations("worker-record");
  const { mapsTo: details, isImplied } = typeFacts[type];
  if (details.length === 0) return null;
  return (
    <SelectField
      id="mapsTo"
      name="mapsTo"
      label={t("mapsTo")}
      help={t("mapsHelp")}
      defaultValue={mapsTo ?? (isImplied ? details[0] : "")}
    >
      {!isImplied && <option value="">{t("mapsNowhere")}</option>}
      {details.map((detail) => (
        <option key={detail} value={detail}>
          {record(`field:${detail}`)}
        </option>
      ))}
    </SelectField>
  );
}

function DocumentKind({ data: { kinds }, field: { documentType } }: { data: BuilderData; field: FormField }) {
  const t = useTranslations("form-builder");
  return (
    <SelectField id="documentType" name="documentType" label={t("documentType")} defaultValue={documentType}>
      <option value="identity">{t("identityKind")}</option>
      {kinds.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
