import type { ReactNode } from "react";
import { TooltipProvider } from "@product/ui/overlays/tooltip";
import type { PublicSettings } from "#request/context.ts";
import { LiveShell } from "./live-shell.tsx";

/** What stands around every page: one delay for all tooltips, and what the page gains when it comes alive. */
export const Body = ({ settings, children }: { settings: PublicSettings | undefined; children: ReactNode }) => (
  <TooltipProvider>
    {children}
    {settings && <LiveShell settings={settings} />}
  </TooltipProvider>
);
