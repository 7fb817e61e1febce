/** The meaning of a colour: can or done, attention, cannot, information, inactive. */
export type Tone = "ok" | "warn" | "bad" | "info" | "idle";

export const toneFill: Record<Tone, string> = {
  ok: "text-ok",
  warn: "text-warn",
  bad: "text-bad",
  info: "text-info",
  idle: "text-idle",
};

export const toneText: Record<Tone, string> = {
  ok: "text-ok-text",
  warn: "text-warn-text",
  bad: "text-bad-text",
  info: "text-info-text",
  idle: "text-idle-text",
};

export const toneTint: Record<Tone, string> = {
  ok: "bg-ok-tint",
  warn: "bg-warn-tint",
  bad: "bg-bad-tint",
  info: "bg-info-tint",
  idle: "bg-idle-tint",
};

export const toneLine: Record<Tone, string> = {
  ok: "border-ok-line",
  warn: "border-warn-line",
  bad: "border-bad-line",
  info: "border-info-line",
  idle: "border-idle-line",
};
