import { describe, expect, it } from "vitest";
import { password, useMailedPeople } from "@platform/auth/testing/mailed-people";

const { service, someone, code, member } = useMailedPeople();

describe("moving to another address", () => {
  it("needs both mailboxes, in either order, and tells the old one", async () => {
    const { email, session } = await member();
    const next = someone();
    const response = await service.put("/user", { email: next }, session.access_token);
    expect(response.body).toMatchObject({ email, new_email: next });
    const [second, first] = [service.notices.at(-1)!, service.notices.at(-2)!];
    expect([first.to, second.to]).toEqual([next, email]);
    const tokenOf = (notice: typeof first) => new URL(notice.variables.link!).searchParams.get("token");
    expect(await service.post("/verify", { type: "email_change", token_hash: tokenOf(second) })).toMatchObject({
      status: 200,
      body: { msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email", code: "200" },
    });
    expect((await service.get("/user", session.access_token)).body.email).toBe(email);
    expect((await service.post("/verify", { type: "email_change", token_hash: tokenOf(second) })).status).toBe(403);
    expect((await service.post("/verify", { type: "email_change", token_hash: tokenOf(first) })).body.user.email).toBe(
      next,
    );
    expect(service.lastNotice()).toMatchObject({
      kind: "email_changed",
      to: email,
      variables: { oldEmail: email, newEmail: next },
    });
  });

  it("to one that is taken is refused", async () => {
    const { session } = await member();
    const { email } = await member();
    expect(await service.put("/user", { email }, session.access_token)).toMatchObject({
      status: 422,
      body: { code: "email_exists", message: "A user with this email address has already been registered" },
    });
  });
});

describe("recovering", () => {
  it("answers the same for a stranger, and mails only the stored address", async () => {
    const { email } = await member();
    service.wait(61);
    const sent = service.notices.length;
    expect(await service.post("/recover", { email: "stranger@example.org" })).toMatchObject({ status: 200, body: {} });
    expect(service.notices.length).toBe(sent);
    await service.post("/recover", { email: email.toUpperCase() });
    expect(service.lastNotice()).toMatchObject({ kind: "recovery", to: email });
  });

  it("reset takes one scalar address", async () => {
    for (const email of [["a@b.co", "c@d.co"], { a: 1 }, 5, "a@b.co,c@d.co", "a@b.co\nbcc: c@d.co"])
      expect((await service.post("/recover", { email })).status).toBe(400);
  });
});

describe("sending again", () => {
  it.each([
    [{ email: "a@b.co" }, "Missing one of these types: signup, email_change, sms, phone_change"],
    [{ type: "signup" }, "Missing email address or phone number"],
    [{ type: "signup", phone: "34600111222" }, "Type provided requires an email address"],
    [{ type: "sms", email: "a@b.co" }, "Type provided requires a phone number"],
  ])("refuses %j", async (body, message) => {
    expect(await service.post("/resend", body)).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message },
    });
  });

  it("says nothing about who has what pending", async () => {
    const { email } = await member();
    const sent = service.notices.length;
    for (const body of [
      { type: "signup", email },
      { type: "signup", email: "stranger@b.co" },
      { type: "email_change", email },
    ])
      expect(await service.post("/resend", body)).toMatchObject({ status: 200, body: {} });
    expect(service.notices.length).toBe(sent);
  });

  it("repeats a confirmation that is still wanted", async () => {
    const email = someone();
    await service.post("/signup", { email, password });
    service.wait(61);
    await service.post("/resend", { type: "signup", email });
    expect((await service.post("/verify", { type: "email", email, token: code() })).status).toBe(200);
  });
});
