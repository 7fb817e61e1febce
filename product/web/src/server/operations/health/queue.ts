import { seen, type Look } from "./seen.ts";

const lateSeconds = 120;
const veryLateSeconds = 900;

export const lookAtQueue: Look = async ({ ask }) => {
  const [queue] = await ask<{ late: number; dead: number; kind: string | null }>(
    `SELECT coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE state = 'waiting' AND run_at <= now())), 0)::float8 AS late,
       count(*) FILTER (WHERE state = 'dead' AND finished_at > now() - interval '7 days')::int AS dead,
       (array_agg(kind ORDER BY finished_at DESC) FILTER (WHERE state = 'dead' AND finished_at > now() - interval '7 days'))[1] AS kind
     FROM app.job`,
  );
  const { late, dead, kind } = queue!;
  if (late > lateSeconds) return seen(late > veryLateSeconds ? "bad" : "warn", "late", { late: { seconds: late } });
  return dead > 0 ? seen("warn", "dead", { count: dead, kind: kind ?? "" }) : seen("ok", "ok");
};

/** Acts that a reader has not seen yet, and writers that hold everyone back. */
export const lookAtOutbox: Look = async ({ ask }) => {
  const [outbox] = await ask<{ late: number }>(
    `SELECT coalesce(extract(epoch FROM now() - min(waiting.at)), 0)::float8 AS late
     FROM app.outbox_cursor reader CROSS JOIN LATERAL (
       SELECT at FROM app.act WHERE (transaction, id) > (reader.transaction, reader.act_id) ORDER BY transaction, id LIMIT 1
     ) AS waiting`,
  );
  const [writer] = await ask<{ held: number }>("SELECT app.longest_write() AS held");
  if (writer!.held > lateSeconds) return seen("warn", "held", { held: { seconds: writer!.held } });
  const { late } = outbox!;
  return late > lateSeconds
    ? seen(late > veryLateSeconds ? "bad" : "warn", "late", { late: { seconds: late } })
    : seen("ok", "ok");
};
