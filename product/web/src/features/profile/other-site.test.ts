import { AuthApiError } from "@supabase/supabase-js";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { actorContext, requestContext } from "#request/context.ts";
import { sessionContext } from "#request/session.ts";
import { lastActs, test, world } from "#testing/world.ts";
import { viaOtherSite } from "./other-site.ts";

useTestDatabase();
const asked: unknown[] = [];
beforeEach(() => void asked.splice(0));

async function visit(search: string, { headers = {}, error = null as AuthApiError | null } = {}) {
  const context = new RouterContextProvider();
  const settings = { origin: "https://staff.test", auth: { provider: "company" } };
  const linkIdentity = async (wish: unknown) => (asked.push(wish), { data: { url: "https://idp.test/go" }, error });
  context.set(actorContext, { ...world.planner, grants: [] });
  context.set(requestContext, { id: "r-1", settings } as never);
  context.set(sessionContext, {
    signedIn: { userId: world.planner.id },
    client: () => ({ auth: { linkIdentity } }),
  } as never);
  const request = new Request(`http://localhost/es/admin/profile${search}`, { headers });
  const answer = await viaOtherSite({ request, context });
  return answer && { to: answer.headers.get("location"), told: answer.headers.get("set-cookie") };
}

describe("another site", () => {
  test("is left for when its link is followed here, and comes back to the profile", async () => {
    expect(await visit("?link=company", { headers: { "sec-fetch-site": "same-origin" } })).toMatchObject({
      to: "https://idp.test/go",
    });
    expect(asked).toMatchObject([
      {
        provider: "company",
        options: { redirectTo: "https://staff.test/es/admin/profile", skipBrowserRedirect: true },
      },
    ]);
    expect(await lastActs()).toMatchObject([{ act: "identity.link", actorId: world.planner.id }]);
  });

  test("is not left for by a link that stands elsewhere", async () => {
    expect(await visit("?link=company", { headers: { "sec-fetch-site": "cross-site" } })).toMatchObject({
      to: "/es/admin/profile",
    });
    expect(asked).toEqual([]);
  });

  test("that the service does not let us reach is told on the page", async () => {
    const error = new AuthApiError("Manual linking is disabled", 404, "manual_linking_disabled");
    expect(await visit("?link=company", { error })).toMatchObject({
      to: "/es/admin/profile?problem=unknown#identities",
    });
  });

  test("sends back what went wrong there", async () =>
    expect(await visit("?error=access_denied&error_code=identity_already_exists&error_description=x")).toMatchObject({
      to: "/es/admin/profile?problem=identity_already_exists#identities",
    }));

  test("sends back a code, which is not spent: the session at hand stays", async () => {
    const back = await visit("?code=abc");
    expect(back!.to).toBe("/es/admin/profile#identity-linked");
    expect(back!.told).toMatch(/^saved=.*#identity-linked;/);
  });
});

test("a plain visit is none of its business", async () => expect(await visit("")).toBeUndefined());
