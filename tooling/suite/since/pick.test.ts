import { describe, expect, it } from "vitest";
import { pick, type Picked } from "./pick.ts";

const features = "product/web/src/features";
const packages = [
  { name: "@product/domain", folder: "product/domain", exports: { "./*": "./src/*.ts" } },
  { name: "@product/web", folder: "product/web", imports: { "#*": "./src/*" } },
  { name: "@product/database", folder: "product/database", exports: { "./*": "./src/*.ts" } },
  { name: "e2e", folder: "e2e", imports: { "#e2e/*": "./*" } },
];
const sources = new Map([
  ["vitest.config.ts", ""],
  ["product/domain/src/day.ts", ""],
  ["product/domain/src/day.test.ts", 'import "./day.ts";'],
  ["product/domain/src/money.test.ts", 'import "./money.ts";'],
  ["product/database/src/testing/global-setup.ts", 'import "@product/database/migrate";'],
  [`${features}/people/workers/queries.server.ts`, 'import "@product/domain/day";'],
  [`${features}/people/workers/list.page.tsx`, 'import "./queries.server.ts";'],
  [`${features}/people/workers/list.test.ts`, 'import "./list.page.tsx";'],
  [`${features}/papers/documents/page.tsx`, 'import "#features/people/workers/queries.server.ts";'],
  [`${features}/ground/upkeep/job.server.ts`, ""],
  [`${features}/access/who/share.ts`, ""],
  ["product/web/src/shell/menu.tsx", 'import "#features/access/who/share.ts";'],
  ["product/web/src/testing/site-map.ts", 'import.meta.glob("#features/**");'],
  ["product/web/src/routes.test.ts", 'import "#testing/site-map.ts";'],
  ["e2e/playwright.config.ts", ""],
  ["e2e/postgres.ts", 'import "./server.ts";'],
  ["e2e/http.ts", ""],
  ["e2e/journeys/workers.spec.ts", '// Walks: workers, login\nimport "#e2e/http.ts";'],
  ["e2e/journeys/documents.spec.ts", "// Walks: documents"],
  ["e2e/journeys/audit.spec.ts", "// Walks: audit"],
  ["e2e/operations/every-route.spec.ts", ""],
]);
const everyUnitTest = ["domain/src/day", "domain/src/money", "web/src/features/people/workers/list", "web/src/routes"];
const unit = (...names: string[]) => names.map((name) => `product/${name}.test.ts`);
const journeys = (...names: string[]) => names.map((name) => `e2e/${name}.spec.ts`);
const since = (...changed: string[]): Picked => pick(changed, { sources, packages });

describe("unit tests", () => {
  it("are those that import what changed, across packages and by way of others", () =>
    expect(since("product/domain/src/day.ts").unit).toEqual(
      unit("domain/src/day", "web/src/features/people/workers/list", "web/src/routes"),
    ));
  it("are those that still import what is gone", () =>
    expect(since("product/domain/src/money.ts").unit).toEqual(unit("domain/src/money", "web/src/routes")));
  it("that find files by their place always run", () =>
    expect(since("README.md").unit).toEqual(unit("web/src/routes")));
  it("all run when what is read and not imported changed", () => {
    expect(since("product/database/src/migrations/0001.sql").unit).toBe("all");
    expect(since("package-lock.json", "product/domain/src/day.ts").unit).toBe("all");
  });
  it("all run when their settings changed; rules and drawings have no database to be set up", () => {
    expect(since("vitest.config.ts").unit).toEqual(unit(...everyUnitTest));
    expect(since("product/database/src/migrate.ts").unit).toEqual(unit(...everyUnitTest.slice(2)));
  });
});

describe("journeys", () => {
  it("are those that walk a slice which the change reaches, and those that say nothing", () => {
    expect(since(`${features}/papers/documents/page.tsx`).journeys).toEqual(
      journeys("journeys/documents", "operations/every-route"),
    );
    expect(since(`${features}/people/workers/queries.server.ts`).journeys).toEqual(
      journeys("journeys/workers", "journeys/documents", "operations/every-route"),
    );
  });
  it.each([
    ["stands outside of the slices", "product/domain/src/day.ts"],
    ["is a table", "product/database/src/migrations/0001.sql"],
    ["is part of the shell through an import", `${features}/access/who/share.ts`],
    ["is in a slice that none walks", `${features}/ground/upkeep/job.server.ts`],
  ])("all run when what changed %s", (_case, file) => expect(since(file).journeys).toBe("all"));
  it("run alone when they themselves or what they import changed", () => {
    expect(since("e2e/journeys/audit.spec.ts").journeys).toEqual(journeys("journeys/audit"));
    expect(since("e2e/http.ts").journeys).toEqual(journeys("journeys/workers"));
    expect(since("e2e/server.ts").journeys).toHaveLength(4);
  });
  it("rest when only words and unit tests changed", () =>
    expect(since("docs/glossary.md", `${features}/people/workers/list.test.ts`).journeys).toEqual([]));
});
