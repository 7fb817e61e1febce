import type { ReactNode } from "react";
import { Tabs as Radix } from "radix-ui";
import { Count } from "@product/ui/records/badge";
import { tabClass, tabsClass } from "./tab-look.ts";

export type Tab = {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  countTone?: "warn" | "bad" | undefined;
  content: ReactNode;
};

type TabsProps = {
  /** Names the row of tabs for those who cannot see it. */
  label: string;
  tabs: Tab[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** Panels of one place, of which one is in sight. Where each has an address of its own, take LinkTabs. */
export const Tabs = ({ label, tabs, value, defaultValue = tabs[0]?.value, onChange }: TabsProps) => (
  <Radix.Root
    {...(value === undefined ? { ...(defaultValue !== undefined && { defaultValue }) } : { value })}
    {...(onChange && { onValueChange: onChange })}
  >
    <Radix.List aria-label={label} className={tabsClass}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} value={tab.value} className={tabClass}>
          {tab.label}
          {tab.count !== undefined && <Count tone={tab.countTone}>{tab.count}</Count>}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="pt-4">
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
