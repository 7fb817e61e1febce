/** Asks for every route as every role, and compares what comes back with what the routes say they ask. */
import { templateKeys, templates } from "@product/domain/permissions/templates";
import type { Permission } from "@product/domain/permissions/catalogue";
import { expect, test } from "#e2e/fixtures.ts";
import { guardedRoutes as guarded, type GuardedRoute as Row } from "#e2e/guarded-routes.ts";
import { ask } from "#e2e/http.ts";

const unknownId = "00000000-0000-4000-8000-00000000dead";
// Routes below a worker's record need a worker who exists: otherwise the record itself answers that there is none.
const someWorker = "00000000-0000-4000-9000-000000000000";
const addressOf = ({ path }: Row) =>
  path.replace(":workerId", someWorker).replaceAll(/:\w+/g, unknownId).replace("*", "nowhere");
// One's own account has a session of its own behind it, which these tests do without.
const needsSession = new Set(["/admin/profile", "/admin/profile/export", "/login/recovered", "/admin/view-as"]);
// One's own photo is for everyone who signed in, and photo.spec.ts asks for that of another; whoever signed in, workers too, may let
// another application know them.
const forAll = new Set(["/admin/photos/upload", "/admin/photos/:userId/:file", "/oauth/consent"]);

const page = { accept: "text/html", "user-agent": "Mozilla/5.0 Firefox/140.0" };

test("every guarded route lets in who may, and nobody else", async ({ app }) => {
  // A thousand requests, and more with every screen.
  test.slow();
  const wrong: string[] = [];
  const check = async (row: Row, role: string, mayEnter: boolean) => {
    const headers = { ...page, cookie: `act-as=${role}` };
    const { status } = await ask(`${app.url}${addressOf(row)}`, { headers });
    const isIn = status === 200 || status === 404;
    if (mayEnter ? !isIn : status !== 403) wrong.push(`GET ${row.path} as ${role}: ${status}`);
    if (!row.acts) return;
    const form = { ...headers, origin: app.url, "content-type": "application/x-www-form-urlencoded" };
    const sent = await ask(`${app.url}${addressOf(row)}`, { method: "POST", headers: form, body: "" });
    // An empty form is refused as a form, and only to those who may send one.
    if (sent.status === 500 || (!mayEnter && sent.status !== 403))
      wrong.push(`POST ${row.path} as ${role}: ${sent.status}`);
  };
  for (const row of guarded.filter(({ path }) => !needsSession.has(path) && !forAll.has(path)))
    await Promise.all(
      templateKeys.map((role) => {
        const permissions = templates[role].permissions;
        const isStaff = permissions.length > 0;
        return check(
          row,
          role,
          isStaff && row.needs.every((each) => each === "authenticated" || permissions.includes(each as Permission)),
        );
      }),
    );
  expect(wrong).toEqual([]);
});

test("every guarded route sends visitors to sign in, in both languages", async ({ app }) => {
  for (const row of guarded)
    for (const [prefix, language] of [
      ["", "en"],
      ["/es", "es"],
    ] as const) {
      const headers = { ...page, cookie: `i18n_redirected=${language}` };
      const answer = await ask(`${app.url}${prefix}${addressOf(row)}`, { headers });
      expect([row.path, answer.status]).toEqual([row.path, 302]);
      expect(answer.headers["location"]).toMatch(new RegExp(`^${prefix}/login\\?next=`));
    }
});
