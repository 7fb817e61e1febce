import { useCallback, useState } from "react";
import { Toast as Radix } from "radix-ui";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";
import type { ToastLabels } from "@product/ui/labels";
import { SquareButton } from "@product/ui/controls/square-button";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { toneFill } from "@product/ui/records/tone";
import type { StackPlace } from "./toast-stack.ts";
import type { Toast } from "./toasts.ts";

type ToastCardProps = {
  toast: Toast;
  place: StackPlace;
  onMeasure: (id: string, height: number) => void;
  onClose: (id: string) => void;
  labels: ToastLabels;
};

/** One toast in its place; its time waits while someone points at the stack or stands in it. */
export function ToastCard({ toast, place, onMeasure, onClose, labels }: ToastCardProps) {
  const { id, title, description, tone = "info", duration = 5000, action } = toast;
  const [isPaused, setPaused] = useState(false);
  const measured = useCallback(
    (card: HTMLLIElement | null) => {
      if (!card) return;
      const observer = new ResizeObserver(() => onMeasure(id, card.offsetHeight));
      observer.observe(card);
      return () => observer.disconnect();
    },
    [id, onMeasure],
  );
  return (
    <Radix.Root
      ref={measured}
      open={toast.open}
      onOpenChange={(open) => !open && onClose(id)}
      duration={duration}
      type={tone === "bad" ? "foreground" : "background"}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      style={{ transform: `translateY(${-place.offset}px) scale(${place.scale})` }}
      className={frame}
    >
      <div className="relative flex gap-2.5 overflow-hidden rounded-[inherit] py-3 pr-2.5 pl-3.5">
        <StatusGlyph tone={tone} size={18} />
        <div className="min-w-0 flex-1">
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="text-fg-2">{description}</Radix.Description>}
        </div>
        {action && (
          <Radix.Action altText={action.label} onClick={action.onSelect} className={actionLook}>
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close asChild>
          <SquareButton size="row" label={labels.close} icon={<Glyph name="cross" size={14} />} className={closeLook} />
        </Radix.Close>
        {duration !== Infinity && (
          <span
            key={duration}
            aria-hidden
            style={{ animationDuration: `${duration}ms`, animationPlayState: isPaused ? "paused" : "running" }}
            className={classes(
              "absolute inset-x-0 bottom-0 h-0.5 origin-left animate-run-down bg-current motion-reduce:hidden",
              toneFill[tone],
            )}
          />
        )}
      </div>
    </Radix.Root>
  );
}

const frame =
  "absolute inset-x-0 bottom-0 origin-bottom animate-rise-in rounded-card bg-bg-raised text-compact text-fg shadow-overlay transition-transform data-[state=closed]:animate-toast-out data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) after:absolute after:inset-x-0 after:top-full after:h-4";
const actionLook =
  "touch-target shrink-0 self-start rounded-[4px] font-medium text-primary-text underline-offset-3 hover:underline";
const closeLook = "-my-1.25 text-fg-3!";
