import { describe, expect, it } from "vitest";
import { looksAround, resolver, specifiersIn } from "./imports.ts";

describe("what a module names", () => {
  it.each([
    ['import { a } from "./a.ts";', ["./a.ts"]],
    ['import {\n  a,\n  type B,\n} from "@product/domain/a";', ["@product/domain/a"]],
    ['import "./side-effect.ts";', ["./side-effect.ts"]],
    ['export * from "#request/a.ts";', ["#request/a.ts"]],
    ['const page = () => import("./page.tsx");', ["./page.tsx"]],
    ['new Worker(new URL("./read.thread.ts", import.meta.url));', ["./read.thread.ts"]],
    ["const from = 1;", []],
  ])("%j names %j", (source, named) => expect(specifiersIn(source)).toEqual(named));
});

describe("a module that finds files by their place", () => {
  it.each([
    'import.meta.glob("./*.ts")',
    'join(import.meta.dirname, "..")',
    "new URL(`./${name}.ts`, import.meta.url)",
    "readFile(process.cwd())",
  ])("is seen in %j", (source) => expect(looksAround(source)).toBe(true));
  it.each(['new URL("./read.thread.ts", import.meta.url)', 'import { a } from "./a.ts";'])(
    "is not seen in %j",
    (source) => expect(looksAround(source)).toBe(false),
  );
});

describe("the file that a specifier stands for", () => {
  const resolve = resolver([
    { name: "@product/domain", folder: "product/domain", exports: { "./*": "./src/*.ts" } },
    {
      name: "@product/web",
      folder: "product/web",
      imports: { "#*": "./src/*" },
      exports: { "./messages": "./src/shell/messages.ts" },
    },
  ]);
  it.each([
    ["./a.ts", "product/web/src/shell/a.ts"],
    ["./below/a.ts?url", "product/web/src/shell/below/a.ts"],
    ["#features/home/schema.ts", "product/web/src/features/home/schema.ts"],
    ["/src/shell/icons.ts", "product/web/src/shell/icons.ts"],
    ["@product/domain/time/day", "product/domain/src/time/day.ts"],
    ["@product/web/messages", "product/web/src/shell/messages.ts"],
    ["@product/web/other", undefined],
    ["react", undefined],
    ["node:fs", undefined],
  ])("%s is %s", (specifier, file) => expect(resolve("product/web/src/shell/x.ts", specifier)).toBe(file));
});
