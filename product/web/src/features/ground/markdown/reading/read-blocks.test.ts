import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { everyBlock, linksIn, type Block } from "@product/domain/site/blocks";
import { pageBodyLength } from "@product/domain/site/pages";
import { safeLink, safePicture } from "@product/domain/site/safe-link";
import { readBlocks } from "./read-blocks.ts";

const text = (words: string) => [{ type: "text", text: words }];
const firstBlock = (source: string) => readBlocks(source).blocks[0];
const codes = (source: string) => readBlocks(source).faults.map(({ code, line }) => [code, line]);

describe("what Markdown says", () => {
  it.each<[string, object]>([
    ["## Your first shift", { type: "heading", level: 2, id: "your-first-shift", words: text("Your first shift") }],
    ["## Tu primer turno {#first}", { type: "heading", level: 2, id: "first", words: text("Tu primer turno") }],
    ["# Title", { type: "heading", level: 2, id: "title" }],
    ["At 18:30 by gate:B", { type: "paragraph", words: text("At 18:30 by gate:B") }],
    [
      "**now** and `code`",
      { words: [{ type: "strong", words: text("now") }, ...text(" and "), { type: "code", text: "code" }] },
    ],
    ["3. c\n4. d", { type: "list", isOrdered: true, start: 3 }],
    ["> said", { type: "quote", blocks: [{ type: "paragraph", words: text("said") }] }],
    ["```bash\nnpm i\n```", { type: "code", language: "bash", text: "npm i" }],
    ["| a | b |\n|---|---|\n| 1 |", { type: "table", head: [text("a"), text("b")], rows: [[text("1"), []]] }],
    ["![Gate B](/media/gate-b.jpg)", { type: "image", src: "/media/gate-b.jpg", alt: "Gate B" }],
    ["---", { type: "divider" }],
  ])("%j", (source, block) => expect(firstBlock(source)).toMatchObject(block));

  it("gives two headings of the same words different anchors", () =>
    expect(readBlocks("## Pay\n\n## Pay").blocks.map((block) => "id" in block && block.id)).toEqual(["pay", "pay-2"]));
});

describe("what directives say", () => {
  const items = [
    { title: text("One"), blocks: [{ type: "paragraph", words: text("a") }] },
    { title: text("Two"), blocks: [] },
  ];
  it.each<[string, object]>([
    [":::callout[Mind]{tone=warn}\nhey\n:::", { type: "callout", tone: "warn", title: "Mind" }],
    [":::callout{tone=loud}\nhey\n:::", { type: "callout", tone: "info", title: "" }],
    [":::tabs\n### One\na\n### Two\n:::", { type: "tabs", items }],
    [":::accordion\n### One\na\n### Two\n:::", { type: "accordion", items }],
    [":::faq\n### One\na\n### Two\n:::", { type: "faq", items }],
    [":::cards{numbered}\n### One\na\n### Two\n:::", { type: "cards", isNumbered: true, items }],
    [":::code-group\n```bash npm\nnpm i\n```\n:::", { type: "code-group", items: [{ title: "npm", text: "npm i" }] }],
    [':::table{caption="Dress"}\n| a |\n|---|\n| 1 |\n:::', { type: "table", caption: "Dress" }],
    ["::button[Sign up]{to=/signup}", { type: "button", to: "/signup", label: "Sign up" }],
    ["::form[Sign up in Bilbao]{form=bilbao-2026}", { type: "form", form: "bilbao-2026", label: "Sign up in Bilbao" }],
    ["::open-shifts{town=Bilbao}", { type: "open-shifts", role: "", town: "Bilbao" }],
    ["::retention-table", { type: "retention-table" }],
  ])("%j", (source, block) => expect(firstBlock(source)).toMatchObject(block));
});

test("what is wrong is said with its line", () => {
  expect(codes("fine\n\n![](/media/a.png)")).toEqual([["alt-missing", 3]]);
  expect(codes("[x](javascript:alert(1))")).toEqual([["link-unsafe", 1]]);
  expect(codes("![x](https://tracker.example/a.png)")).toEqual([["link-unsafe", 1]]);
  expect(codes("::nonsense")).toEqual([["block-unknown", 1]]);
  expect(codes("::constructor\n\n:::tabs\nno heading\n:::")).toEqual([
    ["block-unknown", 1],
    ["block-empty", 4],
    ["block-empty", 3],
  ]);
  expect(codes("::button[Go]{to=//evil.test}")).toEqual([["link-unsafe", 1]]);
  expect(codes("a".repeat(pageBodyLength + 1))).toEqual([["too-large", 1]]);
});

describe("nothing but words and known blocks comes out", () => {
  const hostile = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<a href='javascript:alert(1)'>x</a>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#10;script:alert(1))",
    "[x](&#x6A;avascript:alert(1))",
    "[x](\u0001javascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:msgbox)",
    "[x](//evil.test)",
    "[x](/\\evil.test)",
    "[x](\\\\evil.test)",
    "[x](http://plain.example)",
    "[x](https://user:pw@evil.test)",
    '[x](/a"onmouseover=alert(1))',
    "[x]: javascript:alert(1)\n\n[x]",
    "![x](javascript:alert(1))",
    '![x"onerror="alert(1)](/media/a.png)',
    "<javascript:alert(1)>",
    "::button[x]{to=javascript:alert(1)}",
    "::button[x]{to=/ok onclick=alert(1)}",
    ':::callout{tone=info style="position:fixed" onclick=alert(1)}\nx\n:::',
    "::open-shifts{__proto__=x constructor=y}",
    "::__proto__\n\n::toString",
  ];
  it.each(hostile)("%j", (source) => {
    const { blocks } = readBlocks(source);
    expect(linksIn(blocks).filter((to) => safeLink(to) !== to)).toEqual([]);
    for (const block of everyBlock(blocks)) {
      expect(known).toContain(block.type);
      expect(Object.keys(block).filter((key) => /^on|style|html/i.test(key))).toEqual([]);
      expect(block.type !== "image" || safePicture(block.src) === block.src).toBe(true);
    }
  });

  it("whatever is written", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 60 }), (pieces) => {
        const { blocks } = readBlocks(pieces.join(""));
        expect(linksIn(blocks).every((to) => safeLink(to) === to)).toBe(true);
        expect([...everyBlock(blocks)].every(({ type }) => known.includes(type))).toBe(true);
      }),
      { numRuns: 300 },
    ));
});

describe("its cost grows with its size alone", () => {
  it.each<[string, (n: number) => string]>([
    ["quotes", (n) => ">".repeat(n)],
    ["brackets", (n) => "[".repeat(n)],
    ["emphasis", (n) => "*a**b".repeat(n / 5)],
    ["lists in lists", (n) => "- ".repeat(n / 2)],
    ["containers", (n) => ":::a\n".repeat(n / 5)],
    ["columns", (n) => "|a".repeat(n / 2)],
    ["tables", (n) => "|a|b|\n|-|-|\n\n".repeat(n / 13)],
  ])("%s are refused unparsed", (_name, make) => expect(codes(make(30_000))[0]?.[0]).toBe("too-deep"));

  it.each<[string, (n: number) => string]>([
    ["paragraphs", (n) => "some words here\n\n".repeat(n / 17)],
    ["emphasis in many paragraphs", (n) => `${"*a**b".repeat(50)}\n\n`.repeat(n / 252)],
  ])("twice the %s takes about twice the time", (_name, make) => {
    const took = (n: number) => {
      const source = make(n);
      // CPU time of this thread alone, whatever else the machine has to do meanwhile.
      const begun = process.threadCpuUsage();
      expect(readBlocks(source).faults).toEqual([]);
      const { user, system } = process.threadCpuUsage(begun);
      return (user + system) / 1000;
    };
    took(5_000);
    const [half, whole] = [Math.min(took(15_000), took(15_000)), Math.min(took(30_000), took(30_000))];
    expect(whole).toBeLessThan(half * 4 + 50);
  });
});

const known: Block["type"][] = [
  "heading",
  "paragraph",
  "list",
  "quote",
  "code",
  "image",
  "table",
  "divider",
  "callout",
];
known.push("tabs", "accordion", "faq", "cards", "code-group", "button", "form", "open-shifts", "retention-table");
const signs = [
  "[",
  "](",
  ")",
  "javascript:",
  "<b>",
  "<",
  ">",
  "*",
  "_",
  "`",
  "\n",
  "\n\n",
  "# ",
  "- ",
  "|",
  "|-|\n",
  ":::tabs\n",
];
signs.push(
  ":::",
  "::button[x]{to=",
  "}",
  "/a",
  "https://a.b",
  "!",
  "&#106;",
  "\\",
  "\u0000",
  "á",
  "  ",
  "1. ",
  "\t",
  "{#a}",
);
