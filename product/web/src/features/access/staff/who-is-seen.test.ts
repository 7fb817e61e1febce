import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { loader as reviewLoader } from "#features/access/access-review/access-review.page.tsx";
import { loader as checkLoader } from "#features/access/groups/check-access.page.tsx";
import { loader as createLoader } from "#features/access/groups/create-group.page.tsx";
import { loader as groupLoader } from "#features/access/groups/group.page.tsx";
import { loader as whoHasLoader } from "#features/access/groups/who-has.page.tsx";
import { loader as photoLoader } from "#features/ground/photo/photo.route.ts";
import { photoName } from "#features/ground/photo/queries.server.ts";
import { actorContext, requestContext, type RequestFacts } from "#request/context.ts";
import { filesContext } from "#request/ports/files.ts";
import { useFiles } from "#testing/files.ts";
import { useOffice } from "#testing/office.ts";
import { blackPng } from "#testing/pictures.ts";
import { loader as recordLoader } from "./staff-record.page.tsx";

const { url, query, colleague, group } = useOffice();
const parts = useFiles(url);

function loaderArgs(actor: Person, path: string, params: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  const settings = { delivery: { account: "sent" }, auth: { url: undefined } } as RequestFacts["settings"];
  context.set(requestContext, { id: "r-1", locale: "en", settings } as RequestFacts);
  context.set(filesContext, parts.files);
  return { context, params, request: new Request(`http://localhost${path}`) } as never;
}

const everything = ["staff.view", "staff.delete", "group.view", "group.edit", "group.create", "page.view"] as const;

/** Two companies, someone who looks after the first one, and a colleague in each. */
async function twoCompanies() {
  await group("clerks", [...everything]);
  await group("readers", ["page.view"]);
  const clerk = await colleague({ name: "Clara Clerk", in: ["clerks@entity:here"] });
  const near = await colleague({ name: "Nora Near", in: ["readers@entity:here"] });
  const far = await colleague({ name: "Fermin Far", in: ["readers@entity:there"] });
  await query("UPDATE app.membership SET since = now() - interval '1 year'");
  await query("UPDATE app.staff SET invited_by = $1 WHERE user_id = $2", [far.id, near.id]);
  const readers = (await query(`SELECT id FROM app."group" WHERE key = 'readers'`)).rows[0].id as string;
  return { clerk, near, far, readers };
}

test("who looks after one company reads no name of another's people, on whatever page", async () => {
  const { clerk, near, far, readers } = await twoCompanies();
  const check = `/x?person=${far.id}&field=staff.email`;
  const pages: [string, unknown][] = [
    ["group", await groupLoader(loaderArgs(clerk, "/x", { groupId: readers }))],
    ["new group", await createLoader(loaderArgs(clerk, "/x"))],
    ["who has", await whoHasLoader(loaderArgs(clerk, "/x?permission=page.view"))],
    ["check", await checkLoader(loaderArgs(clerk, check))],
    ["check a record", await checkLoader(loaderArgs(clerk, `/x?person=${near.id}&field=staff.email&record=${far.id}`))],
    ["review", await reviewLoader(loaderArgs(clerk, "/x"))],
    ["record", await recordLoader(loaderArgs(clerk, "/x", { userId: near.id }))],
  ];
  for (const [name, data] of pages) {
    const text = JSON.stringify(data);
    expect([name, text.includes("Fermin")]).toEqual([name, false]);
    expect([name, text.includes(far.id)]).toEqual([name, name === "check" || name === "check a record"]);
  }
  expect(JSON.stringify(pages.filter(([name]) => name !== "check" && name !== "check a record"))).toContain("Nora");
  const owner = await colleague({ in: ["owner"] });
  expect(JSON.stringify(await recordLoader(loaderArgs(owner, "/x", { userId: near.id })))).toContain("Fermin");
});

test("who looks after one company sees no photo of another's people", async () => {
  const { clerk, near, far } = await twoCompanies();
  // A file is called by the same id as its owner here.
  for (const { id } of [near, far]) {
    const file = id;
    await parts.files.keep("photos", photoName(id, file), blackPng(60, 60));
    await query("INSERT INTO app.photo (user_id, file, changed_at) VALUES ($1, $2, now())", [id, file]);
  }
  const look = (actor: Person, { id }: Person) => photoLoader(loaderArgs(actor, "/x", { userId: id, file: id }));
  expect((await look(clerk, near)).status).toBe(200);
  expect((await look(far, far)).status).toBe(200);
  await expect(look(clerk, far)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(look(near, far)).rejects.toMatchObject({ init: { status: 403 } });
});
