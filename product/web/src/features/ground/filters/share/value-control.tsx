import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { useBuilder } from "./builder-context.ts";
import { ClearanceControl } from "./clearance-control.tsx";
import { DayControl } from "./day-control.tsx";
import { NearControl } from "./near-control.tsx";
import { NumberControl } from "./number-control.tsx";
import { valuesNeeded, type DraftCondition } from "./draft.ts";
import { SmallField } from "./small-controls.tsx";

export type ValueProps = { condition: DraftCondition; path: string; fault: string | undefined };

/** Where the values of a condition are given: boxes to tick, a text, or days. */
export function ValueControl({ condition, path, fault }: ValueProps) {
  const { words } = useBuilder();
  const { kind } = words.fields[condition.field]!;
  if (valuesNeeded(condition.op) === 0) return null;
  if (kind === "number") return <NumberControl condition={condition} path={path} fault={fault} />;
  if (kind === "near") return <NearControl condition={condition} path={path} fault={fault} />;
  if (kind === "date" || kind === "instant") return <DayControl condition={condition} path={path} fault={fault} />;
  if (kind === "clearance" || kind === "free")
    return <ClearanceControl condition={condition} path={path} fault={fault} />;
  const options = words.options(condition.field);
  return options ? (
    <Boxes condition={condition} path={path} fault={fault} options={options} />
  ) : (
    <Typed condition={condition} path={path} fault={fault} isList={kind === "set"} />
  );
}

function Boxes({ condition, path, fault, options }: ValueProps & { options: readonly string[] }) {
  const t = useTranslations("filters");
  const { words, change } = useBuilder();
  // A value that was chosen earlier and no longer exists can still be taken away.
  const shown = [...options, ...condition.values.filter((value) => !options.includes(value))];
  const toggle = (value: string, isOn: boolean) =>
    change(path, (part) => ({
      ...part,
      values: isOn ? [...condition.values, value] : condition.values.filter((other) => other !== value),
    }));
  return (
    <fieldset
      aria-describedby={fault ? `${path}-fault` : undefined}
      className="flex min-w-0 flex-wrap gap-1 max-sm:w-full"
    >
      <legend className="sr-only">{t("values")}</legend>
      {shown.map((value) => (
        <span
          key={value}
          className="inline-flex min-h-8 items-center rounded-control border border-line-2 bg-bg-raised px-2 text-fg-2 select-none has-checked:border-primary has-checked:bg-bg-selected has-checked:font-medium has-checked:text-fg"
        >
          <Checkbox
            name={`${path}.value`}
            value={value}
            checked={condition.values.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
            label={words.nameOf(condition.field, value) ?? value}
          />
        </span>
      ))}
    </fieldset>
  );
}

function Typed({ condition, path, fault, isList }: ValueProps & { isList: boolean }) {
  const t = useTranslations("filters");
  const { words, change } = useBuilder();
  const suggested = words.suggestions?.(condition.field);
  // A suggestion takes the place of all that is typed, so that it begins with what stands before it.
  const before = isList ? condition.values.slice(0, -1) : [];
  return (
    <>
      <SmallField
        label={t(isList ? "values" : "value")}
        fault={fault}
        aria-describedby={fault ? `${path}-fault` : undefined}
        name={`${path}.value`}
        value={condition.values.join(",")}
        maxLength={200}
        placeholder={isList ? t("severalTags") : undefined}
        onText={(text) => change(path, (part) => ({ ...part, values: isList ? text.split(",") : [text] }))}
        className="w-56! max-sm:w-full!"
        list={suggested && `${path}-suggested`}
      />
      {suggested && (
        <datalist id={`${path}-suggested`}>
          {suggested
            .filter((each) => !before.includes(each))
            .map((each) => (
              <option key={each} value={[...before, each].join(",")}>
                {each}
              </option>
            ))}
        </datalist>
      )}
    </>
  );
}
