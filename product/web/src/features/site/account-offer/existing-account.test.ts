/**
 * The owner of an existing account makes it the account of their worker's record, with the link, the service and the
 * trail as the product joins them.
 */
import { describe, expect, it } from "vitest";
import { useAccountOffer } from "#testing/account-offer.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { linkAccount } from "./commands.server.ts";

const { query, approved, newAddress, account, signedIn, browser, accountOf, actorOf } = useAccountOffer();
const actsNow = async () => (await lastActs(1000)).length;

describe("whoever has an account already", () => {
  it("is told so, signs in and comes back, and one press links it; the trail says who linked what", async () => {
    const email = newAddress();
    const userId = await account(email);
    const { token, workerId } = await approved(email);
    const before = await actsNow();
    const nobody = browser(token);
    expect(await nobody.show()).toContain("Create my account");
    const done = await nobody.press();
    expect(done).toEqual({ done: "known" });
    expect(await actsNow()).toBe(before);
    const page = await nobody.show(done as object);
    expect(page).toContain("There is already an account with the email address of your application");
    expect(page).toContain(`href="/login?next=${encodeURIComponent(nobody.at)}"`);

    const back = browser(token, await signedIn(email));
    expect(await back.show()).toMatch(
      new RegExp(`You are signed in as ${email}.*Ane Goikoetxea.* at .*action="[^"]*do=link".*use this account`, "s"),
    );
    expect(await back.press("?do=link")).toBe(back.at);
    expect(await accountOf(workerId)).toBe(userId);
    expect(await lastActs()).toMatchObject([
      { act: "worker.link-account", actorKind: "person", actorId: userId, subjects: [`worker ${workerId}`] },
    ]);
    const linked = await actsNow();
    expect(await back.show()).toMatch(/This is your account here.*href="\/workerpass"/s);
    expect(await back.press("?do=link"), "pressed twice").toEqual({ done: "has-one" });
    expect(await actsNow()).toBe(linked);
    const { rows } = await query("SELECT name FROM app.account WHERE user_id = $1", [userId]);
    expect(rows).toEqual([{ name: expect.stringMatching(/^Ane Goikoetxea/) }]);
  });

  it("reads it in Spanish too", async () => {
    const email = newAddress();
    await account(email);
    const { token } = await approved(email);
    const nobody = browser(token, "", "/es");
    expect(await nobody.show({ done: "known" })).toMatch(
      /Ya hay una cuenta con el correo de tu solicitud.*\/es\/login\?next=/s,
    );
    const { show } = browser(token, await signedIn(email), "/es");
    expect(await show()).toMatch(/Has entrado como .*usar esta cuenta/s);
  });

  it("works in the office: the account stays what it was, and whoever it is decides nothing about themselves from then on", async () => {
    const email = newAddress();
    const userId = await account(email);
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Ana Lasa', 'en')", [userId]);
    await query("INSERT INTO app.staff (user_id, email, joined_at) VALUES ($1, $2, now())", [userId, email]);
    const { token, workerId } = await approved(email);
    const cookie = await signedIn(email);
    const { at, press } = browser(token, cookie);
    expect(await press("?do=link")).toBe(at);
    expect(await accountOf(workerId)).toBe(userId);
    expect((await query("SELECT name FROM app.account WHERE user_id = $1", [userId])).rows).toEqual([
      { name: "Ana Lasa" },
    ]);
    expect(await actorOf(cookie)).toMatchObject({ kind: "person", id: userId, workerId });
  });

  it("came by the sign-in of their company, which speaks for its own domain", async () => {
    const email = "uxue@its-own.test";
    const userId = await account(email);
    const { token, workerId } = await approved(email);
    const { at, press } = browser(token, await signedIn(email));
    await isByCompany(userId, "its-own.test");
    expect(await press("?do=link")).toBe(at);
    expect(await accountOf(workerId)).toBe(userId);
  });
});

/** From now on this account is one by the sign-in of a company, which speaks for these domains. */
async function isByCompany(userId: string, ...domains: string[]) {
  const { rows } = await query("INSERT INTO auth.sso_providers DEFAULT VALUES RETURNING id");
  const { id } = rows[0];
  await query("INSERT INTO auth.sso_domains (sso_provider_id, domain) SELECT $1, unnest($2::text[])", [id, domains]);
  const described = [id, `https://${id}.example`];
  await query(
    "INSERT INTO auth.saml_providers (sso_provider_id, entity_id, metadata_xml) VALUES ($1, $2, '')",
    described,
  );
  await query(
    "UPDATE auth.users SET raw_app_meta_data = jsonb_build_object('provider', 'sso:' || $2::text) WHERE id = $1",
    [userId, id],
  );
}

describe("an account is linked to nobody's record", () => {
  it("without being signed in", async () => {
    const email = newAddress();
    await account(email);
    const { token, workerId } = await approved(email);
    const { at, press } = browser(token);
    expect(await press("?do=link")).toBe(`/login?next=${encodeURIComponent(at)}`);
    expect(await accountOf(workerId)).toBeNull();
  });

  it("by another address, which is offered to sign out and come back", async () => {
    const [email, other] = [newAddress(), newAddress()];
    await account(other);
    const { token, workerId } = await approved(email);
    const { at, show, press } = browser(token, await signedIn(other));
    const shown = await show();
    expect(shown).toContain(`You are signed in as ${other}`);
    expect(shown).not.toContain("use this account");
    expect(shown).toContain(`name="next" value="${at}"`);
    expect(await press("?do=link")).toEqual({ done: "not-yours" });
    expect(await accountOf(workerId)).toBeNull();
    expect(await show({ done: "not-yours" })).toContain("whose confirmed email address is the one of your application");
  });

  it("by an address that was never confirmed, or that a company says of others than its own people", async () => {
    const email = newAddress();
    const userId = await account(email);
    const { token, workerId } = await approved(email);
    const { press } = browser(token, await signedIn(email));
    await query("UPDATE auth.users SET email_confirmed_at = NULL WHERE id = $1", [userId]);
    expect(await press("?do=link")).toEqual({ done: "not-yours" });
    await query("UPDATE auth.users SET email_confirmed_at = now() WHERE id = $1", [userId]);
    await isByCompany(userId, "elsewhere.test");
    expect(await press("?do=link")).toEqual({ done: "not-yours" });
    expect(await accountOf(workerId)).toBeNull();
  });

  it("by the address alone, without the link", async () => {
    const email = newAddress();
    await account(email);
    const { token, workerId } = await approved(email);
    const { press } = browser(`${token}x`, await signedIn(email));
    await expect(press("?do=link")).rejects.toMatchObject({ init: { status: 404 } });
    await expect(press()).rejects.toMatchObject({ init: { status: 404 } });
    expect(await accountOf(workerId)).toBeNull();
  });

  it("that another account has, nor with an account that another record has, not at the same moment either", async () => {
    const email = newAddress();
    const userId = await account(email);
    const two = [await approved(email), await approved(email)];
    const actor = { ...who([]), id: userId };
    const tried = await Promise.all(two.map(({ token }) => linkAccount(actor, token, email)));
    expect(tried.toSorted()).toEqual(["linked", "other-record"]);
    const first = two[tried.indexOf("linked")]!;
    expect(await linkAccount(who([]), first.token, email)).toBe("has-one");
    expect(await accountOf(first.workerId)).toBe(userId);
  });

  it("once the account has ended, nor while somebody looks as a colleague sees it", async () => {
    const email = newAddress();
    const userId = await account(email);
    const { token, workerId } = await approved(email);
    const viewed = { ...who([]), id: userId, viewedBy: { id: crypto.randomUUID(), name: "Olalla" } };
    await expect(linkAccount(viewed, token, email)).rejects.toMatchObject({
      refusals: [{ code: "view-as.read-only" }],
    });
    await query("INSERT INTO app.ended_account (user_id) VALUES ($1)", [userId]);
    expect(await linkAccount({ ...who([]), id: userId }, token, email)).toBe("not-now");
    const { at, press } = browser(token, await signedIn(email));
    expect(await press("?do=link")).toBe(`/login?next=${encodeURIComponent(at)}`);
    expect(await accountOf(workerId)).toBeNull();
  });
});
