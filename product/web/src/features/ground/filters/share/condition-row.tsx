import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { operators } from "@product/domain/filters/filter";
import { Button } from "@product/ui/controls/button";
import { Glyph } from "@product/ui/glyph";
import { useBuilder } from "./builder-context.ts";
import { newCondition, type DraftCondition } from "./draft.ts";
import { SmallSelect } from "./small-controls.tsx";
import { ValueControl } from "./value-control.tsx";

/** One condition: the field, what is claimed of it, and the values. */
export function ConditionRow({ condition, path }: { condition: DraftCondition; path: string }) {
  const t = useTranslations("filters");
  const { fields, faults, words, change } = useBuilder();
  const { kind } = words.fields[condition.field]!;
  const fault = faults[path];
  const first = useRef<HTMLSelectElement>(null);
  const isNew = useRef(condition.values.length === 0);
  // A user who adds a condition by keyboard goes on in it.
  useEffect(() => {
    if (isNew.current && document.activeElement instanceof HTMLButtonElement) first.current?.focus();
    isNew.current = false;
  }, []);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <SmallSelect
        ref={first}
        label={t("field")}
        name={`${path}.field`}
        value={condition.field}
        onChange={(field) => change(path, () => newCondition(field, words.fields))}
      >
        {fields.map((name) => (
          <option key={name} value={name}>
            {words.fieldName(name)}
          </option>
        ))}
      </SmallSelect>
      <noscript>
        <Button look="quiet" name="do" value="refresh" type="submit">
          {t("refresh")}
        </Button>
      </noscript>
      <SmallSelect
        label={t("operator")}
        name={`${path}.op`}
        value={`${condition.not ? "!" : ""}${condition.op}`}
        onChange={(op) =>
          change(path, (part) => ({ ...part, op: op.replace("!", "") as never, not: op.startsWith("!") }))
        }
      >
        {operators[kind].flatMap((op) =>
          [op, `!${op}`].map((each) => (
            <option key={each} value={each}>
              {t(`op:${kind}:${each}` as never)}
            </option>
          )),
        )}
      </SmallSelect>
      <ValueControl condition={condition} path={path} fault={fault && t(`fault:${fault}`)} />
      {fault && (
        <p id={`${path}-fault`} role="alert" className="flex w-full gap-1.5 text-help text-bad-text">
          <Glyph name="circle-cross" size={14} className="mt-0.5" />
          {t(`fault:${fault}`)}
        </p>
      )}
    </div>
  );
}
