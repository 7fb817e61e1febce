import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import type { SlotRow, Wanted } from "./queries.server.ts";

const kinds = ["qualificationIds", "documentTypeIds"] as const;

type SlotWantsProps = { slot: SlotRow | undefined; wanted: Wanted };

/** What a place asks for beyond its role; folded where it asks for nothing. */
export function SlotWants({ slot, wanted }: SlotWantsProps) {
  const t = useTranslations("shifts");
  const count = kinds.reduce((sum, kind) => sum + (slot?.[kind].length ?? 0), 0);
  return (
    <details open={count > 0} className="text-compact">
      <summary className="flex min-h-8 cursor-pointer items-center font-medium pointer-coarse:min-h-11">
        {t("also", { n: count })}
      </summary>
      <p className="max-w-2xl text-pretty text-fg-2">{t("alsoText")}</p>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {kinds.map((kind) => (
          <fieldset key={kind} className="min-w-0">
            <legend className="mb-1 text-xs text-fg-2">{t(kind)}</legend>
            <div className="flex max-h-56 flex-col overflow-y-auto">
              {wanted[kind].map(({ id, name }) => (
                <Checkbox
                  key={id}
                  id={`${slot?.id ?? "new"}-${id}`}
                  name={kind}
                  value={id}
                  defaultChecked={slot?.[kind].includes(id) ?? false}
                  label={name}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </details>
  );
}
