import { describe, expect, it } from "vitest";
import { createDevices, deviceCookie } from "./known-devices.ts";

const devices = createDevices({ secret: "a secret of the tests", secure: true });
const noon = new Date("2026-11-15T12:00:00.000Z");
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);

/** The cookie of a browser after these have signed in there, one after the other. */
function cookieAfter(addresses: string[], before: string | null = null, now = noon): string {
  return addresses.reduce<string | null>((cookie, address) => {
    const device = devices.in(cookie, now);
    device.remember([address]);
    return device.setCookie()!.split(";")[0]!;
  }, before)!;
}

describe("the cookie of a known device", () => {
  it("is for the site alone, out of reach of scripts, and kept for a year", () => {
    const device = devices.in(null, noon);
    device.remember(["ana@example.org", "34600111222"]);
    expect(device.setCookie()).toMatch(
      /^sb-device=[\w-]{22}\.[\w-]{22}(\.\d+~[\w-]{22}){2}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const plain = createDevices({ secret: "x", secure: false }).in(null, noon);
    plain.remember(["ana@example.org"]);
    expect(plain.setCookie()).not.toContain("Secure");
  });

  it("is not set when nobody signed in", () => {
    const device = devices.in(null, noon);
    device.remember([]);
    expect([device.id, device.setCookie()]).toEqual([undefined, undefined]);
  });

  it("knows each account that was signed in to, among other cookies, and no other", () => {
    const cookie = cookieAfter(["ana@example.org", "eva@example.org"]);
    const device = devices.in(`a=b; ${cookie}; c=d`, noon);
    expect(["ana@example.org", "eva@example.org", "leo@example.org"].map(device.knows)).toEqual([true, true, false]);
    expect(device.id).toBe(devices.in(cookieAfter(["leo@example.org"], cookie), noon).id);
  });

  it("names nobody", () => expect(cookieAfter(["ana@example.org"])).not.toMatch(/ana|example/));

  it("forgets after a year, unless one signs in again", () => {
    const cookie = cookieAfter(["ana@example.org"]);
    expect(devices.in(cookie, later(364)).knows("ana@example.org")).toBe(true);
    expect(devices.in(cookie, later(365)).knows("ana@example.org")).toBe(false);
    const again = cookieAfter(["ana@example.org"], cookie, later(200));
    expect(devices.in(again, later(400)).knows("ana@example.org")).toBe(true);
  });

  it("keeps the last ten on a tablet that many share, once each", () => {
    const people = Array.from({ length: 30 }, (_, index) => `person${index}@example.org`);
    const device = devices.in(cookieAfter([...people, ...people]), noon);
    expect(people.filter(device.knows)).toEqual(people.slice(20));
  });

  it("is worth nothing when anything of it was changed, nor with another secret", () => {
    const cookie = cookieAfter(["ana@example.org"]);
    const value = cookie.slice(deviceCookie.length + 1);
    for (let at = 0; at < value.length; at++) {
      const other = value[at] === "1" ? "2" : "1";
      const changed = devices.in(`${deviceCookie}=${value.slice(0, at)}${other}${value.slice(at + 1)}`, noon);
      expect(changed.knows("ana@example.org"), `character ${at}`).toBe(false);
    }
    const others = createDevices({ secret: "another secret", secure: true }).in(cookie, noon);
    expect([others.id, others.knows("ana@example.org")]).toEqual([undefined, false]);
    for (const odd of ["", ".", "..", "é.é.é~é", "a.b.c~d", `${value}.x`, value.repeat(40)])
      expect(() => devices.in(`${deviceCookie}=${odd}`, noon).knows("ana@example.org")).not.toThrow();
  });

  it("of one browser does not vouch for another", () => {
    const [ownCookie, theirCookie] = [cookieAfter(["ana@example.org"]), cookieAfter(["eva@example.org"])];
    const entry = ownCookie.split(".").at(-1)!;
    expect(devices.in(`${theirCookie}.${entry}`, noon).knows("ana@example.org")).toBe(false);
  });
});
