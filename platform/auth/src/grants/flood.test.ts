/** Five hundred wrong passwords at once: whoever is known, or comes from elsewhere, does not wait for them. */
import { expect, it } from "vitest";
import { someAddress } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true } });
const password = "a good password";
const strangers = 500;

const signIn = (email: string, sentPassword: string, headers: Record<string, string>) =>
  service.post("/token?grant_type=password", { email, password: sentPassword }, undefined, headers);

it.each([
  ["a known device of the same network", "198.51.100.1", true],
  ["a device of another network", "198.51.100.2", false],
])("lets %s in before most of them are answered", { timeout: 60_000 }, async (_, network, isKnown) => {
  const email = someAddress();
  const { headers } = await service.post("/signup", { email, password });
  const device = headers.get("set-cookie")!.split(";")[0]!;
  const answered: number[] = [];
  const guesses = Array.from({ length: strangers }, async (__, guess) => {
    const { status } = await signIn(`guess${guess}@example.org`, "wrong", { "x-test-address": "198.51.100.1" });
    answered.push(status);
  });
  const right = await signIn(email, password, { "x-test-address": network, ...(isKnown ? { cookie: device } : {}) });
  expect(right.status).toBe(200);
  expect(answered.length).toBeLessThan(strangers / 2);
  await Promise.all(guesses);
  // Nobody is told that something failed: they were wrong, or too many.
  expect(new Set(answered)).toEqual(new Set(answered.filter((status) => [400, 429, 503].includes(status))));
});
