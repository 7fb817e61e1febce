import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Platform } from "@platform/host/create-platform";
import { createLogger } from "@platform/kernel/logger";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { embeddedAddresses } from "@product/database/roles/addresses";
import { useTestDatabase } from "@product/database/testing/test-database";
import { readConfig } from "./config.ts";
import { startServices } from "./platform.ts";

const database = useTestDatabase();
let dataDir: string;
let services: Platform;
const start = (demo: boolean, environment: Record<string, string> = {}) =>
  startServices({
    config: readConfig({ DATA_DIR: dataDir, ...environment }),
    siteUrl: "https://staff.example",
    database: embeddedAddresses(database.url),
    demo,
    channelPolicy: () => false,
    log: createLogger({ level: "silent" }),
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cuadrante-services-"));
  services = (await start(true))!;
});
afterAll(async () => {
  await services.stop();
  await rm(dataDir, { recursive: true });
});

const call = async (path: string, key = services.apiKeys!.publishable[0]!, body?: object) => {
  const response = await services.auth.request(path, {
    method: body ? "POST" : "GET",
    headers: { apikey: key, authorization: `Bearer ${key}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe("the embedded services", () => {
  it("never confirm an address by themselves, and open no account for whoever asks", async () => {
    expect((await call("/settings")).body).toMatchObject({
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      disable_signup: true,
    });
    expect(await call("/signup", undefined, { email: "a@b.co", password: "long enough a password" })).toMatchObject({
      status: 422,
    });
  });

  it("ask for fifteen characters", async () => {
    const response = await call("/admin/users", services.apiKeys!.secret[0]!, {
      email: "new@b.co",
      password: "fourteen chars",
      email_confirm: true,
    });
    expect(response).toMatchObject({ status: 422, body: { error_code: "weak_password" } });
  });

  it("say to nobody who has an account", async () => {
    const ask = async (email: string) => {
      const [code, recovery] = [{ email, create_user: false }, { email }];
      const paths = [
        ["/otp", code],
        ["/otp", code],
        ["/recover", recovery],
        ["/recover", recovery],
      ] as const;
      return Promise.all(paths.map(async ([path, body]) => call(path, undefined, body)));
    };
    const { email } = demoAccounts[0];
    expect(await ask(email)).toEqual(["/otp", "/otp", "/recover", "/recover"].map(() => ({ status: 200, body: {} })));
    expect(await ask("nobody@demo.cuadrante.test")).toEqual(await ask(email));
  });

  it("know the people of the demonstration, also at the second start", async () => {
    const again = (await start(true))!;
    const { email, id } = demoAccounts[0];
    const signedIn = await call("/token?grant_type=password", undefined, { email, password: demoPassword });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { id } } });
    expect(again.apiKeys).toEqual(services.apiKeys);
    await again.stop();
  });

  it("leave a person of the demonstration as they are at the next start, whose address was changed too", async () => {
    const { id } = demoAccounts.at(-1)!;
    const account = (method: string, body?: object) => {
      const [key] = services.apiKeys!.secret;
      const headers = { apikey: key!, authorization: `Bearer ${key!}` };
      return services.auth.request(`/admin/users/${id}`, { method, headers, body: JSON.stringify(body) });
    };
    await account("PUT", { email: "moved@staff.example" });
    await (await start(true))!.stop();
    expect(await (await account("GET")).json()).toMatchObject({ id, email: "moved@staff.example" });
  });

  it("stay off when a hosted service is configured", async () =>
    expect(
      await start(false, {
        SUPABASE_URL: "https://project.supabase.co",
        SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
        SUPABASE_SECRET_KEY: "sb_secret_x",
      }),
    ).toBeUndefined());
});
