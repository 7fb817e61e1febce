import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
} from "react";
import { classes } from "@product/ui/classes";
import { Surface } from "./surface.ts";

type PeekAreaProps = {
  /** The content that opens for a trigger, by the trigger's `of`. */
  peek: (of: string) => { label: string; content: ReactNode } | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One overlay for all the triggers in it: fifty rows with an overlay each would cost fifty times as much. */
export function PeekArea({ peek, className, children }: PeekAreaProps) {
  const [open, setOpen] = useState<HTMLElement>();
  const isKept = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLElement | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    open?.setAttribute("aria-expanded", "true");
    return () => open?.setAttribute("aria-expanded", "false");
  }, [open]);

  const change = useCallback((next: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    if (!next) isKept.current = false;
    else anchor.current = next;
    setOpen(next);
  }, []);
  const soon = (next: HTMLElement | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next), next ? 300 : 150);
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    const trigger = triggerOf(target);
    if (pointerType === "mouse" && trigger && !isKept.current) soon(trigger);
  };
  const onPointerOut = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "mouse" && triggerOf(target) && !isKept.current) soon(undefined);
  };
  const shown = open && peek(open.dataset["peek"]!);
  return (
    <>
      {/* The triggers are buttons of their own; here they are only heard. */}
      <div
        role="presentation"
        className="contents"
        onPointerOver={onPointerOver}
        onPointerOut={onPointerOut}
        onFocus={({ target }) => {
          const trigger = triggerOf(target);
          if (trigger?.matches(":focus-visible")) change(trigger);
        }}
        onBlur={({ target }) => triggerOf(target) && !isKept.current && change(undefined)}
        onClick={({ target }) => {
          const trigger = triggerOf(target);
          if (!trigger) return;
          // Open already under the mouse: a click keeps it so, a second one closes it.
          const isKeptHere = isKept.current && anchor.current === trigger;
          change(isKeptHere ? undefined : trigger);
          isKept.current = !isKeptHere;
        }}
      >
        {children}
      </div>
      {shown && (
        <Surface
          open
          onOpenChange={(isOpen) => !isOpen && change(undefined)}
          anchor={anchor}
          aria-label={shown.label}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={({ pointerType }) => pointerType === "mouse" && !isKept.current && soon(undefined)}
          side="bottom"
          align="start"
          // The focus stays where it is: nothing in here has to be reached.
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onPointerDownOutside={(event) => triggerOf(event.target) && event.preventDefault()}
          className={classes("p-3.5", className ?? "w-90")}
        >
          {shown.content}
        </Surface>
      )}
    </>
  );
}

const stay = (event: Event) => event.preventDefault();

/** Opens the peek of its area for one record; without script it is plain text that opens nothing. */
export const PeekTrigger = ({ of, ...button }: Omit<ComponentProps<"button">, "type"> & { of: string }) => (
  <button type="button" data-peek={of} aria-haspopup="dialog" aria-expanded={false} className="peek" {...button} />
);

const triggerOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>("[data-peek]")) || undefined;
