import { useTranslations } from "use-intl";
import { languageLevels } from "@product/domain/people/languages";
import { FieldNotes } from "@product/ui/controls/field-frame";
import { SelectField } from "@product/ui/controls/select-field";
import type { QuestionProps } from "./question-props.ts";

type SpokenLanguagesProps = QuestionProps & {
  /** `es:native`, one each. */
  spoken: readonly string[];
  languages: readonly { code: string; name: string }[];
};

/** Up to four, each with how well. Language and level are sent one after the other under one name. */
export function SpokenLanguages({ id, name, label, note, help, errors, spoken, languages }: SpokenLanguagesProps) {
  const t = useTranslations("questions");
  const record = useTranslations("worker-record");
  return (
    <fieldset id={id} tabIndex={-1} className="flex min-w-0 flex-col gap-3 outline-none">
      <legend className="mb-1.5 text-compact font-medium">
        {label}
        {note && <span className="font-normal text-fg-3"> {note}</span>}
      </legend>
      {[0, 1, 2, 3].map((place) => {
        const [language = "", level = ""] = spoken[place]?.split(":") ?? [];
        return (
          <div key={place} className="grid grid-cols-2 gap-3">
            <SelectField
              id={`${id}-language-${place}`}
              name={name}
              label={t("language", { n: String(place + 1) })}
              defaultValue={language}
            >
              <option value="">{t("choose")}</option>
              {languages.map(({ code, name: word }) => (
                <option key={code} value={code}>
                  {word}
                </option>
              ))}
            </SelectField>
            <SelectField
              id={`${id}-level-${place}`}
              name={name}
              label={t("level", { n: String(place + 1) })}
              defaultValue={level}
            >
              <option value="">{t("choose")}</option>
              {languageLevels.map((each) => (
                <option key={each} value={each}>
                  {record(`level:${each}`)}
                </option>
              ))}
            </SelectField>
          </div>
        );
      })}
      <FieldNotes id={id} help={help} errors={errors} />
    </fieldset>
  );
}
