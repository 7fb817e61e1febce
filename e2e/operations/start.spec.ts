import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { makeDataDir, removeDataDir, startServer, startThatFails } from "#e2e/server.ts";

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await makeDataDir();
});
test.afterEach(() => removeDataDir(dataDir));

test("A first start tells each step, the address, the accounts and where the data lie; a second finds them there", async () => {
  test.setTimeout(120_000);
  const server = await startServer({ DATA_DIR: dataDir });
  const lines = server.output();
  for (const text of [
    "Creating the database",
    "migrations applied",
    "Demo data: loaded",
    `Data: ${dataDir}`,
    "owner@demo.cuadrante.test",
    "worker@demo.cuadrante.test",
    "cuadrante-demo-2026",
    `Ready: ${server.url}`,
  ])
    expect(lines).toContain(text);
  expect(await server.stop()).toBe(0);

  await test.step("A taken port stops the start with one line, and leaves no database running", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await startThatFails({ DATA_DIR: dataDir, PORT: String(port) });
    expect({ code, errors }).toEqual({
      code: 1,
      errors: [`Port ${port} on 127.0.0.1 is already in use: stop the other program or set PORT to another number.`],
    });
    other.close();
  });

  // The data folder is free again: a start on another port works.
  const again = await startServer({ DATA_DIR: dataDir });
  expect(again.output()).toContain("Schema: up to date");
  expect(again.output()).not.toContain("Creating the database");

  await test.step("Demo data are never served to others, nor taken for real ones", async () => {
    const { host } = new URL(again.url);
    const foreign = await ask(again.url, { headers: { host: "staff.example.com" } });
    expect([foreign.status, foreign.body.toString()]).toEqual([
      403,
      expect.stringMatching(/^This is a demo .*DEMO=off.*\n$/),
    ]);
    expect((await ask(again.url, { headers: { host } })).status).toBe(200);
    expect(await again.stop("SIGINT")).toBe(0);
    expect(await startThatFails({ DATA_DIR: dataDir, DEMO: "off" })).toEqual({
      code: 1,
      errors: [expect.stringContaining("DEMO is off, but this database holds demo data")],
    });
    expect(await startThatFails({ DATA_DIR: dataDir, HOST: "0.0.0.0" })).toEqual({
      code: 1,
      errors: [expect.stringContaining("demo data with known passwords")],
    });
  });
});

test("Bad values stop the start with one line each", async () => {
  const { code, errors } = await startThatFails({
    DATA_DIR: dataDir,
    PORT: "http",
    LOG_LEVEL: "loud",
    TLS_CERT: "cert.pem",
  });
  expect(code).toBe(1);
  expect(errors).toEqual([
    'PORT must be a whole number from 0 to 65535, but is "http".',
    'LOG_LEVEL must be trace or debug or info or warn or error or silent, but is "loud".',
    "TLS_KEY is needed too: TLS_CERT, TLS_KEY belong together.",
  ]);
});

test("Values come from .env where the environment says nothing", async () => {
  await writeFile(join(dataDir, ".env"), "PORT=nonsense\nLOG_LEVEL=warn\n");
  const { errors } = await startThatFails({ DATA_DIR: dataDir, PORT: "" }, dataDir);
  expect(errors).toEqual(['PORT must be a whole number from 0 to 65535, but is "nonsense".']);
});

for (const [what, environment, complaint] of [
  ["a data folder that is a file", { DATA_DIR: "/dev/null" }, /\/dev\/null/],
  [
    "a database that nobody serves",
    { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", DATABASE_WAIT_SECONDS: "1" },
    /^DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  [
    "a certificate that is not there",
    { TLS_CERT: "/nowhere/cert.pem", TLS_KEY: "/nowhere/key.pem" },
    /^TLS_CERT cannot be read: \/nowhere\/cert\.pem/,
  ],
  [
    "an address of another machine",
    { HOST: "203.0.113.7", DEMO: "off" },
    /^HOST 203\.0\.113\.7 is not an address of this machine/,
  ],
] as const) {
  test(`${what} stops the start with one line`, async () => {
    const { code, errors } = await startThatFails({ DATA_DIR: dataDir, ...environment });
    expect(code).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(complaint);
    // Found before anything was made.
    if (!("DATA_DIR" in environment)) expect(await readdir(dataDir)).toEqual([]);
  });
}

test("Without demo the same words are served, and no account is printed", async () => {
  const server = await startServer({ DATA_DIR: dataDir, DEMO: "off" });
  expect(server.output()).not.toContain("demo.cuadrante.test");
  expect((await ask(server.url)).body.toString()).toContain("Know your shift from day one");
  expect((await ask(server.url, { headers: { host: "staff.example.com" } })).status).toBe(200);
  await server.stop();
});
