import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { matches, rowOf } from "./architecture-check.ts";
import { rows } from "./architecture.ts";
import { lintTree, repository, type Finding } from "./testing/lint-tree.ts";

// One file per row, with an import its row grants and one it must refuse.
const samples: [file: string, granted: string, refused: string][] = [
  ["product/domain/src/rest.ts", "./time.ts", "zod"],
  ["product/planner/src/fill.ts", "@product/domain/acts", "node:fs"],
  ["product/database/src/client.ts", "pg", "react"],
  ["product/ui/src/controls/button.tsx", "radix-ui", "@product/domain/acts"],
  ["product/web/vite.config.ts", "vite", "@product/database/client"],
  ["product/web/src/routes.ts", "@react-router/dev/routes", "drizzle-orm"],
  ["product/web/src/i18n/format.ts", "use-intl", "#features/people/workers/messages.ts"],
  ["product/web/src/testing/world.ts", "#request/context.ts", "@playwright/test"],
  ["product/web/src/request/context.ts", "@product/database/client", "@product/database/write"],
  ["product/web/src/request/perform.ts", "@product/database/write", "@product/ui/button"],
  ["product/web/src/shell/navigation.tsx", "#request/who.ts", "#features/people/workers/schema.ts"],
  [
    "product/web/src/features/people/workers/worker-list.page.tsx",
    "#features/company/clients/queries.server.ts",
    "drizzle-orm",
  ],
  ["product/web/src/features/access/login/login.page.tsx", "@supabase/supabase-js", "@platform/auth/create-auth"],
  [
    "product/web/src/features/ground/live/open-channel.ts",
    "#shell/session/browser-client.ts",
    "#features/ground/forms/schema.ts",
  ],
  ["product/web/src/features/ground/photo/share/send-file.ts", "tus-js-client", "@supabase/supabase-js"],
  [
    "product/web/src/features/operations/gallery/icon-sample.tsx",
    "#shell/named-icon.tsx",
    "#features/ground/forms/schema.ts",
  ],
  ["product/web/src/features/people/workers/queries.server.ts", "drizzle-orm", "@product/ui/button"],
  ["product/web/src/features/day/pass/share/code-path.ts", "uqr", "react"],
  ["product/web/src/features/day/gate/camera/code-reader.worker.ts", "qr/decode.js", "react"],
  ["product/web/src/features/privacy/subject-data/person-pdf.server.ts", "pdfkit", "@product/ui/button"],
  ["product/web/src/features/ground/listing/share/workbook.server.ts", "hucre/xlsx", "drizzle-orm"],
  ["product/web/src/features/people/workers/schema.ts", "zod", "react"],
  ["bench/browser/browser-subjects.ts", "e2e/chromium.ts", "pg"],
  ["product/web/src/features/people/worker-import/reading/csv.ts", "csv-parse", "drizzle-orm"],
  ["product/web/src/features/site/content/visual/extensions.ts", "@tiptap/core", "drizzle-orm"],
  ["product/web/src/features/ground/markdown/reading/words.ts", "mdast-util-from-markdown", "drizzle-orm"],
  ["product/web/src/server/main.ts", "@platform/kernel/logger", "vitest"],
  ["platform/kernel/src/logger.ts", "pino", "@product/domain/acts"],
  ["platform/auth/src/create-auth.ts", "@platform/kernel/clock", "@platform/mail/outbox"],
  ["platform/storage/src/create-storage.ts", "sharp", "@platform/auth/create-auth"],
  ["platform/realtime/src/create-realtime.ts", "ws", "@product/database/client"],
  ["platform/mail/src/outbox.ts", "nodemailer", "@platform/storage/disk"],
  ["platform/host/src/create-platform.ts", "@platform/mail/create-mail", "@product/domain/acts"],
  ["platform/conformance/src/sign-in.ts", "@supabase/supabase-js", "@product/domain/acts"],
  ["e2e/planner-fills-a-gap.spec.ts", "@playwright/test", "vitest"],
  ["bench/table-page.ts", "hono", "vitest"],
  ["tooling/generate.ts", "@product/domain/acts", "@playwright/test"],
  ["tooling/start.mjs", "node:fs", "vite"],
  ["product/domain/src/rest.test.ts", "fast-check", "pg"],
  ["platform/mail/src/delivery.test.ts", "smtp-server", "@product/domain/acts"],
  ["product/web/src/features/people/workers/commands.test.ts", "@product/database/testing/world", "@playwright/test"],
];

describe("the import table", () => {
  it("is sampled row by row", () => {
    const unsampled = rows.filter((row) => !samples.some(([file]) => obeys(file, row)));
    expect(unsampled).toEqual([]);
  });

  it("passes what each row grants", async () => {
    const findings = await lintTree(samples.map(([file, granted]) => [file, importing(granted)]));
    expect(findings).toEqual([]);
  });

  it("reports what each row refuses, with the row's reason", async () => {
    const findings = await lintTree(samples.map(([file, , refused]) => [file, importing(refused)]));
    for (const [file, , refused] of samples)
      expect(findings, file).toContainEqual({
        file,
        rule: "house(imports)",
        message: expect.stringContaining(`"${refused}" may not be imported`),
      });
    for (const { file, message } of findings) expect(message).toContain(rowOf(file)?.because);
  });

  it("sees every way of importing", async () => {
    const ways = [
      'import type { A } from "zod"; export type B = A;',
      'export { a } from "zod";',
      'export * from "zod";',
      'export const a = () => import("zod");',
      'export type A = import("zod").A;',
      'export const a = import.meta.glob(["zod/*.ts"]);',
      'import { a } from "../elsewhere/a.ts"; export const b = a;',
    ];
    const files = ways.map((source, index): [string, string] => [`product/domain/src/way-${index}.ts`, source]);
    const findings = await lintTree(files);
    expect(findings.map(({ file, rule }) => [file, rule]).toSorted()).toEqual(
      files.map(([file]) => [file, "house(imports)"]),
    );
  });

  it("lets a wing use only those below it", async () => {
    const planted: [file: string, specifier: string][] = [
      ["people/workers/worker-list.page.tsx", "#features/papers/documents/queries.server.ts"],
      ["papers/documents/documents.page.tsx", "#features/people/workers/schema.ts"],
      ["attic/boxes/boxes.page.tsx", "#features/people/workers/schema.ts"],
      // A test may look at what follows from it above.
      ["people/workers/queries.test.ts", "#features/papers/documents/queries.server.ts"],
    ];
    const files = planted.map(([file, specifier]): [string, string] => [inFeatures(file), importing(specifier)]);
    const found = (await lintTree(files)).map(({ file, rule }) => `${file} ${rule}`);
    expect(found.toSorted()).toEqual([
      `${inFeatures("attic/boxes/boxes.page.tsx")} house(imports)`,
      `${inFeatures("people/workers/worker-list.page.tsx")} house(imports)`,
    ]);
  });

  it("lets a slice see of another only schema, queries, commands and share", async () => {
    const specifiers = [
      "#features/company/clients/share/client-link.tsx",
      "#features/people/workers/worker-form.tsx",
      "./+types/worker-list.page",
      "#features/company/clients/client-form.tsx",
      "#features/events/jobs.server.ts",
    ];
    const pageOf = (specifier: string) => inFeatures(`people/workers/page-${specifiers.indexOf(specifier)}.page.tsx`);
    const found = await lintTree(specifiers.map((specifier) => [pageOf(specifier), importing(specifier)]));
    expect(found.map(({ file }) => file).toSorted()).toEqual(specifiers.slice(3).map(pageOf));
  });

  it("does not let a relative path reach into another layer", async () => {
    const findings = await lintTree([["product/web/src/routes.ts", importing("./features/workers/schema.ts")]]);
    expect(findings).toMatchObject([{ message: expect.stringContaining("reaches from product/web/src into") }]);
  });

  it("reports a file that no row covers", async () => {
    const findings = await lintTree([["product/somewhere/src/new.ts", "export const a = 1;"]]);
    expect(findings).toMatchObject([{ message: expect.stringContaining("no row") }]);
  });

  it("covers every source file of the repository", () => {
    const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
      cwd: repository,
      encoding: "utf8",
    });
    const sources = listed.split("\n").filter((file) => /\.(ts|tsx|mts|js|mjs|cjs|jsx)$/.test(file));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((file) => !rowOf(file))).toEqual([]);
  });
});

describe("the rules of the house", () => {
  const refused: [rule: string, file: string, source: string][] = [
    ["folders", "product/web/src/features/people/workers/utils/names.ts", "export const a = 1;"],
    ["barrels", "product/domain/src/index.ts", 'export * from "./time.ts";\nexport { b } from "./b.ts";'],
    ["environment", "product/database/src/client.ts", "export const url = process.env.DATABASE_URL;"],
    ["environment", "product/database/src/write.ts", "export const { env } = process;"],
    ["environment", "product/database/src/pools.ts", 'import { env } from "node:process"; export const e = env;'],
    ["clock", "product/web/src/features/site/home/queries.server.ts", "export const day = new Date();"],
    ["clock", "product/web/src/features/site/news/queries.server.ts", "export const at = Date.now();"],
    ["length", "product/domain/src/long.ts", `export const a = 1;${"\n".repeat(250)}`],
  ];
  const allowed: [file: string, source: string][] = [
    ["product/web/src/server/config.ts", "export const url = process.env.DATABASE_URL;"],
    ["product/database/src/spawn.ts", 'export const env = { PATH: process.env["PATH"] };'],
    ["product/web/src/features/people/workers/messages.ts", `export const messages = {};${"\n".repeat(300)}`],
    ["product/planner/src/index.ts", 'import { b } from "./b.ts";\nexport const a = b;'],
  ];
  let found: Finding[];
  beforeAll(async () => {
    found = await lintTree([...refused.map(([, file, source]): [string, string] => [file, source]), ...allowed]);
  });
  const foundIn = (file: string) => found.filter((each) => each.file === file);

  it.each(refused)("%s: reports %s", (rule, file) => {
    expect(foundIn(file)).toMatchObject([{ file, rule: `house(${rule})` }]);
  });

  it.each(allowed)("leaves %s alone", (file) => expect(foundIn(file)).toEqual([]));

  it("reports an import cycle across the web app", async () => {
    const findings = await lintTree([
      ["product/web/package.json", '{ "name": "@product/web", "type": "module", "imports": { "#*": "./src/*" } }'],
      ["product/web/src/request/a.ts", 'import { b } from "#request/b.ts";\nexport const a = () => b;'],
      ["product/web/src/request/b.ts", 'import { a } from "#request/a.ts";\nexport const b = () => a;'],
    ]);
    expect(findings).toContainEqual(expect.objectContaining({ rule: "import(no-cycle)" }));
  });
});

const inFeatures = (file: string) => `product/web/src/features/${file}`;

function importing(specifier: string): string {
  return `import { something } from "${specifier}";\nexport const used = something;\n`;
}

function obeys(file: string, row: (typeof rows)[number]): boolean {
  return "mayImport" in row ? rowOf(file) === row : matches(file, row.files);
}
