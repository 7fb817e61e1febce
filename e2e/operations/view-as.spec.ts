/** Asks for every route while looking as a colleague sees it: whatever cannot be done meanwhile is said, and nothing breaks. */
import { readFile } from "node:fs/promises";
import { demoAccounts } from "@product/database/demo/accounts";
import { expect } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { test } from "#e2e/signed-in.ts";

const file = new URL(import.meta.resolve("@product/web/route-permissions.txt"));
const rows = (await readFile(file, "utf8"))
  .trim()
  .split("\n")
  .map((line) => {
    const [path, , acts] = line.split(/ {2,}/);
    return { path: path!, acts: acts === "acts" };
  })
  // These end the session or the look.
  .filter(({ path }) => path !== "/logout" && path !== "/admin/view-as");
const unknownId = "00000000-0000-4000-8000-00000000dead";
const someWorker = "00000000-0000-4000-9000-000000000000";
const addressOf = (path: string) =>
  path.replace(":workerId", someWorker).replaceAll(/:\w+/g, unknownId).replace("*", "nowhere");

test("every route answers who looks as an owner, and nothing is done in that name", async ({
  app,
  accounts,
  signIn,
  context,
}) => {
  test.slow();
  await signIn("owner");
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const page = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0", cookie };
  const form = { ...page, origin: app.url, "content-type": "application/x-www-form-urlencoded" };
  const hr = demoAccounts.find(({ role }) => role === "hr")!.id;
  // The look itself, at whoever may do the most that an owner may look as.
  const { rows: owners } = await accounts.query(
    `INSERT INTO app.membership (user_id, group_id) SELECT $1, id FROM app."group" WHERE key = 'owner' RETURNING user_id`,
    [hr],
  );
  const begun = await ask(`${app.url}/admin/view-as`, {
    method: "POST",
    headers: form,
    body: `userId=${owners[0].user_id}`,
  });
  expect(begun.status).toBe(303);
  const before = await newestAct();
  const wrong: string[] = [];
  for (const { path, acts } of rows) {
    const { status } = await ask(`${app.url}${addressOf(path)}`, { headers: page });
    if (status >= 500) wrong.push(`GET ${path}: ${status}`);
    if (!acts) continue;
    const sent = await ask(`${app.url}${addressOf(path)}`, { method: "POST", headers: form, body: "" });
    if (sent.status >= 500) wrong.push(`POST ${path}: ${sent.status}`);
  }
  expect(wrong).toEqual([]);
  const { status } = await ask(`${app.url}/admin/profile/export`, { headers: page });
  expect(status).toBe(403);
  const { rows: done } = await accounts.query("SELECT act FROM app.act WHERE id > $1 AND actor_id = $2", [before, hr]);
  expect(done).toEqual([]);

  async function newestAct() {
    return (await accounts.query("SELECT max(id) AS id FROM app.act")).rows[0].id;
  }
});
