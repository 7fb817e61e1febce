import { expect, test } from "vitest";
import routes from "#routes.ts";
import { consentButtonHidden, isMeasured } from "./consent-paths.ts";

test("the consent button is hidden on the back office and the pass, in both languages", () => {
  expect(["/admin", "/admin/lists", "/es/admin", "/workerpass", "/es/workerpass"].map(consentButtonHidden)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["/", "/es", "/login", "/es/conditions", "/about/admin"].map(consentButtonHidden)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("nothing is measured where the address opens something by itself, nor on the way there", () => {
  const excluded = [
    "/signup/status/abc",
    "/es/answer/abc/availability",
    "/login?next=%2Fes%2Fsignup%2Fstatus%2Fabc%2Faccount",
  ];
  const open = ["/", "/es", "/signup?formId=7", "/login", "/login?next=%2Fworkerpass", "/clients-of-ours", "/answer"];
  expect([...excluded, ...open].filter((address) => isMeasured(new URL(address, "https://staff.example")))).toEqual(
    open,
  );
});

test("each page whose address holds a key is known as such", async () => {
  const paths = (await routes).flatMap(function path({ path: own = "", children = [] }: RouteEntry): string[] {
    return [own, ...children.flatMap(path)];
  });
  const keyed = paths.filter((path) => path.includes(":token") && !consentButtonHidden(`/${path}`));
  expect(keyed.length).toBeGreaterThan(8);
  expect(keyed.filter((path) => isMeasured({ pathname: `/${path.replaceAll(":", "")}`, search: "" }))).toEqual([]);
});

type RouteEntry = { path?: string | undefined; children?: RouteEntry[] | undefined };
