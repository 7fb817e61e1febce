import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { combinations, mostCombinedLists, type Combination, type ListKind } from "@product/domain/people/lists";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";

type CombineChoiceProps = {
  asked: { how: Combination; lists: string[] };
  offered: readonly { id: string; name: string; kind: ListKind }[];
};

/** A form that only asks: what it asks for stands in the address. */
export function CombineChoice({ asked: { how, lists }, offered }: CombineChoiceProps) {
  const t = useTranslations("lists");
  const [first = "", ...others] = lists;
  return (
    <Form key={`${how} ${lists.join(" ")}`} className="flex flex-col gap-5">
      <SelectField name="first" label={t("first")} defaultValue={first} required>
        <option value="">{t("chooseList")}</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="flex min-w-0 flex-col gap-1.5">
        <legend className="mb-1.5 text-compact font-medium">{t("others")}</legend>
        <div className="grid max-h-64 gap-x-6 overflow-y-auto rounded-card border border-line px-3 py-2 sm:grid-cols-2">
          {offered.map(({ id, name, kind }) => (
            <Checkbox
              key={id}
              id={`other-${id}`}
              name="other"
              value={id}
              defaultChecked={others.includes(id)}
              label={name}
              help={t(`kind:${kind}`)}
            />
          ))}
        </div>
        <p className="text-help text-fg-3">{t("combineOfHelp", { most: mostCombinedLists })}</p>
      </fieldset>
      <RadioGroup
        name="how"
        label={t("how")}
        defaultValue={how}
        options={combinations.map((value) => ({ value, label: t(`how:${value}`), help: t(`how:${value}:help`) }))}
      />
      <div>
        <Button look="quiet" type="submit" size="form" className="max-sm:w-full">
          {t("preview")}
        </Button>
      </div>
    </Form>
  );
}
