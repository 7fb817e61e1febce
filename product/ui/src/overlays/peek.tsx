import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { Popover as Radix } from "radix-ui";
import { classes } from "@product/ui/classes";
import { popupClass } from "./popup.ts";

type PeekProps = {
  trigger: ReactNode;
  /** Names what opens for those who cannot see it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * More about something, at a glance: opens under a mouse and on the focus of a keyboard, and stays open after a click or a touch.
 * What it says may be selected, and the pointer may go there.
 */
export function Peek({ trigger, label, className, children }: PeekProps) {
  const [open, setOpen] = useState(false);
  const isKept = useRef(false);
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
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger
        type="button"
        {...hover}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && change(true)}
        onBlur={() => !isKept.current && change(false)}
        onClick={(event) => {
          // Open already under the mouse: a click keeps it so, a second one closes it.
          event.preventDefault();
          const keep = !isKept.current;
          change(keep);
          isKept.current = keep;
        }}
        className="touch-target inline-flex min-w-0 cursor-help rounded-control text-left align-middle"
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          {...hover}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // The focus stays where it is: nothing in here has to be reached.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={classes(popupClass, "max-w-[calc(100vw-16px)] p-3.5 text-compact", className ?? "w-90")}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
