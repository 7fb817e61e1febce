import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import type { Papers } from "./queries.server.ts";

type DocumentsAskedProps = { chosen: readonly string[] | undefined; papers: Papers; help: string };

/** Which documents are asked for here; boxes alone could not tell "none" from "as said above". */
export function DocumentsAsked({ chosen, papers, help }: DocumentsAskedProps) {
  const t = useTranslations("work-terms");
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <SelectField
        id="terms-documents"
        name="documents"
        label={t("documentTypeIds")}
        help={help}
        defaultValue={chosen ? "own" : ""}
      >
        <option value="">{t("inherit")}</option>
        <option value="own">{t("documents:own")}</option>
      </SelectField>
      <fieldset className="min-w-0">
        <legend className="mb-1 max-w-[72ch] text-xs text-pretty text-fg-2">{t("documentsText")}</legend>
        <div className="grid max-h-64 overflow-y-auto sm:grid-cols-2">
          {papers.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`terms-${id}`}
              name="documentTypeIds"
              value={id}
              defaultChecked={chosen?.includes(id) ?? false}
              label={name}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

export const namesOf = (ids: readonly string[], papers: Papers): string =>
  papers
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ");
