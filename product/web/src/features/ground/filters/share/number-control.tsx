import { useTranslations } from "use-intl";
import { useBuilder } from "./builder-context.ts";
import { valuesNeeded, type DraftCondition } from "./draft.ts";
import { SmallField } from "./small-controls.tsx";

type NumberControlProps = { condition: DraftCondition; path: string; fault: string | undefined };

/** One amount, or the two between which it lies. */
export function NumberControl({ condition: { values, op }, path, fault }: NumberControlProps) {
  const t = useTranslations("filters");
  const { change } = useBuilder();
  const places = valuesNeeded(op) === 2 ? [0, 1] : [0];
  return places.map((place) => (
    <SmallField
      key={place}
      label={t(places.length === 1 ? "value" : place === 0 ? "least" : "most")}
      fault={fault}
      aria-describedby={fault ? `${path}-fault` : undefined}
      name={`${path}.value`}
      inputMode="decimal"
      maxLength={20}
      value={values[place] ?? ""}
      onText={(text) =>
        change(path, (part) => ({
          ...part,
          values: places.map((each) => (each === place ? text : (values[each] ?? ""))),
        }))
      }
      className="w-24!"
    />
  ));
}
