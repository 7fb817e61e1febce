import { useRef, type ReactNode, type RefObject } from "react";
import { Slot } from "radix-ui";
import { Menu as Radix } from "radix-ui/internal";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";
import { Kbd } from "@product/ui/kbd";
import { popupClass } from "./popup.ts";

type SurfaceProps = {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its button, where the focus returns unless somebody went elsewhere. */
  anchor: RefObject<HTMLElement | null>;
  align: "start" | "center" | "end";
  children: ReactNode;
};

export function MenuSurface({ id, open, onOpenChange, anchor, align, children }: SurfaceProps) {
  const hasLeft = useRef(false);
  return (
    // Not modal: a modal menu locks the page with a style element, which the content security policy forbids.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-labelledby={anchor.current?.id}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={() => (hasLeft.current = true)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!hasLeft.current) anchor.current?.focus();
            hasLeft.current = false;
          }}
          className={classes(popupClass, "max-h-(--radix-popper-available-height) min-w-50 overflow-y-auto p-1")}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type ItemProps = {
  icon?: ReactNode;
  keys?: string[] | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect?: ((event: Event) => void) | undefined;
  /** The child, such as a link of the router, becomes the entry. */
  asChild?: boolean | undefined;
  children: ReactNode;
};

export const Item = ({ icon, keys, danger, disabled, onSelect, asChild, children }: ItemProps) => (
  <Radix.Item
    asChild={asChild ?? false}
    disabled={disabled ?? false}
    {...(onSelect && { onSelect })}
    className={classes(entry, danger ? "text-bad-text" : "[&>svg]:text-fg-3")}
  >
    {icon}
    <Slot.Slottable>{children}</Slot.Slottable>
    {keys && <Kbd keys={keys} className="ml-auto pl-4" />}
  </Radix.Item>
);

export type ChoicesProps = { value: string; onChange: (value: string) => void; children: ReactNode };

export const Choices = ({ value, onChange, children }: ChoicesProps) => (
  <Radix.RadioGroup value={value} onValueChange={onChange}>
    {children}
  </Radix.RadioGroup>
);

export type ChoiceProps = { value: string; icon?: ReactNode; children: ReactNode };

export const Choice = ({ value, icon, children }: ChoiceProps) => (
  <Radix.RadioItem value={value} className={classes(entry, "pr-7 [&>svg]:text-fg-3")}>
    {icon}
    {children}
    <Radix.ItemIndicator className="absolute right-2">
      <Glyph name="check" size={14} className="text-primary-text" />
    </Radix.ItemIndicator>
  </Radix.RadioItem>
);

export const Heading = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2 pt-1.5 pb-1 text-xs text-fg-3">{children}</Radix.Label>
);

export const Separator = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;

const entry =
  "relative flex min-h-8 cursor-pointer items-center gap-2 rounded-[5px] px-2 py-1 text-compact outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-bg-muted pointer-coarse:min-h-11";
