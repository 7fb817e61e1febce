import { afterEach, describe, expect, it, vi } from "vitest";
import { granted } from "./testing/answers.ts";
import { signedIn } from "./testing/people.ts";
import { opaque, usePlatform } from "./testing/platform.ts";

// Under two minutes left is the time at which the client's ticker renews.
const shortLived = usePlatform({ auth: { accessTokenSeconds: 100 } });
const longLived = usePlatform();
afterEach(() => void vi.useRealTimers());

/** A client whose renewals may be answered by someone in between, such as a proxy. */
async function behindProxy(platform = shortLived) {
  const state = { answer: undefined as (() => Response) | undefined, renewals: 0 };
  const proxied: typeof fetch = async (input, init) => {
    if (!String(input).includes("grant_type=refresh_token")) return fetch(input, init);
    state.renewals++;
    return state.answer?.() ?? fetch(input, init);
  };
  const client = platform.client({}, opaque.publishable, { fetch: proxied });
  const events: string[] = [];
  const person = await signedIn(platform, client);
  client.auth.onAuthStateChange((event) => void events.push(event));
  await expect.poll(() => events).toEqual(["INITIAL_SESSION"]);
  return { ...person, state, events };
}
const json = (status: number, body: object) => () => Response.json(body, { status });
const busy = json(503, { code: 503, error_code: "unexpected_failure", msg: "busy" });

describe("renewing by itself", () => {
  it("happens at the first tick when less than two minutes are left", async () => {
    const { auth, state, events } = await behindProxy();
    await auth.startAutoRefresh();
    await expect.poll(() => events, { timeout: 5_000 }).toEqual(["INITIAL_SESSION", "TOKEN_REFRESHED"]);
    await auth.stopAutoRefresh();
    expect(state.renewals).toBe(1);
  });

  it("leaves a session alone that has time", async () => {
    const { auth, state } = await behindProxy(longLived);
    await auth.startAutoRefresh();
    await granted(auth.getUser());
    await auth.stopAutoRefresh();
    expect(state.renewals).toBe(0);
  });
});

describe("a renewal that fails", () => {
  it("with 503 is tried again, and the session goes on", async () => {
    const { auth, state, session } = await behindProxy();
    state.answer = () => {
      if (state.renewals >= 3) state.answer = undefined;
      return busy();
    };
    const renewed = await granted(auth.refreshSession());
    expect(state.renewals).toBe(4);
    expect(renewed.session!.refresh_token).not.toBe(session.refresh_token);
  });

  it("with 503 for good is told as retryable, and nobody is signed out", async () => {
    const { auth, state, events } = await behindProxy();
    state.answer = busy;
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
    const refusal = auth.refreshSession();
    // The client goes on until the next try would reach into the next tick of 30 seconds.
    for (let second = 0; second < 30; second++) await vi.advanceTimersByTimeAsync(1_000);
    const { error } = await refusal;
    expect(state.renewals).toBe(8);
    expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
    expect(events).not.toContain("SIGNED_OUT");
  });

  it("because the network is away is the same", async () => {
    const { auth, state, events } = await behindProxy();
    state.answer = () => {
      if (state.renewals >= 2) state.answer = undefined;
      throw new TypeError("fetch failed");
    };
    await granted(auth.refreshSession());
    expect(events).toEqual(["INITIAL_SESSION", "TOKEN_REFRESHED"]);
  });

  it.each([400, 409, 429])("with %d leaves the session alone while the access token is good", async (status) => {
    const { auth, state, events } = await behindProxy();
    state.answer = json(status, { code: status, error_code: "over_request_rate_limit", msg: "no" });
    const { error } = await auth.refreshSession();
    expect(error).toMatchObject({ name: "AuthApiError", status });
    expect(state.renewals).toBe(1);
    expect(events).not.toContain("TOKEN_REFRESHED");
  });

  it("with 400 signs out once the access token has expired", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const { auth, events, session } = await behindProxy();
    await shortLived.admin().signOut(session.access_token);
    vi.setSystemTime(Date.now() + 200_000);
    expect((await auth.getSession()).data.session).toBeNull();
    expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
  });
});
