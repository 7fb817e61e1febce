import { useRef, type ComponentProps, type RefObject } from "react";
import { Popover as Radix } from "radix-ui";
import { classes } from "@product/ui/classes";
import { popupClass } from "./popup.ts";

export type PopoverSurfaceProps = ComponentProps<typeof Radix.Content> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element beside which it opens, and to which the focus returns unless it has moved elsewhere. */
  anchor: RefObject<HTMLElement | null>;
};

/** The surface of popover and peek, beside an element that knows nothing of it. */
export function PopoverSurface({ open, onOpenChange, anchor, className, children, ...content }: PopoverSurfaceProps) {
  const hasLeft = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // Its own button opens and closes it by itself.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
            else hasLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!hasLeft.current) anchor.current?.focus();
            hasLeft.current = false;
          }}
          {...content}
          className={classes(popupClass, "max-w-[calc(100vw-16px)] text-compact", className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
