// Walks: login, connected-apps, profile
/** Another application lets people in with their account here; a server of the test is that application. */
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { demoPassword } from "@product/database/demo/accounts";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf } from "#e2e/accounts.ts";
import { startDemo } from "#e2e/demo.ts";
import { expect } from "#e2e/fixtures.ts";
import { test as base } from "./plain-browser.ts";

const secret = randomBytes(32).toString("base64url");
const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");

const test = base.extend<{ askedFor: (scope?: string) => string }, { board: string }>({
  app: async ({ apps }, use) =>
    use(await apps.named("those who sign in to another application", () => startDemo({ OAUTH_SERVER: "on" }))),
  board: [
    async ({}, use) => {
      const server = createServer((_, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        response.end("<!doctype html><html lang=en><title>Rota board</title><h1>Rota board</h1>");
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/back`);
      server.close();
    },
    { scope: "worker" },
  ],
  askedFor: async ({ accounts, app, board }, use) => {
    const { rows } = await accounts.query(
      `INSERT INTO auth.oauth_clients (client_secret_hash, registration_type, token_endpoint_auth_method, redirect_uris, grant_types, client_name)
       VALUES ($1, 'manual', 'client_secret_post', $2, 'authorization_code,refresh_token', 'Rota board') RETURNING id`,
      [createHash("sha256").update(secret).digest("base64url"), board],
    );
    await use((scope = "openid email profile") => {
      const parameters = { client_id: rows[0].id, redirect_uri: board, response_type: "code", scope, state: "s-1" };
      const proof = { code_challenge: challenge, code_challenge_method: "S256" };
      return `${app.url}/auth/v1/oauth/authorize?${new URLSearchParams({ ...parameters, ...proof })}`;
    });
  },
});

test("Someone signs in on the way, allows it, is not asked a second time, and takes it back", async ({
  page,
  app,
  board,
  accounts,
  askedFor,
}) => {
  await page.goto(askedFor());
  await page.getByLabel("Email").fill(emailOf("planner"));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in to Rota board" })).toBeVisible();
  await expect(page.getByText(emailOf("planner"))).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText(["Which account is yours", "Your name", "Your email address"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Rota board", exact: true })).toBeVisible();
  const back = new URL(page.url());
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: "s-1", iss: `${app.url}/auth/v1` });

  const answer = await fetch(`${app.url}/auth/v1/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: back.searchParams.get("code")!,
      redirect_uri: board,
      code_verifier: verifier,
      client_id: new URL(askedFor()).searchParams.get("client_id")!,
      client_secret: secret,
    }),
  });
  const tokens = (await answer.json()) as { access_token: string; id_token: string };
  expect(JSON.parse(Buffer.from(tokens.id_token.split(".")[1]!, "base64url").toString())).toMatchObject({
    email: emailOf("planner"),
    email_verified: true,
  });
  const session = Buffer.from(JSON.stringify({ ...tokens, expires_at: Date.now() / 1000 + 3600, refresh_token: "x" }));
  const acting = await fetch(`${app.url}/admin`, {
    redirect: "manual",
    headers: { cookie: `cuadrante-auth=base64-${session.toString("base64url")}` },
  });
  expect(acting.headers.get("location")).toMatch(/^\/login/);

  await page.goto(askedFor());
  await expect(page.getByRole("heading", { name: "Rota board", exact: true })).toBeVisible();

  await page.goto(`${app.url}/admin/profile#connected-apps`);
  const section = page.locator("#connected-apps");
  await expect(section).toContainText("Which account is yours, Your name, Your email address · allowed on");
  await section.getByText("Rota board", { exact: true }).click();
  await expectAccessible(page);
  await section.getByRole("button", { name: "Remove access for Rota board" }).click();
  await expect(section).toContainText("Access removed. The app has to ask you again.");
  await expect(section).toContainText("No connected apps");
  await page.goto(askedFor());
  await expect(page.getByRole("heading", { name: "Sign in to Rota board" })).toBeVisible();
  const acts = await accounts.query("SELECT act FROM app.act WHERE act LIKE 'connected-app.%' ORDER BY id");
  expect(acts.rows.map(({ act }) => act)).toEqual(["connected-app.allow", "connected-app.remove"]);
});

test("Without JavaScript someone takes back what they allowed", async ({ plain, signIn, askedFor }) => {
  await signIn("hr");
  await plain.open(askedFor("email"));
  await plain.press("Allow");
  await plain.open(`${new URL(askedFor()).origin}/es/admin/profile`);
  expect(plain.text()).toContain("Tu dirección de correo · permitida el");
  await plain.press("Quitar el acceso de Rota board");
  expect(plain.text()).toContain("Sin aplicaciones conectadas");
});

test("Someone says no, and an answered question is not asked again", async ({ plain, board, signIn, askedFor }) => {
  await signIn("hr");
  await plain.open(askedFor("email"));
  const questionAddress = `${new URL(askedFor()).origin}/es${plain.at()}`;
  await plain.open(questionAddress);
  expect(plain.text()).toContain("Entrar en Rota board");
  await plain.press("No permitir");
  expect(plain.html().replaceAll("&amp;", "&")).toContain(`href="${board}?error=access_denied`);
  await plain.follow("Continuar a 127.0.0.1");
  expect(plain.text()).toContain("Rota board");
  await plain.open(questionAddress);
  expect(plain.text()).toContain("Esta solicitud ha terminado");
});
