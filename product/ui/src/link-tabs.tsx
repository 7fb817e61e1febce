import type { ReactNode } from "react";
import { AsChild } from "./as-child.tsx";
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
  <AsChild
    aria-current={current ? "page" : undefined}
    className={tabClass}
    after={count !== undefined && <Count tone={countTone}>{count}</Count>}
  >
    {children}
  </AsChild>
);
