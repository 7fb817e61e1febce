import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";

type KeepSignedInProps = {
  /** After how long without use everyone else is signed out; unknown where a hosted service decides. */
  hours: number | undefined;
  onChange?: (keep: boolean) => void;
};

/** Asks whether this device is one's own. Nothing is asked where the answer would change nothing. */
export function KeepSignedIn({ hours, onChange }: KeepSignedInProps) {
  const t = useTranslations("login");
  if (hours === undefined) return null;
  return (
    <Checkbox
      id="keep-signed-in"
      name="keep"
      label={t("keep")}
      help={t("keepHelp", { hours })}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  );
}
