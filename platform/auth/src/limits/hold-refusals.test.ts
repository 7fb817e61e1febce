import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { createHold } from "./hold-refusals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stranger = { device: { id: undefined }, bearer: { kind: "none" } } as unknown as AuthRequest;
const tooOften = new AuthError(429, "over_request_rate_limit", "Request rate limit reached");

/** How many of so many refusals have been told after a while. */
async function toldAfter(ms: number, count: number, call: AuthRequest = stranger, error: Error = tooOften) {
  const hold = createHold();
  let answered = 0;
  for (let refusal = 0; refusal < count; refusal++) void hold(error, call).then(() => answered++);
  await vi.advanceTimersByTimeAsync(ms);
  return answered;
}

it("one person is refused at once", async () => expect(await toldAfter(10, 1)).toBe(1));

it("who asks for hundreds at a time hears the last of them after seconds, and all of them in the end", async () => {
  expect(await toldAfter(1_000, 500)).toBe(100);
  expect(await toldAfter(5_000, 2_000)).toBe(2_000);
});

it.each([
  ["known devices", { ...stranger, device: { id: "one" } }, tooOften],
  ["people who are signed in", { ...stranger, bearer: { kind: "token", token: "x" } }, tooOften],
  ["the project's server", { ...stranger, bearer: { kind: "role", role: "service_role" } }, tooOften],
  ["other refusals", stranger, new AuthError(400, "invalid_credentials", "Invalid login credentials")],
  ["failures of ours", stranger, new Error("broken")],
])("%s wait for nothing", async (_, call, error) =>
  expect(await toldAfter(0, 100, call as unknown as AuthRequest, error)).toBe(100),
);
