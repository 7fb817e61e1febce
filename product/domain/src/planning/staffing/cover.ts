/** Looking for cover by itself: what is done next, decided from what is known now. */
export const coverStates = ["running", "filled", "stopped", "exhausted"] as const;
export type CoverState = (typeof coverStates)[number];

export const mostPerWave = 50;
export const waveMinutes = { min: 5, max: 1440 } as const;

/**
 * The people asked in one wave: everyone who can, those of a list, or those who have another role too; then so many
 * minutes pass.
 */
export type Wave = ({ who: "everyone" } & Minutes) | ({ who: "list" | "role"; id: string } & Minutes);
type Minutes = { minutes: number };

/** `everyone`, `list:…` or `role:…`, as a form says it. */
export const whoOf = (wave: Wave): string => (wave.who === "everyone" ? wave.who : `${wave.who}:${wave.id}`);

export function waveOf(text: string, minutes: number): Wave | undefined {
  const [who, id] = text.split(":");
  if (who === "everyone") return { who, minutes };
  return (who === "list" || who === "role") && id ? { who, id, minutes } : undefined;
}

export type CoverFacts = {
  /** Places that nobody holds. */
  open: number;
  /** Asked by now and not answered. */
  waiting: number;
  /** Number of workers who could still be asked. */
  left: number;
  hasBegun: boolean;
  isDue: boolean;
};

export type CoverStep = "filled" | "exhausted" | "wait" | "ask";

/** The next wave goes out when its time has come, or as soon as everyone asked has answered. */
export function coverStep({ open, waiting, left, hasBegun, isDue }: CoverFacts): CoverStep {
  if (open <= 0) return "filled";
  if (hasBegun) return "exhausted";
  if (waiting > 0 && (!isDue || left === 0)) return "wait";
  return left === 0 ? "exhausted" : "ask";
}
