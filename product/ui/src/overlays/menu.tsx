import type { ReactElement, ReactNode } from "react";
import { DropdownMenu as Radix, Slot } from "radix-ui";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";
import { Kbd } from "@product/ui/kbd";
import { popupClass } from "./popup.ts";
import type { OpenProps } from "./use-open.ts";

type MenuProps = { trigger: ReactElement; align?: "start" | "center" | "end" | undefined; children: ReactNode };

/** Opens under its button; the dangerous entry stands last and apart. */
export const Menu = ({ trigger, align = "end", children, open, defaultOpen, onOpenChange }: MenuProps & OpenProps) => (
  // Not modal: a modal menu locks the page with a style element, which the content security policy forbids.
  <Radix.Root
    modal={false}
    {...(open === undefined ? {} : { open })}
    {...(defaultOpen === undefined ? {} : { defaultOpen })}
    {...(onOpenChange && { onOpenChange })}
  >
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={classes(popupClass, "max-h-(--radix-popper-available-height) min-w-50 overflow-y-auto p-1")}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

type ItemProps = {
  icon?: ReactNode;
  keys?: string[] | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect?: ((event: Event) => void) | undefined;
  /** The child, such as a link of the router, becomes the entry. */
  asChild?: boolean | undefined;
  children: ReactNode;
};

export const MenuItem = ({ icon, keys, danger, disabled, onSelect, asChild, children }: ItemProps) => (
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

/** One of several, ticked: `<MenuChoices value onChange><MenuChoice value>…`. */
export const MenuChoices = ({
  value,
  onChange,
  children,
}: {
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) => (
  <Radix.RadioGroup value={value} onValueChange={onChange}>
    {children}
  </Radix.RadioGroup>
);

export const MenuChoice = ({ value, icon, children }: { value: string; icon?: ReactNode; children: ReactNode }) => (
  <Radix.RadioItem value={value} className={classes(entry, "pr-7 [&>svg]:text-fg-3")}>
    {icon}
    {children}
    <Radix.ItemIndicator className="absolute right-2">
      <Glyph name="check" size={14} className="text-primary-text" />
    </Radix.ItemIndicator>
  </Radix.RadioItem>
);

export const MenuHeading = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2 pt-1.5 pb-1 text-xs text-fg-3">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;

const entry =
  "relative flex min-h-8 cursor-pointer items-center gap-2 rounded-[5px] px-2 py-1 text-compact outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-bg-muted pointer-coarse:min-h-11";
