/** The health checks, in the order in which they are told. */
export const healthChecks = [
  "program",
  "database",
  "migrations",
  "roles",
  "disk",
  "clock",
  "tls",
  "mail",
  "queue",
  "outbox",
  "hours",
  "folder",
  "backup",
  "trial",
] as const;

export type HealthCheck = (typeof healthChecks)[number];

/** Numbers that are told in the reader's way: an amount of data, a moment, a day, a length of time. */
export type FindingValue = string | number | { bytes: number } | { at: string } | { day: string } | { seconds: number };

/** `what` names the sentence that says it and what to do: `say:<check>:<what>`. */
export type Finding = {
  check: HealthCheck;
  state: "ok" | "warn" | "bad";
  what: string;
  values: Record<string, FindingValue>;
};
