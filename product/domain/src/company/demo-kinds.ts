/** The tables that demo data fills, those first that refer to others; and what the trail calls their records. */
export const demoKinds = {
  event: "event",
  worker: "worker",
  role: "role",
  client: "client",
  venue: "venue",
  legal_entity: "entity",
} as const;

export type DemoKind = keyof typeof demoKinds;
export const demoKindNames = Object.keys(demoKinds) as DemoKind[];
