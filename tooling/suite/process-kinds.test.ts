import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { byKind, kindOf, watchProcesses } from "./process-kinds.mjs";

describe("what each kind of process takes of the processor", () => {
  it.each([
    ["/usr/bin/chromium\0--type=renderer\0--no-sandbox", "pages"],
    ["/tmp/chromium\0--type=gpu-process", "the rest of the browser"],
    ["node\0product/web/build-e2e/server/main.js", "apps"],
    ["/x/bin/postgres\0-D\0data", "PostgreSQL"],
    ["node\0node_modules/.bin/playwright\0test", "the tests themselves"],
    ["node\0something.mjs", undefined],
  ])("knows %j", (command, kind) => expect(kindOf(command)).toBe(kind));

  it("is added up, the dearest first", () =>
    expect(
      byKind([
        { kind: "apps", seconds: 2 },
        { kind: undefined, seconds: 1 },
        { kind: "pages", seconds: 4 },
        { kind: "apps", seconds: 3 },
      ]),
    ).toEqual([
      ["apps", 5, 2],
      ["pages", 4, 1],
      ["other", 1, 1],
    ]));

  it.runIf(process.platform === "linux")("is told of those that this process started, and of no others", async () => {
    const watch = watchProcesses();
    const child = spawn(process.execPath, [
      "-e",
      "process.stdout.write('!'); setInterval(() => {}, 1e6)",
      "server/main.js",
    ]);
    await once(child.stdout, "data");
    const kinds = watch.stop();
    child.kill("SIGKILL");
    expect(kinds.filter(([kind]) => kind === "apps")).toEqual([["apps", expect.any(Number), 1]]);
  });
});
