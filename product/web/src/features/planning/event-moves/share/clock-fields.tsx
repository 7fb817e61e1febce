import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import type { FormReply } from "#request/forms/form-action.ts";

/** Asked only once a time was found that the clocks of that night do not know, or know twice; what was answered stays answered. */
export function ClockFields({ reply }: { reply: FormReply | undefined }) {
  const t = useTranslations("event-moves");
  const typedValue = (name: string) => reply?.result.initialValue?.[name] as string | undefined;
  const asks = (code: string) => reply?.refusals.some((refusal) => refusal.code === code) ?? false;
  return (
    <>
      {(asks("event.time-twice") || typedValue("twice")) && (
        <SelectField name="twice" label={t("twice")} help={t("twiceHelp")} defaultValue={typedValue("twice") ?? ""}>
          {(["", "earlier", "later"] as const).map((which) => (
            <option key={which} value={which}>
              {t(`twice:${which}`)}
            </option>
          ))}
        </SelectField>
      )}
      {(asks("event.time-skipped") || typedValue("skipped")) && (
        <Checkbox name="skipped" value="next" defaultChecked={typedValue("skipped") === "next"} label={t("skipped")} />
      )}
    </>
  );
}
