import { describe, expect, it } from "vitest";
import { isSameUser } from "./same-user.ts";

const user = { id: "1", email: "ana@example.org", app_metadata: { provider: "email", providers: ["email"] } };
const stored = {
  ...user,
  groups: ["g"],
  permissions: ["page.edit"],
  profile: { name: "Ana" },
  canWork: true,
  clearance: null,
};

describe("the stored user", () => {
  it("is the service's user, whatever we added to it", () => expect(isSameUser(stored, user)).toBe(true));
  it("does not depend on the order of keys", () =>
    expect(
      isSameUser(stored, { email: user.email, app_metadata: { providers: ["email"], provider: "email" }, id: "1" }),
    ).toBe(true));
  it("differs when the service says something else", () =>
    expect(isSameUser(stored, { ...user, email: "eva@example.org" })).toBe(false));
  it("ignores our keys at the top only", () =>
    expect(isSameUser(stored, { ...user, app_metadata: { ...user.app_metadata, groups: ["x"] } })).toBe(false));
  it("is nobody when both are", () => {
    expect(isSameUser(null, null)).toBe(true);
    expect(isSameUser(undefined, null)).toBe(true);
    expect(isSameUser(stored, null)).toBe(false);
    expect(isSameUser(null, user)).toBe(false);
  });
});
