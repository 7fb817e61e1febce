import { cloneElement, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { ReactElement, ReactNode } from "react";
import { laterPart } from "./later.tsx";
import type { ChoiceProps, ChoicesProps, ItemProps } from "./menu-parts.tsx";
import { useOpen, type OpenProps } from "./use-open.ts";

type MenuProps = { trigger: ReactElement; align?: "start" | "center" | "end" | undefined; children: ReactNode };

/** Opens under its button; the dangerous entry stands last and apart. */
export function Menu({ trigger, align = "end", children, ...openness }: MenuProps & OpenProps) {
  const [open, setOpen] = useOpen(openness);
  const [isNear, setNear] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const isWanted = open || isNear;
  const there = parts.use(isWanted && "now");
  const near = () => setNear(true);
  return (
    <>
      {cloneElement(trigger as ReactElement<Record<string, unknown>>, {
        ref: anchor,
        id: `${id}button`,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onPointerEnter: near,
        onFocus: near,
        onPointerDown: (event: PointerEvent) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The opened menu takes the focus, which its button would otherwise take back.
          if (!open) event.preventDefault();
          setOpen(!open);
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key === "ArrowDown") setOpen(true);
          else if (event.key === "Enter" || event.key === " ") setOpen(!open);
          else return;
          event.preventDefault();
        },
      })}
      {there && isWanted && (
        <there.MenuSurface id={id} open={open} onOpenChange={setOpen} anchor={anchor} align={align}>
          {children}
        </there.MenuSurface>
      )}
    </>
  );
}

const parts = laterPart(() => import("./menu-parts.tsx"));

/** One entry of a menu. */
export function MenuItem(item: ItemProps) {
  const { Item } = parts.now();
  return <Item {...item} />;
}

/** One of several, ticked: `<MenuChoices value onChange><MenuChoice value>…`. */
export function MenuChoices(choices: ChoicesProps) {
  const { Choices } = parts.now();
  return <Choices {...choices} />;
}

export function MenuChoice(choice: ChoiceProps) {
  const { Choice } = parts.now();
  return <Choice {...choice} />;
}

export function MenuHeading({ children }: { children: ReactNode }) {
  const { Heading } = parts.now();
  return <Heading>{children}</Heading>;
}

export function MenuSeparator() {
  const { Separator } = parts.now();
  return <Separator />;
}
