import { storedSession } from "@product/web/server/sessions/session-cookie";
import { describe, expect, it } from "vitest";
import { cookieHeader, inventedUser } from "./signed-in-request.ts";

const session = (padding: number) => ({
  access_token: "a".repeat(padding),
  expires_at: 5,
  user: inventedUser("0197f3a2-4c1e-7000-8000-000000000001"),
});

describe("the cookies of a signed-in person", () => {
  it("are read as the server reads them, in one piece or in several", () => {
    expect(storedSession(cookieHeader({ access_token: "a", expires_at: 5 }))).toEqual({
      accessToken: "a",
      expiresAt: 5,
    });
    expect(storedSession(cookieHeader(session(1000)))?.accessToken).toHaveLength(1000);
  });
  it("with a usual user come in two chunks", () => {
    expect(cookieHeader(session(900))).toContain("auth.1=");
    expect(cookieHeader(session(900))).not.toContain("auth.2=");
  });
});
