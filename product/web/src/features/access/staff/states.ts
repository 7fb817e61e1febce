/** How a colleague stands: invited until they first come in, deactivated once they have left. */
export const states = ["active", "invited", "deactivated"] as const;
export type StaffState = (typeof states)[number];

export const toneOf = { active: "ok", invited: "info", deactivated: "idle" } as const satisfies Record<
  StaffState,
  string
>;
