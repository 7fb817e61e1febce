import { Callout } from "@product/ui/callout";
import { Progress } from "@product/ui/records/progress";
import type { Sending } from "./use-sending.ts";

type SendingNoteProps = {
  sending: Sending;
  words: Record<"sending" | "saving" | "waiting", string>;
  percentOf: (percent: number) => string;
};

/** How far it has come, and why it does not go on. */
export function SendingNote({ sending, words, percentOf }: SendingNoteProps) {
  if (sending.step === "idle") return null;
  const isSaving = sending.step === "saving";
  const percent = isSaving ? 100 : Math.floor(sending.part * 100);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Progress label={words.sending} value={isSaving ? null : percent} valueText={percentOf(percent)} />
        <span aria-hidden className="num shrink-0 text-right text-compact text-fg-2">
          {isSaving ? words.saving : percentOf(percent)}
        </span>
      </div>
      {sending.step === "waiting" && (
        <Callout tone="warn" alert>
          {words.waiting}
        </Callout>
      )}
    </div>
  );
}
