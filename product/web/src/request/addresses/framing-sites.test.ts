import { expect, test } from "vitest";
import { createPolicies, noOtherSites } from "#server/middleware/security-headers.ts";
import { framingIn, framingSites, takeFramingSites } from "./framing-sites.ts";

const ancestorsOf = (origins: readonly string[]) => {
  const headers = new Headers(framingIn(new Headers(framingSites(origins))));
  const sites = takeFramingSites(headers);
  expect([...headers]).toEqual([]);
  return /frame-ancestors [^;]+/.exec(createPolicies(noOtherSites).withNonce("n", "", sites))![0];
};

test("a page is framed by the sites that it names and by no other", () => {
  expect(ancestorsOf([])).toBe("frame-ancestors 'none'");
  expect(ancestorsOf(["https://a.org", "https://b.org:8443"])).toBe("frame-ancestors https://a.org https://b.org:8443");
  expect(ancestorsOf(["*", "http://a.org", "https://a.org;", "'self'"])).toBe("frame-ancestors 'none'");
});
