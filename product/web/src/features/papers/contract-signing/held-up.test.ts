/** The longest contracts, and such as nobody would write: drawing them holds nobody up, and takes no longer than they are long. */
import { expect, test } from "vitest";
import { contractBodyLength } from "@product/domain/papers/contract-places";
import { drawingLength } from "@product/domain/papers/signatures";
import { inThread } from "#request/threads/in-thread.ts";
import { growth, longestTurn, longestTurnAllowed, mostGrowth } from "@platform/kernel/testing/main-thread";
import { contractPdf } from "./contract-pdf.server.ts";

const paper = (text: string) => ({
  brand: { name: "Marea" },
  entity: "Marea Eventos, S.L.",
  worker: "Ane Etxeberria Ruiz",
  texts: { en: text, es: text },
  sha256: "ab".repeat(32),
  signature: {
    name: "Ane Etxeberria Ruiz",
    drawing: "10,20 30,40;"
      .repeat(drawingLength)
      .slice(0, drawingLength - 20)
      .replace(/;[^;]*$/, ""),
    language: "es" as const,
    at: "2026-11-15T10:00:00.000Z",
    address: "192.0.2.7",
  },
});

// A third of what a contract may hold tells what hangs; the whole is a part of `npm run soak`.
const longest = process.env["SOAK"] ? contractBodyLength : contractBodyLength / 3;
const filled = (text: string, length: number) => text.repeat(Math.floor(length / text.length));

test.each(["lorem ipsum ", "a", "a\n\n", "# a\n", "- a\n", "ł ", "a-"])(
  "a contract of nothing but %j",
  { timeout: 120_000 },
  async (text) => {
    const sized = (length: number) => paper(filled(text, length));
    const [quarter, half] = [sized(longest / 4), sized(longest / 2)];
    expect(
      await growth(
        () => contractPdf(quarter),
        () => contractPdf(half),
      ),
    ).toBeLessThan(mostGrowth);
    const turn = await longestTurn(async () => {
      const pdf = await inThread<typeof contractPdf>(
        "#features/papers/contract-signing/contract-pdf.server.ts",
        "contractPdf",
        sized(longest),
      );
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
    });
    expect(turn).toBeLessThan(longestTurnAllowed);
  },
);
