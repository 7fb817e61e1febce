import { describe, expect, it } from "vitest";
import { isOwnAddress } from "./own-addresses.ts";

describe("an address of the product itself", () => {
  it.each([
    ..."/ /login /admin /admin/content/redirects /admin/no-such-page /gate /auth/confirm /workerpass".split(" "),
    ..."/es /es/ /es/login /es/admin /es/gate /es/auth/confirm /en/login".split(" "),
    ..."/login/ /login?x=1 /login#x //login /%6cogin /es/%61dmin".split(" "),
    ..."/login.data /_root.data /es/_root.data /_payload.json /__manifest /api/route-rules".split(" "),
  ])("is %s", (path) => expect(isOwnAddress(path)).toBe(true));

  it.each("/jobs /pages/summer /es/pages/summer /Login /logins /jobs/login /%zz".split(" "))("is not %s", (path) =>
    expect(isOwnAddress(path)).toBe(false),
  );
});
