import { useTranslations } from "use-intl";
import { useBuilder } from "./builder-context.ts";
import type { DraftCondition } from "./draft.ts";
import { SmallField } from "./small-controls.tsx";

type NearControlProps = { condition: DraftCondition; path: string; fault: string | undefined };

/** A town, and how far from it. */
export function NearControl({ condition: { values }, path, fault }: NearControlProps) {
  const t = useTranslations("filters");
  const { change } = useBuilder();
  const [town = "", kilometres = ""] = values;
  const shared = { fault, "aria-describedby": fault ? `${path}-fault` : undefined, name: `${path}.value` };
  const put = (next: string[]) => change(path, (part) => ({ ...part, values: next }));
  return (
    <span className="inline-flex max-w-full gap-1 max-sm:w-full">
      <SmallField
        {...shared}
        label={t("nearTown")}
        placeholder={t("nearTown")}
        maxLength={100}
        value={town}
        onText={(text) => put([text, kilometres])}
        className="w-44!"
      />
      <SmallField
        {...shared}
        label={t("nearKm")}
        placeholder="km"
        inputMode="numeric"
        maxLength={4}
        value={kilometres}
        onText={(text) => put([town, text])}
        className="w-20!"
      />
    </span>
  );
}
