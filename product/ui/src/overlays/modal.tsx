import { useRef, type ReactElement, type ReactNode } from "react";
import { Dialog as Radix } from "radix-ui";
import { classes } from "@product/ui/classes";
import { useOpen, type OpenProps } from "./use-open.ts";

export type ModalProps = OpenProps & {
  /** The button that opens it; without one the caller holds `open`. */
  trigger?: ReactElement | undefined;
  title: ReactNode;
  /** Keeps the title for those who cannot see it. */
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  children?: ReactNode;
};

/**
 * The common parts of dialog, drawer and palette: focus kept inside, the page behind still, Escape and the scrim close.
 */
export function Modal({ trigger, panelClass, label, children, hasDescription, ...openness }: ModalFrameProps) {
  const [open, setOpen] = useOpen(openness);
  const returning = useReturningFocus();
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Radix's own overlay locks the page with a style element, which the content security policy forbids. */}
        <div
          data-scrim={open ? "open" : "closed"}
          className={classes("fixed inset-0 z-40 bg-scrim", open ? "animate-fade-in" : "animate-fade-out")}
        />
        <Radix.Content
          aria-label={label}
          {...(hasDescription ? {} : { "aria-describedby": undefined })}
          {...(trigger ? {} : returning)}
          className={classes("fixed z-50 flex flex-col bg-bg-raised shadow-overlay outline-none", panelClass)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Without a trigger nobody knows where the focus came from, so it is remembered here. */
function useReturningFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => void (before.current = document.activeElement),
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}

type ModalFrameProps = OpenProps & {
  trigger?: ReactElement | undefined;
  panelClass: string;
  label?: string | undefined;
  hasDescription: boolean;
  children: ReactNode;
};
