/** The facts by which candidates for a place are ranked, as questions to the database; what they weigh says domain/planning. */
import { sql, type SQL } from "drizzle-orm";
import { fullMarks, type Weights } from "@product/domain/planning/staffing/candidate-rank";
import { plusDays } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import { taking } from "@product/database/filters/event-columns";
import { workers } from "@product/database/tables/people/worker";

type Where = { venueId: string; day: string };

export const candidateFacts = ({ venueId, day }: Where, now: Date) => {
  const monday = mondayOf(day);
  return {
    minutes: sql<number>`coalesce((SELECT sum(extract(epoch FROM upper(a.during) - lower(a.during)) / 60)::int
      FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.worker_id = ${workers.id}
        AND a.state IN (${taking}) AND s.day BETWEEN ${monday} AND ${plusDays(monday, 6)}), 0)`,
    timesHere: sql<number>`(SELECT count(*)::int FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
      JOIN app.event e ON e.id = s.event_id WHERE a.worker_id = ${workers.id} AND a.state IN (${taking})
        AND e.venue_id = ${venueId} AND s.day < ${day})`,
    daysUnasked: sql<
      number | null
    >`(SELECT floor(extract(epoch FROM ${now}::timestamptz - max(c.created_at)) / 86400)::int
      FROM app.call_out c WHERE c.worker_id = ${workers.id} AND c.created_at <= ${now})`,
  };
};

/** The same sum as `pointsOf` makes, over columns of these names. */
export const pointsIn = ({ here, hours, asked: askedWeight }: Weights): SQL => sql`(
  ${here}::float8 * least("timesHere" / ${fullMarks.timesHere}::float8, 1)
  + ${hours}::float8 * (1 - least("minutes" / ${fullMarks.minutes}::float8, 1))
  + ${askedWeight}::float8 * least(coalesce("daysUnasked", ${fullMarks.daysUnasked}) / ${fullMarks.daysUnasked}::float8, 1))`;
