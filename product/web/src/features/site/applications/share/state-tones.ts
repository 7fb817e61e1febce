import type { ApplicationState } from "@product/domain/forms/states";
import type { Tone } from "@product/ui/records/tone";

export const stateTones: Readonly<Record<ApplicationState, Tone>> = {
  started: "idle",
  submitted: "info",
  in_review: "info",
  more_info: "warn",
  accepted: "ok",
  rejected: "bad",
  spam: "idle",
};
