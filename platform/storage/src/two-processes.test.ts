import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService();
const started: ChildProcess[] = [];
beforeAll(() => service.bucket("files"));
afterAll(() => started.forEach((child) => child.kill()));

const script = join(import.meta.dirname, "testing/half-uploader.process.ts");
function start(name: string): ChildProcess {
  const child = fork(script, [service.sql.url, service.root(), name], { execArgv: [] });
  started.push(child);
  return child;
}
const heard = async (child: ChildProcess): Promise<unknown> => (await once(child, "message"))[0];
const answers = (children: ChildProcess[], word: string) =>
  Promise.all(
    children.map((child) => {
      const answer = heard(child);
      child.send(word);
      return answer;
    }),
  );

it("two processes on one database and folder leave each other's running uploads alone, also past their time", async () => {
  const both = ["one", "two"].map(start);
  expect(await Promise.all(both.map(heard))).toEqual(["half", "half"]);
  await pause(1100);
  const untouched = { removed: 0, expired: 0, missing: [] };
  expect(await answers(both, "sweep")).toEqual([untouched, untouched]);
  expect(await answers(both, "finish")).toEqual([201, 201]);
  const token = await service.server();
  for (const name of ["one", "two"])
    expect((await service.ask("GET", `/object/files/${name}`, { token })).text).toBe("first half, second half");
}, 60_000);

it("an upload whose process was killed is swept by another once its lease has run out", async () => {
  const [dying, other] = [start("three"), start("four")];
  expect(await Promise.all([dying, other].map(heard))).toEqual(["half", "half"]);
  dying.kill("SIGKILL");
  await once(dying, "exit");
  await service.sql.db.rows(
    `UPDATE storage.tus_uploads SET locked_until = now() - interval '1 second', expires_at = now() - interval '1 second'
     WHERE name = 'three'`,
  );
  expect(await answers([other], "sweep")).toEqual([{ removed: 0, expired: 1, missing: [] }]);
  expect(await answers([other], "finish")).toEqual([201]);
}, 60_000);
