import type { TemplateKey } from "@product/domain/permissions/templates";
import type { DemoRole } from "./accounts.ts";

/** The groups of the people of a demonstration; a worker has a pass and no back office. */
export const demoGroups: Record<DemoRole, TemplateKey | undefined> = {
  owner: "owner",
  hr: "hr",
  planner: "planner",
  finance: "finance",
  editor: "content-editor",
  gate: "gate-supervisor",
  worker: undefined,
};
