import type { ReactNode } from "react";
import { Slot } from "radix-ui";
import { Count } from "@product/ui/records/badge";
import { tabClass, tabsClass } from "./tab-look.ts";

/** Tabs whose panels have addresses: `<LinkTabs label><LinkTab current count={3}><a href>…</a></LinkTab></LinkTabs>`. */
export const LinkTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={tabsClass}>
    {children}
  </nav>
);

type LinkTabProps = {
  current?: boolean | undefined;
  count?: ReactNode;
  countTone?: "warn" | "bad" | undefined;
  /** The link, rendered by the caller. */
  children: ReactNode;
};

export const LinkTab = ({ current, count, countTone, children }: LinkTabProps) => (
  <Slot.Root aria-current={current ? "page" : undefined} className={tabClass}>
    <Slot.Slottable>{children}</Slot.Slottable>
    {count !== undefined && <Count tone={countTone}>{count}</Count>}
  </Slot.Root>
);
