import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { StartProblem } from "@platform/kernel/start-problem";
import { isRunning } from "./process-mark.ts";
import { query, scratchFolder, start, startInAnotherProcess } from "./testing/scratch.ts";

describe("after kill -9", () => {
  test("of PostgreSQL it is back on the same port with all that was committed", async () => {
    let restarted = () => {};
    const restart = new Promise<void>((done) => (restarted = done));
    const { url, pid, stop } = await start(await scratchFolder(), { onRestart: restarted });
    await query(url, "create table note as select 'kept' as text");
    const before = pid();
    process.kill(before, "SIGKILL");
    await restart;
    expect(pid()).not.toBe(before);
    expect(await query(url, "select text from note")).toEqual([["kept"]]);
    const after = pid();
    await stop();
    expect(await isRunning(after)).toBe(false);
  });

  test("stopping while it comes back leaves nothing running", async () => {
    const { pid, stop } = await start(await scratchFolder());
    process.kill(pid(), "SIGKILL");
    await new Promise((later) => setTimeout(later, 230));
    await stop();
    expect(await isRunning(pid())).toBe(false);
  });

  test("of the app its lock is taken over and its PostgreSQL replaced", async () => {
    const data = await scratchFolder();
    const { app, appPid, postgresPid, exited } = await startInAnotherProcess(data);
    await expect(start(data)).rejects.toThrow(
      new StartProblem(`The data folder ${data} is already in use by process ${appPid}.`),
    );
    app.kill("SIGKILL");
    await exited;
    expect(await isRunning(postgresPid)).toBe(true);

    const { url, wasEmpty, lines } = await start(data);
    expect(wasEmpty).toBe(false);
    expect(lines).toContain(`Stopping PostgreSQL ${postgresPid}, left behind by an app that was killed`);
    expect(await isRunning(postgresPid)).toBe(false);
    expect(await query(url, "select 1")).toEqual([[1]]);
  });

  test("or Ctrl-C, which a terminal sends to the whole group, PostgreSQL is the app's to stop", async () => {
    const data = await scratchFolder();
    const { appPid, postgresPid, exited } = await startInAnotherProcess(data);
    process.kill(-appPid, "SIGINT");
    await exited;
    expect(await isRunning(postgresPid)).toBe(true);
    await start(data);
  });

  test("of both, both are recovered", async () => {
    const data = await scratchFolder();
    const { app, postgresPid, exited } = await startInAnotherProcess(data);
    app.kill("SIGKILL");
    process.kill(postgresPid, "SIGKILL");
    await exited;
    expect((await start(data)).wasEmpty).toBe(false);
  });

  test("a number of PostgreSQL that now belongs to another process is no hindrance", async () => {
    const data = await scratchFolder();
    await (await start(data)).stop();
    await writeFile(join(data, "postgres", "postmaster.pid"), `${process.pid}\n${data}/postgres\n`, { mode: 0o600 });
    expect((await start(data)).wasEmpty).toBe(false);
    expect(await isRunning(process.pid)).toBe(true);
  });
});
