import { AuthApiError } from "@supabase/supabase-js";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { requestContext } from "#request/context.ts";
import { sessionContext } from "#request/session.ts";
import { lastActs, test, world } from "#testing/world.ts";
import { backFromOtherSite, toOtherSite } from "./other-site.ts";

useTestDatabase();
const calls: unknown[] = [];
beforeEach(() => void calls.splice(0));
const paula = { ...world.planner, grants: [] };

function leave(provider: string | undefined, error: AuthApiError | null = null) {
  const context = new RouterContextProvider();
  const settings = { origin: "https://staff.test", auth: { provider } };
  const linkIdentity = async (wish: unknown) => (calls.push(wish), { data: { url: "https://idp.test/go" }, error });
  context.set(requestContext, { id: "r-1", settings } as never);
  context.set(sessionContext, { signedIn: { userId: paula.id }, client: () => ({ auth: { linkIdentity } }) } as never);
  const request = new Request("http://localhost/es/admin/profile?do=link", { method: "POST" });
  return toOtherSite(paula, {}, { request, context });
}

describe("another site", () => {
  test("is left for by its address, and comes back to the profile", async () => {
    expect(await leave("company")).toBe("https://idp.test/go");
    expect(calls).toMatchObject([
      {
        provider: "company",
        options: { redirectTo: "https://staff.test/es/admin/profile", skipBrowserRedirect: true },
      },
    ]);
    expect(await lastActs()).toMatchObject([{ act: "identity.ask", actorId: paula.id }]);
  });

  test("that nobody configured is asked nothing", async () => {
    await expect(leave(undefined)).rejects.toMatchObject({ init: { status: 400 } });
    expect(calls).toEqual([]);
  });

  test("that the service does not let us reach is told to the form", async () => {
    const error = new AuthApiError("Manual linking is disabled", 404, "manual_linking_disabled");
    await expect(leave("company", error)).rejects.toBe(error);
  });

  const back = (search: string) => {
    const answer = backFromOtherSite(new Request(`http://localhost/es/admin/profile${search}`));
    return answer && { to: answer.headers.get("location"), cookie: answer.headers.get("set-cookie") };
  };

  test("sends back what went wrong there", () =>
    expect(back("?error=access_denied&error_code=identity_already_exists&error_description=x")).toMatchObject({
      to: "/es/admin/profile?problem=identity_already_exists#identities",
    }));

  test("sends back a code, which is not spent: the session at hand stays", () => {
    expect(back("?code=abc")!.to).toBe("/es/admin/profile#identity-linked");
    expect(back("?code=abc")!.cookie).toMatch(/^saved=.*#identity-linked;/);
  });

  test("leaves a plain visit alone", () => expect(back("")).toBeUndefined());
});
