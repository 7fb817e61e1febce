import { describe, expect, it } from "vitest";
import { allowedTarget } from "./redirect-target.ts";

const here = { siteUrl: "http://localhost:3000", redirectAllowList: ["http://localhost:8081/app/**"] };
const leadsTo = (target: string, redirectToLoopback: boolean) => allowedTarget(target, { ...here, redirectToLoopback });
const otherPorts = ["http://localhost:9999/x", "http://127.0.0.1:9999/x", "http://[::1]:9999/x"];

describe("where a browser may be sent on this machine", () => {
  it.each(["http://localhost:3000/deep/page", "http://localhost:8081/app/page"])("to what is named: %s", (target) =>
    expect(leadsTo(target, false)).toBe(target),
  );

  it.each([...otherPorts, "https://localhost:3000/", "http://localhost:8081/other"])("nowhere else: %s", (target) =>
    expect(leadsTo(target, false)).toBe("http://localhost:3000"),
  );

  it.each(otherPorts)("to any port where the setting says so: %s", (target) =>
    expect(leadsTo(target, true)).toBe(target),
  );

  it("not by a name that the site does not have", () =>
    expect(
      allowedTarget("http://localhost:9999/x", {
        siteUrl: "https://staff.example",
        redirectAllowList: [],
        redirectToLoopback: true,
      }),
    ).toBe("https://staff.example"));
});
