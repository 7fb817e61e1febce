import { createChunks } from "@supabase/ssr";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sessionCookie, storedSession } from "./session-cookie.ts";

const session = (size = 10) => ({ access_token: "x".repeat(size), expires_at: 123, refresh_token: "r" });
const written = (value: object) => `base64-${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
const header = (value: string) =>
  createChunks(sessionCookie, value)
    .map((chunk) => `${chunk.name}=${chunk.value}`)
    .join("; ");

describe("the session in the cookies", () => {
  it("is read as the official library writes it, whole or in chunks", () => {
    for (const size of [10, 5_000, 12_000])
      expect(storedSession(`a=1; ${header(written(session(size)))}; b=2`)).toEqual({
        accessToken: "x".repeat(size),
        expiresAt: 123,
      });
    expect(header(written(session(12_000)))).toContain(`${sessionCookie}.3=`);
  });

  it("fails closed: what is damaged, foreign or half there is no session", () => {
    const good = header(written(session(5_000)));
    for (const bad of [
      null,
      "",
      "other=1",
      `${sessionCookie}=`,
      `${sessionCookie}=base64-`,
      `${sessionCookie}=base64-!!!`,
      `${sessionCookie}=${Buffer.from(JSON.stringify(session())).toString("base64url")}`,
      `${sessionCookie}=${written({ access_token: 5, expires_at: "x" })}`,
      `${sessionCookie}=${written([])}`,
      good.replace(`${sessionCookie}.0=`, "lost="),
      good.slice(0, -40),
    ])
      expect(storedSession(bad), String(bad).slice(0, 60)).toBeUndefined();
  });

  it("never fails, whatever the cookies say", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        expect(() => storedSession(`${sessionCookie}${name}=${value}; ${sessionCookie}=%E0%A4%A; =; ;;`)).not.toThrow();
      }),
    );
  });
});
