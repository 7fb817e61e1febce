import { onTestFinished } from "vitest";
import { bindClock } from "#request/clock.ts";

/** It is then until the test is over, or until it is told another time. */
export function itIs(moment: string): void {
  const { clock } = bindClock(() => new Date(moment));
  onTestFinished(() => void bindClock(clock));
}
