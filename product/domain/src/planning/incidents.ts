export const incidentKinds = ["late", "no-show", "conduct", "accident", "first-aid", "damage", "other"] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const severities = ["low", "medium", "high"] as const;
export type Severity = (typeof severities)[number];

export const incidentTextLength = 4000;

/** These are of somebody; the others may be of nobody. */
const ofSomebody: ReadonlySet<IncidentKind> = new Set(["late", "no-show", "conduct"]);
export const needsWorker = (kind: IncidentKind): boolean => ofSomebody.has(kind);
