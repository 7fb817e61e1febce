import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("a promise that nobody waits for is logged once, and the process goes on", () => {
  const program = `
    const { createLogger } = await import("@platform/kernel/logger");
    const { outliveBackground } = await import("${join(import.meta.dirname, "outlive-background.ts")}");
    outliveBackground(createLogger({ level: "info" }));
    void Promise.reject(new Error("the reader stumbled"));
    setTimeout(() => process.stdout.write("still serving\\n"), 50);`;
  const cwd = join(import.meta.dirname, "../..");
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd, encoding: "utf8" });
  expect(printed.match(/something in the background failed/g)).toHaveLength(1);
  expect(printed).toContain("the reader stumbled");
  expect(printed).toContain("still serving");
});
