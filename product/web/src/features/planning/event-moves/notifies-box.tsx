import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";

/** Whether those concerned are written to: yes, unless somebody took the tick away. */
export function NotifiesBox({ choice }: { choice: string | undefined }) {
  const t = useTranslations("event-moves");
  return (
    <Checkbox
      id="notifies"
      name="notifies"
      defaultChecked={choice === "on" || choice === "unasked"}
      label={t("notifies")}
      help={t("notifiesHelp")}
    />
  );
}
