import { describe, expect, it } from "vitest";
import { configurationReference, readConfig } from "./config.ts";

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
};

describe("configuration", () => {
  it("has a sensible value for everything", () =>
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      logLevel: "info",
      demo: undefined,
      trustedProxies: undefined,
      supabase: undefined,
      tls: undefined,
    }));

  it("takes an empty value for none", () =>
    expect(readConfig({ PORT: "", DEMO: " " })).toMatchObject({ port: 3000, demo: undefined }));

  it("says each bad value in one line", () =>
    expect(problemsOf({ PORT: "eighty", LOG_LEVEL: "loud", DEMO: "maybe", SITE_URL: "example.com/path" })).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "eighty".',
      "SITE_URL must be an address without a path, such as https://staff.example.com.",
      'DEMO must be on or off, but is "maybe".',
      'LOG_LEVEL must be trace or debug or info or warn or error or silent, but is "loud".',
    ]));

  it.each([
    [{ PORT: "65536" }, "PORT"],
    [{ PORT: "-1" }, "PORT"],
    [{ PORT: "3000.5" }, "PORT"],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
    [{ DATABASE_DIRECT_URL: "postgres://localhost/x" }, "DATABASE_DIRECT_URL"],
    [{ DATABASE_OWNER_URL: "postgres://localhost/x" }, "DATABASE_OWNER_URL"],
    [
      { DATABASE_URL: "postgres://localhost/x", DATABASE_RETENTION_URL: "postgres://localhost/x" },
      "DATABASE_RETENTION_URL",
    ],
    [{ SECRET_KEY: "short" }, "SECRET_KEY"],
    [{ CONSENT_SCRIPT_URL: "https://%" }, "CONSENT_SCRIPT_URL"],
    [{ ROOT_REDIRECT: "/login?next=x" }, "ROOT_REDIRECT"],
    [{ TLS_CERT: "cert.pem" }, "TLS_KEY"],
    [{ SUPABASE_URL: "https://x.example" }, "SUPABASE_PUBLISHABLE_KEY"],
    [{ S3_ENDPOINT: "https://s3.example" }, "S3_BUCKET"],
    [{ TRUSTED_PROXIES: "10.0.0.1, nonsense" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "10.0.0.0/99" }, "TRUSTED_PROXIES"],
  ])("refuses %o and names %s", (environment, name) =>
    expect(problemsOf(environment as never)[0]).toMatch(new RegExp(`^${name} `)),
  );

  it("never repeats a secret in its complaint", () =>
    expect(problemsOf({ SECRET_KEY: "hunter2", DATABASE_URL: "x:hunter2" }).join()).not.toContain("hunter2"));

  it("reads where files lie, if not in the data folder", () => {
    const environment = { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "staff", S3_ACCESS_KEY_ID: "us" };
    expect(readConfig({ ...environment, S3_SECRET_ACCESS_KEY: "x", S3_PATH_STYLE: "off" }).s3).toMatchObject({
      endpoint: "https://s3.example",
      bucket: "staff",
      pathStyle: false,
    });
    expect(readConfig({}).s3).toBeUndefined();
  });

  it("names the site as a browser would", () =>
    expect(readConfig({ SITE_URL: "https://Staff.Example.com:443/" }).siteUrl).toBe("https://staff.example.com"));

  it("reads proxies as addresses and networks", () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.1.2.3, 192.168.0.0/16, fd00::/8" });
    expect(["10.1.2.3", "192.168.44.5"].map((address) => trustedProxies!.check(address))).toEqual([true, true]);
    expect([trustedProxies!.check("10.1.2.4"), trustedProxies!.check("fd12::1", "ipv6")]).toEqual([false, true]);
  });

  it("explains every key for the documentation", () =>
    expect(configurationReference().filter((key) => key.meaning === "")).toEqual([]));
});
