/** Finds workers who can work on some days and have nothing else on any of them. */
import { sql, type SQL } from "drizzle-orm";
import type { AskedDays } from "@product/domain/filters/can-work";
import { stillThere } from "@product/domain/planning/assignments";
import { someWorkers } from "@product/database/tables/people/worker";
import { worstIs } from "./worker-clearance.ts";

export const isFree = (days: AskedDays): SQL =>
  sql`(${worstIs("ALLOW", days)} AND NOT ${isPlanned(days)} AND NOT ${isAbsent(days)} AND NOT ${isUnavailable(days)})`;

const still = sql.raw(stillThere.map((state) => `'${state}'`).join(", "));

/** Booked, asked, or waiting for an answer. A shift belongs to the day on which it begins. */
const isPlanned = ({ first, last }: AskedDays): SQL =>
  sql`EXISTS (SELECT FROM app.assignment held JOIN app.shift ON shift.id = held.shift_id
    WHERE held.worker_id = ${someWorkers.id} AND held.state IN (${still}) AND shift.cancelled_at IS NULL
      AND shift.day BETWEEN ${first}::date AND ${last}::date OFFSET 0)`;

const isAbsent = (days: AskedDays): SQL =>
  sql`EXISTS (SELECT FROM app.absence away WHERE away.worker_id = ${someWorkers.id} AND ${meets(days)} OFFSET 0)`;

/** Said for the whole day. After a week its weekdays come again. */
const isUnavailable = (days: AskedDays): SQL =>
  sql`EXISTS (SELECT FROM app.availability away WHERE away.worker_id = ${someWorkers.id}
    AND away.kind = 'unavailable' AND away.from_time IS NULL AND ${meets(days)}
    AND (cardinality(away.weekdays) = 0 OR EXISTS (SELECT FROM generate_series(0, 6) n
      WHERE ${start(days)} + n <= ${end(days)} AND extract(isodow FROM ${start(days)} + n) = ANY(away.weekdays))) OFFSET 0)`;

const start = ({ first }: AskedDays): SQL => sql`greatest(away.first_day, ${first}::date)`;
const end = ({ last }: AskedDays): SQL => sql`least(away.last_day, ${last}::date)`;
const meets = (days: AskedDays): SQL => sql`${start(days)} <= ${end(days)}`;
