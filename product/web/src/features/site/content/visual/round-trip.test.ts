import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getSchema } from "@tiptap/core";
import type { Blocks } from "@product/domain/site/blocks";
import { readBlocks, writeBlocks } from "#features/ground/markdown/share/markdown-source.ts";
import { blockNames, skeletonOf } from "#features/site/content/share/block-skeletons.ts";
import { blocksOf } from "./blocks-from-doc.ts";
import { docOf } from "./blocks-to-doc.ts";
import { extensions } from "./extensions.ts";

const schema = getSchema(extensions);
const throughDocument = (blocks: Blocks) => {
  const doc = schema.nodeFromJSON(docOf(blocks));
  doc.check();
  return blocksOf(doc.toJSON());
};
const rewritten = (source: string) => writeBlocks(throughDocument(readBlocks(source).blocks));

describe("Markdown goes through the visual editor and comes back", () => {
  it.each([
    ...blockNames.map((name) => skeletonOf(name, "es").replace("![]", "![Puerta]")),
    "# a\n\n## Tu primer turno {#first}\n\n## Pay\n\n## Pay",
    "Be **there *early* now** and [`see` **it**](/conditions)\\\nwait",
    "- a\n- b\n  1. c\n\n  d\n- ```\n  code\n  ```\n-\n\n> said\n>\n> > by",
    "```bash\nnpm i\n\n  x\n```\n\n---\n\n![Gate \\[B\\]](/media/gate-b.jpg)",
    "| Role | Clothes |\n| --- | --- |\n| Waiter \\| chef | **Black** [shirt](/x) |\n| Steward |  |",
    ':::table{caption="Dress"}\n| a |\n| - |\n| 1 |\n:::',
    "::::callout[Mind]{tone=bad}\n## Inside\n\n:::tabs\n### One\n\na\n\n### Two\n:::\n::::",
    ":::cards{numbered}\n### *Arrive*\n\n- At the gate.\n:::",
    ":::code-group\n```txt npm run\nnpm i\n```\n\n```\nplain\n```\n:::",
    '::open-shifts{role=waiter town="San Sebastián"}\n\n::button[Read & sign]{to=/conditions?a=1&b=2}',
    "<script>alert(1)</script> &lt;b&gt; \\*a\\* 1\\. \\::button[x]{to=/y}",
  ])("%j", (source) => {
    const read = readBlocks(source);
    expect(readBlocks(rewritten(source))).toEqual(read);
  });

  it("whatever is written", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 40 }), (pieces) => {
        const once = throughDocument(readBlocks(pieces.join("")).blocks);
        const again = readBlocks(writeBlocks(once));
        expect(throughDocument(again.blocks)).toEqual(once);
      }),
      { numRuns: 500 },
    ));
});

const signs = "a| b|á|1|*|**|_|`|[|](/x)|]|<b>|&amp;|\\|!|:|~|=|#|{#a}|\n|\n\n|\n\n## |\n\n### |\n- |\n1. |\n> |    |\t"
  .split("|")
  .concat(["|", "\n|-|-|\n", "\n\n:::tabs\n### t\n\n", "\n:::\n", "\n\n::button[x]{to=/a}\n\n", "\n```\n", "\n---\n"]);
