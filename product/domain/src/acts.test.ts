/**
 * The matrix of permissions by act and place: generated from the acts and the templates, kept beside this test and
 * reviewed like a contract.
 */
import { expect, test } from "vitest";
import { acts, type ActDeclaration } from "./acts.ts";
import { mayDo, type Person } from "./actor.ts";
import type { Scope } from "./permissions/grants.ts";
import { templateKeys, templates, type TemplateKey } from "./permissions/templates.ts";

const me = "00000000-0000-4000-8000-00000000000a";
const someone = "00000000-0000-4000-8000-00000000000b";
const gala = { kind: "event", id: "gala" } as const;

const holder = (template: TemplateKey, scope: Scope): Person => ({
  kind: "person",
  id: me,
  name: "",
  grants: templates[template].permissions.map((permission) => ({ permission, scope })),
});

/** Every field by which an act knows its subject; it lies at the gala or at the fair. */
const subject = (userId: string, event: string) => ({
  id: event,
  slug: "x",
  from: "/x",
  name: "x",
  before: "x",
  userId,
  ownerId: userId,
  place: { event },
  event: { id: event, legalEntityId: "x", clientId: null, venueId: "x" },
});

// E: the role held everywhere, on another's record at the gala. G: held for the gala alone, on a record there.
// F: held for the gala, on a record at the fair. O: held everywhere, on one's own.
const cells = (template: TemplateKey, act: ActDeclaration<ReturnType<typeof subject>>): string =>
  [
    mayDo(holder(template, "all"), act, subject(someone, "gala")) ? "E" : "·",
    mayDo(holder(template, gala), act, subject(someone, "gala")) ? "G" : "·",
    mayDo(holder(template, gala), act, subject(someone, "fair")) ? "F" : "·",
    mayDo(holder(template, "all"), act, subject(me, "gala")) ? "O" : "·",
  ].join("");

test("who may do what is as written down", async () => {
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const width = Math.max(...names.map((name) => name.length));
  const head = ["".padEnd(width), ...templateKeys.map((key) => key.padEnd(15))].join("  ");
  const rows = names.map((name) =>
    [name.padEnd(width), ...templateKeys.map((key) => cells(key, acts[name] as never).padEnd(15))].join("  "),
  );
  const table = `${[head, ...rows].map((row) => row.trimEnd()).join("\n")}\n`;
  await expect(table).toMatchFileSnapshot("./acts-by-role.txt");
});

test("which acts decide about a person is as written down, for nobody does that about themselves", async () => {
  const about = Object.entries(acts).flatMap(([name, { decides }]: [string, ActDeclaration<never>]) =>
    decides
      ? [`${typeof decides === "function" ? "decides" : decides === "what clears" ? "clears " : "       "}  ${name}`]
      : [],
  );
  await expect(`${about.join("\n")}\n`).toMatchFileSnapshot("./acts/about-people.txt");
});

test("nobody reaches another place with a role that is held for one", () => {
  for (const act of Object.values(acts))
    for (const key of templateKeys)
      expect(mayDo(holder(key, gala), act as never, subject(someone, "fair") as never)).toBe(false);
});
