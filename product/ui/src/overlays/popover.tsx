import type { ReactElement, ReactNode } from "react";
import { Popover as Radix } from "radix-ui";
import { classes } from "@product/ui/classes";
import { popupClass } from "./popup.ts";
import { useOpen, type OpenProps } from "./use-open.ts";

type PopoverProps = OpenProps & {
  trigger: ReactElement;
  /** Names it for those who cannot see it. */
  label: string;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  align?: "start" | "center" | "end" | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A small surface beside its button, with what would not fit in the row. */
export function Popover({
  trigger,
  label,
  side = "bottom",
  align = "start",
  className,
  children,
  ...openness
}: PopoverProps) {
  const [open, setOpen] = useOpen(openness);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classes(popupClass, "max-w-[calc(100vw-16px)] p-4 text-compact", className ?? "w-80")}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
