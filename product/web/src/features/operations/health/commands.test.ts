import { expect } from "vitest";
import type { Person } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test, world as people } from "#testing/world.ts";
import { askForBackup } from "./commands.server.ts";
import { isBackupUnderway, triedBackups } from "./queries.server.ts";

const { query } = useTestDatabase();
const keeper: Person = { ...people.planner, grants: [{ permission: "settings.edit", scope: "all" }] };

test("who looks after the installation asks for a backup; asking twice is one backup, and both are written down", async () => {
  expect(await isBackupUnderway()).toBe(false);
  await askForBackup(keeper);
  await askForBackup(keeper);
  expect((await query("SELECT kind FROM app.job WHERE state = 'waiting'")).rows).toEqual([{ kind: "backup.run" }]);
  expect(await isBackupUnderway()).toBe(true);
  expect(await lastActs(2)).toMatchObject([{ act: "backup.run", actorId: keeper.id }, { act: "backup.run" }]);
});

test("who may only look asks in vain", async ({ world }) => {
  await expect(askForBackup(world.editor)).rejects.toMatchObject({ name: "NotPermitted" });
});

test("a backup counts as tried when it was restored, not when it was only read", async () => {
  await query(
    `INSERT INTO app.backup_run (kind, state, backup, only_checked, finished_at)
     VALUES ('trial', 'done', 'restored', false, now()), ('trial', 'done', 'read', true, now()), ('trial', 'failed', 'bad', false, now())`,
  );
  expect(await triedBackups()).toEqual(new Set(["restored"]));
});
