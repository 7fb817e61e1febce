import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import type { FormReply } from "#request/forms/form-action.ts";

/** Names each rule that would be broken, with a box that says it is wanted all the same; the page declares the messages of `groups`. */
export function SeparationWarning({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("groups");
  const rules = reply?.refusals.flatMap((refusal) => (refusal.code === "group.separation" ? refusal.rules : [])) ?? [];
  if (rules.length === 0) return null;
  return (
    <Callout tone="warn">
      <p className="font-medium">{t("separationTitle")}</p>
      {rules.map((rule) => (
        <div key={rule} className="mt-1.5 flex flex-col gap-1">
          <p>{t(`separation:${rule}`)}</p>
          <Checkbox name="accepted" value={rule} label={t("acceptSeparation")} />
        </div>
      ))}
    </Callout>
  );
}
