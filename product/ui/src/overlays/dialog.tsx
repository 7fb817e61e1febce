import type { ReactNode } from "react";
import { Dialog as Radix } from "radix-ui";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";
import type { DialogLabels } from "@product/ui/labels";
import { Modal, type ModalProps } from "./modal.tsx";
import { SquareButton } from "@product/ui/controls/square-button";

type DialogProps = ModalProps & {
  /** The answers, the main one last. Wrap in DialogClose what only closes. */
  actions?: ReactNode;
  size?: "small" | "medium" | "large" | undefined;
  /** Has nothing to act on: the text itself takes the keyboard, so that it can be scrolled. */
  isToRead?: boolean | undefined;
  labels: DialogLabels;
};

/** Says exactly what will happen, to whom, and whether it can be taken back. */
export const Dialog = ({
  title,
  titleHidden,
  description,
  children,
  actions,
  size = "small",
  isToRead,
  labels,
  ...frame
}: DialogProps) => (
  <Modal {...frame} hasDescription={Boolean(description)} panelClass={classes(panel, widths[size])}>
    <header className="flex items-start gap-3 px-5 pt-5 pb-3">
      <div className={classes("min-w-0 flex-1", titleHidden && "sr-only")}>
        <Radix.Title className="text-base leading-5.5 font-semibold tracking-[-0.01em] text-balance">
          {title}
        </Radix.Title>
        {description && <Radix.Description className="mt-2 text-sm text-fg-2">{description}</Radix.Description>}
      </div>
      <CloseButton label={labels.close} className="ml-auto" />
    </header>
    {children && (
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls and holds nothing else is scrolled by keys
        tabIndex={isToRead ? 0 : undefined}
        className="min-h-0 overflow-y-auto px-5 pb-5 text-sm"
      >
        {children}
      </div>
    )}
    {actions && (
      <footer className="flex flex-wrap justify-end gap-2 px-5 pb-5 max-sm:*:h-10 max-sm:*:grow">{actions}</footer>
    )}
  </Modal>
);

/** Closes the dialog or drawer around it: `<DialogClose><Button look="quiet">…</Button></DialogClose>`. */
export const DialogClose = ({ children }: { children: ReactNode }) => <Radix.Close asChild>{children}</Radix.Close>;

export const CloseButton = ({ label, className }: { label: string; className?: string }) => (
  <Radix.Close asChild>
    <SquareButton
      size="row"
      label={label}
      icon={<Glyph name="cross" />}
      className={classes("-mt-1 -mr-1.5", className)}
    />
  </Radix.Close>
);

const panel =
  "inset-0 m-auto h-fit max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] rounded-panel data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in";
const widths = { small: "max-w-105", medium: "max-w-140", large: "max-w-190" };
