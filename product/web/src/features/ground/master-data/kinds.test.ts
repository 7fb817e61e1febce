/** A kind that is declared is everywhere: pages, acts, screens, settings, audit and tables, with the permissions of its row. */
import { getTableColumns } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { acts } from "@product/domain/acts";
import { kindActions } from "@product/domain/acts/kind-acts";
import { kindWords } from "@product/domain/company/kind-words";
import { kindAddress, kindNames, kinds } from "@product/domain/company/kinds";
import { plainKindNames, plainKinds } from "@product/domain/company/plain-kinds";
import { kindTables } from "@product/database/tables/kinds";
import { actKey, recordKey } from "#i18n/trail-words.ts";
import { messages as shell } from "#shell/messages.ts";
import { reachable } from "#shell/screens.ts";
import { settingsCards, trailWords } from "#slices.ts";
import { everyRoute } from "#testing/site-map.ts";

const routes = await everyRoute();

describe.for(kindNames)("%s", (kind) => {
  const { address, needs } = kinds[kind];
  const { title, one: singular, a } = kindWords[kind];
  const at = kindAddress(kind);

  test("has a list, a page for a new one and one for each, which ask for what its row says", () => {
    const below = routes.filter(({ path }) => path === at || new RegExp(`^${at}/(create|:\\w+)$`).test(path));
    const neededByPath = below.map(({ path, needs: [first] }) => [path.slice(at.length).replace(/:\w+/, ":id"), first]);
    expect(Object.fromEntries(neededByPath)).toEqual({ "": needs.view, "/create": needs.create, "/:id": needs.view });
  });

  test("is made, edited, archived and restored by acts of its own, which the audit tells in both languages", () => {
    for (const actionName of kindActions) {
      const wanted = actionName === "restore" ? needs.archive : needs[actionName];
      expect(acts[`${kind}.${actionName}`]).toMatchObject({ needs: wanted, subject: kind, audits: "changes" });
      const { en, es } = trailWords[actKey(`${kind}.${actionName}`)]!;
      expect([en.endsWith(` ${a.en}`), es.endsWith(` ${a.es}`)]).toEqual([true, true]);
    }
    expect(trailWords[recordKey(kind)]).toEqual(singular);
  });

  test("is found from the settings and by its title", () => {
    expect(settingsCards[address.split("/").at(-1)!]).toMatchObject({ title, at, needs: needs.view });
    expect(shell[`screen:${address}`]).toEqual(title);
    expect(reachable.find(({ screen }) => screen === address)).toMatchObject({ needs: needs.view });
  });

  test("lies in a table that can be archived, has versions and names", () => {
    const columns = Object.keys(getTableColumns(kindTables[kind]));
    expect(columns).toEqual(expect.arrayContaining(["id", "version", "updatedAt", "archivedAt"]));
    expect(columns.includes("name") || ["key", "nameEn", "nameEs"].every((name) => columns.includes(name))).toBe(true);
  });
});

test("what the table of a plain kind holds are its declared fields, and nothing else", () => {
  const beside = new Set(["id", "key", "nameEn", "nameEs", "version", "createdAt", "updatedAt", "archivedAt"]);
  for (const kind of plainKindNames) {
    const columns = Object.keys(getTableColumns(kindTables[kind])).filter((name) => !beside.has(name));
    expect(columns.toSorted()).toEqual(Object.keys(plainKinds[kind].fields).toSorted());
  }
});
