import type { ReactNode } from "react";
import { Dialog as Radix } from "radix-ui";
import { classes } from "@product/ui/classes";
import { CloseButton } from "./dialog.tsx";
import type { DrawerLabels } from "@product/ui/labels";
import { Modal, type ModalProps } from "./modal.tsx";

type DrawerProps = ModalProps & {
  side?: "left" | "right" | "bottom" | undefined;
  actions?: ReactNode;
  labels: DrawerLabels;
};

/** A sheet from the edge: navigation on phones from the left, details from the right, choices on phones from below. */
export const Drawer = ({
  side = "right",
  title,
  titleHidden,
  description,
  actions,
  children,
  labels,
  ...frame
}: DrawerProps) => (
  <Modal {...frame} hasDescription={Boolean(description)} panelClass={sides[side]}>
    <header className={classes("flex min-h-12 items-center gap-3 px-4 py-2.5", !titleHidden && "border-b border-line")}>
      <div className={classes("min-w-0 flex-1", titleHidden && "sr-only")}>
        <Radix.Title className="text-sm font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="text-compact text-fg-2">{description}</Radix.Description>}
      </div>
      <CloseButton label={labels.close} className="mt-0! ml-auto" />
    </header>
    <div className="min-h-0 flex-1 overflow-y-auto p-4 text-sm">{children}</div>
    {actions && (
      <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3 max-sm:*:h-10 max-sm:*:grow">
        {actions}
      </footer>
    )}
  </Modal>
);

const sides = {
  left: "inset-y-0 left-0 w-[min(320px,calc(100vw-48px))] data-[state=closed]:animate-left-out data-[state=open]:animate-left-in",
  right:
    "inset-y-0 right-0 w-[min(440px,calc(100vw-48px))] data-[state=closed]:animate-right-out data-[state=open]:animate-right-in",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-panel pb-[env(safe-area-inset-bottom)] data-[state=closed]:animate-bottom-out data-[state=open]:animate-bottom-in",
};
