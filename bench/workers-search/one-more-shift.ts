/** Judges one more shift of someone who has worked five evenings a week for five years. */
import { historyOf } from "@product/domain/rules/history";
import { judgeOneMore, nightHoursOf } from "@product/domain/rules/judge";
import { plainPeriod } from "@product/domain/rules/plain-period";
import { someone } from "@product/domain/rules/testing/someone";
import type { Period } from "@product/domain/rules/work";
import type { Instant } from "@product/domain/time/instant";
import { usualZone } from "@product/domain/time/zone";

const worker = someone();

const firstEvening = Date.parse("2021-06-07T16:00Z");
const evening = (day: number): Period => ({
  ...plainPeriod,
  id: String(day),
  start: (firstEvening + day * 86_400_000) as Instant,
  end: (firstEvening + day * 86_400_000 + 8 * 3_600_000) as Instant,
  zone: usualZone,
  breaks: [{ minutes: 30, isPaid: false }],
  kind: "worked",
});

const days = 5 * 52 * 7;
const worked = Array.from({ length: days }, (_, day) => day).filter((day) => day % 7 < 5);
const history = historyOf(worked.map(evening), nightHoursOf("ES"));

export const oneMoreShift = () => judgeOneMore(worker, history, evening(days));
