import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { classes } from "@product/ui/classes";
import { Surface } from "./surface.ts";

type PeekProps = {
  trigger: ReactNode;
  /** Names what opens for those who cannot see it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A quick view of details: opens under a mouse and on the focus of a keyboard, and stays open after a click or a touch.
 * Its text may be selected, and the pointer may move into it.
 */
export function Peek({ trigger, label, className, children }: PeekProps) {
  const [open, setOpen] = useState(false);
  const isKept = useRef(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: boolean) => {
    clearTimeout(timer.current);
    if (!next) isKept.current = false;
    setOpen(next);
  };
  const soon = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next), next ? 300 : 150);
  };
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && soon(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === "mouse" && !isKept.current && soon(false),
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...hover}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && change(true)}
        onBlur={() => !isKept.current && change(false)}
        onClick={() => {
          // Open already under the mouse: a click keeps it so, a second one closes it.
          const keep = !isKept.current;
          change(keep);
          isKept.current = keep;
        }}
        className="touch-target inline-flex min-w-0 cursor-help rounded-control text-left align-middle"
      >
        {trigger}
      </button>
      <Surface
        open={open}
        onOpenChange={change}
        anchor={anchor}
        aria-label={label}
        {...hover}
        side="bottom"
        align="start"
        // The focus stays where it is: nothing in here has to be reached.
        onOpenAutoFocus={stay}
        onCloseAutoFocus={stay}
        className={classes("p-3.5", className ?? "w-90")}
      >
        {children}
      </Surface>
    </>
  );
}

const stay = (event: Event) => event.preventDefault();
