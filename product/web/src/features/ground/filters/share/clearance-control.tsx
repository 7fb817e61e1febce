import { useTranslations } from "use-intl";
import { useBuilder } from "./builder-context.ts";
import { DayControl } from "./day-control.tsx";
import type { DraftCondition } from "./draft.ts";
import { SmallSelect } from "./small-controls.tsx";

type ClearanceControlProps = { condition: DraftCondition; path: string; fault: string | undefined };

/** The days that someone is to work on, and as what. The role comes last, as the form sends it. */
export function ClearanceControl({ condition, path, fault }: ClearanceControlProps) {
  const t = useTranslations("filters");
  const { words, change } = useBuilder();
  const [first = "", last = "", role = ""] = condition.values;
  const roles = words.options("roles") ?? [];
  const isGone = role !== "" && !roles.includes(role);
  return (
    <>
      <DayControl condition={condition} path={path} fault={fault} />
      <SmallSelect
        label={t("asWhat")}
        name={`${path}.value`}
        value={role}
        onChange={(next) => change(path, (part) => ({ ...part, values: [first, last, next] }))}
      >
        <option value="">{t("anyRole")}</option>
        {isGone && <option value={role}>{role}</option>}
        {roles.map((key) => (
          <option key={key} value={key}>
            {words.nameOf("roles", key)}
          </option>
        ))}
      </SmallSelect>
    </>
  );
}
