import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Progress } from "@product/ui/records/progress";
import type { Sending } from "./use-sending.ts";

/** How far it has come, and why it does not go on. */
export function SendingNote({ sending }: { sending: Sending }) {
  const t = useTranslations("photo");
  if (sending.step === "idle") return null;
  const percent = sending.step === "saving" ? 100 : Math.floor(sending.part * 100);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Progress
          label={t("sending")}
          value={sending.step === "saving" ? null : percent}
          valueText={t("percent", { percent })}
        />
        <span aria-hidden className="num shrink-0 text-right text-compact text-fg-2">
          {sending.step === "saving" ? t("saving") : t("percent", { percent })}
        </span>
      </div>
      {sending.step === "waiting" && (
        <Callout tone="warn" alert>
          {t("waiting")}
        </Callout>
      )}
    </div>
  );
}
