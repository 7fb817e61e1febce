import { migrationsOnDisk } from "@product/database/migrate";
import { seen, type Look } from "./seen.ts";

export const lookAtDatabase: Look = async ({ ask, config }) => {
  const [server] = await ask<{ version: string; number: number }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
            current_setting('server_version_num')::int AS number`,
  );
  const { version, number } = server!;
  if (number < 150_000) return seen("bad", "old", { version });
  return config.databaseUrl
    ? seen("ok", "given", { version, host: new URL(config.databaseUrl).host })
    : seen("ok", "embedded", { version });
};

export const lookAtMigrations: Look = async ({ ask }) => {
  const wanted = (await migrationsOnDisk()).map(({ name }) => name);
  const applied = (await ask<{ name: string }>("SELECT name FROM app.migration")).map(({ name }) => name);
  const [missing] = wanted.filter((name) => !applied.includes(name));
  if (missing) return seen("bad", "missing", { name: missing });
  const [newer] = applied.filter((name) => !wanted.includes(name));
  return newer ? seen("warn", "newer", { name: newer }) : seen("ok", "ok", { count: applied.length });
};
