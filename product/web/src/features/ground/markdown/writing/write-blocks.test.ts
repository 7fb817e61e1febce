import { describe, expect, it } from "vitest";
import { readBlocks } from "#features/ground/markdown/reading/read-blocks.ts";
import { writeBlocks } from "./write-blocks.ts";

describe("what is written is read as the same blocks", () => {
  it.each([
    "## Your first shift\n\n### Clothes {#dress}\n\n## Pay\n\n## Pay",
    "Be there **early**, *not* `late`. See the [conditions](/conditions), at 18:30 by gate:B\\\nand wait.",
    "- a\n- b\n  - c\n\n1. x\n2. y",
    "3. c\n4. d",
    "- one\n\n  two\n\n  ```txt\n  three\n  ```",
    "> said\n>\n> - by\n> - whom",
    "```bash\nnpm i\n```",
    "![Gate B, \\[left\\]](/media/gate-b.jpg)",
    "| Role | Clothes |\n| --- | --- |\n| Waiter \\| chef | **Black** shirt |\n| Steward |  |",
    ":::table{caption=\"What to 'wear'\"}\n| a |\n| - |\n| 1 |\n:::",
    "one\n\n---\n\ntwo",
    ":::callout[Mind \\[this\\]]{tone=warn}\nCheck **your** pass.\n\n- a\n:::",
    "::::callout{tone=bad}\n:::tabs\n### One\n\na\n\n### Two\n:::\n::::",
    ":::tabs\n### *Bilbao*\n\nBy tram.\n\n### London\n\nBy bus.\n:::",
    ":::accordion\n### Clothes\n\nBlack shirt.\n:::",
    ":::faq\n### What if I am late?\n\nTell your team lead.\n:::",
    ":::cards{numbered}\n### Arrive\n\nAt the gate.\n:::\n\n:::cards\n### Go\n:::",
    ":::code-group\n```txt npm run\nnpm i\n```\n\n```\nplain\n```\n:::",
    "::button[Read & sign]{to=/conditions?a=1&b=2}",
    "::form[Sign up]{form=bilbao-2026}",
    '::open-shifts{role=waiter town="San Sebastián"}',
    "::open-shifts\n\n::company-details\n\n::retention-table\n\n::data-inventory\n\n::cookie-list",
    "\\# no heading\n\n\\- no list\n\n1\\. no number\n\n\\::button[x]{to=/y}\n\n&lt; &amp;amp; \\*a\\* <script>",
  ])("%j", (source) => {
    const { blocks } = readBlocks(source);
    expect(blocks.length).toBeGreaterThan(0);
    expect(readBlocks(writeBlocks(blocks))).toEqual({ blocks, faults: [] });
  });

  it("in the form people write it", () => {
    const source =
      "## Bring\n\n- a\n- b\n\n:::callout[Mind]{tone=warn}\nCheck it at 18:30 by gate:B.\n:::\n\n::button[Go]{to=/conditions}";
    expect(writeBlocks(readBlocks(source).blocks)).toBe(source);
  });
});
