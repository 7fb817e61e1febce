import type { ReactElement, ReactNode } from "react";
import { Tooltip as Radix } from "radix-ui";
import { Kbd } from "@product/ui/kbd";

/** Stands once around the application, so that one delay governs all tooltips: 700 ms, none within 300 ms of the last. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Radix.Provider>
);

export type TooltipProps = {
  text: ReactNode;
  keys?: string[] | undefined;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  children: ReactElement;
};

/** Says more about the child on hover and focus. Never the only place of a name: the child carries its own. */
export const Tooltip = ({ text, keys, side = "bottom", children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content side={side} sideOffset={6} collisionPadding={8} className={bubble}>
        {text}
        {keys && <Kbd keys={keys} inverse />}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

const bubble =
  "z-50 flex max-w-72 items-center gap-2 rounded-control bg-bg-inverse px-2.25 py-1.25 text-help text-fg-inverse select-none data-[state=closed]:animate-pop-out data-[state=delayed-open]:animate-pop-in";
