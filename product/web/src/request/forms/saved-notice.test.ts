import { describe, expect, it } from "vitest";
import { takeSaved, tellSaved } from "./saved-notice.ts";

const visit = (path: string, cookie: string) =>
  takeSaved(new Request(`http://localhost${path}`, { headers: { cookie: `a=b; ${cookie.split(";")[0]}` } }));

describe("that a page was saved", () => {
  const cookie = tellSaved("/es/admin/content/home");
  it("is said on that page, and taken back at once", () => {
    const { saved, headers } = visit("/es/admin/content/home", cookie);
    expect(saved).toBe(true);
    expect(headers["Set-Cookie"]).toMatch(/^saved=; Path=\/; Max-Age=0;/);
  });
  it("is said as well where only the data of the page is asked for", () =>
    expect(visit("/es/admin/content/home.data?_routes=x", cookie).saved).toBe(true));
  it("is said of the part that the address names", () =>
    expect(visit("/admin/profile", tellSaved("/admin/profile?x=1#password"))).toMatchObject({
      saved: true,
      part: "password",
    }));
  it("is not said on another page, which leaves it for the right one", () =>
    expect(visit("/es/admin/content", cookie)).toEqual({ saved: false, headers: {} }));
  it("is not said unasked", () =>
    expect(takeSaved(new Request("http://localhost/es/admin/content/home"))).toEqual({ saved: false, headers: {} }));
});
