/** A link is finished minutes after it was begun, and by then the account or the session may be another. */
import { afterAll, beforeEach, expect, it } from "vitest";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
const service = useService({
  email: { autoConfirm: true },
  providers: { acme: provider.settings },
  manualLinking: true,
  bindLinksToBrowser: true,
});
provider.state.clock = service.now;
afterAll(() => provider.close());
beforeEach(() => provider.reset());

let people = 0;
async function begun() {
  const visitor = createVisitor(service, provider);
  const account = { email: `meanwhile${people++}@example.org`, password: "a good password" };
  const { access_token: token, user } = (await service.post("/signup", account)).body;
  const { body } = await visitor.open("/user/identities/authorize?provider=acme&skip_http_redirect=true", token);
  const finish = () => visitor.follow(provider.approve(body["url"], { ...visitor.someone(), sub: `sub-${user.id}` }));
  const identities = async () =>
    (await service.sql.db.rows(`SELECT provider FROM auth.identities WHERE user_id = $1 ORDER BY 1`, [user.id])).map(
      (row) => (row as { provider: string }).provider,
    );
  return { account, token, id: user.id as string, finish, identities };
}

it("ends in the account as it was", async () => {
  const { finish, identities } = await begun();
  await finish();
  expect(await identities()).toEqual(["acme", "email"]);
});

it.each<[string, string, (person: Awaited<ReturnType<typeof begun>>) => Promise<unknown>]>([
  ["the session was ended", "bad_oauth_state", ({ token }) => service.post("/logout?scope=local", {}, token)],
  [
    "the owner signed out everywhere",
    "bad_oauth_state",
    async ({ account }) => {
      const own = (await service.post("/token?grant_type=password", account)).body["access_token"];
      await service.post("/logout?scope=others", {}, own);
    },
  ],
  [
    "the account was blocked",
    "user_banned",
    async ({ id }) => service.put(`/admin/users/${id}`, { ban_duration: "24h" }, await service.adminToken()),
  ],
  [
    "the account was deleted",
    "bad_oauth_state",
    async ({ id }) => service.del(`/admin/users/${id}`, await service.adminToken()),
  ],
])("links nothing where %s meanwhile", async (_, code, happens) => {
  const person = await begun();
  await happens(person);
  const { query, fragment } = await person.finish();
  expect([query["error_code"], fragment["access_token"]]).toEqual([code, undefined]);
  expect((await person.identities()).includes("acme")).toBe(false);
});
