import { cloneElement, useRef, type ReactElement, type ReactNode } from "react";
import { classes } from "@product/ui/classes";
import { Surface } from "./surface.ts";
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
  const anchor = useRef<HTMLElement>(null);
  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        ref: anchor,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        onClick: () => setOpen(!open),
      })}
      <Surface
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        aria-label={label}
        side={side}
        align={align}
        className={classes("p-4", className ?? "w-80")}
      >
        {children}
      </Surface>
    </>
  );
}
