/** A shift, and what has changed of it, as a letter says it: on the clock of its venue. */
import type { Locale } from "@product/domain/locales";
import type { Offered } from "@product/database/tables/planning/call-out";
import { momentWithClock, timeOf, weekdayAndTime } from "#i18n/format.ts";
import { changedFacts, meetsAt, type ToldFact } from "./changed-facts.server.ts";
import { messages } from "./messages.ts";

type Worded = (key: keyof typeof messages, values: Record<string, string>) => string;

/** Each fact that has changed with what it was and what it is: “Time: Fri 18 Jun, 14:00–22:00 → Fri 18 Jun, 15:00–22:00”. */
export const changesInWords = (was: Offered, is: Offered, language: Locale, worded: Worded): string[] =>
  changedFacts(was, is).map((fact) => {
    const [before, after] = [inWords[fact](was, language, worded), inWords[fact](is, language, worded)];
    const what = messages[`fact:${fact}`][language];
    if (before !== after) return worded("changeLine", { what, before, after });
    if (fact !== "time") return worded("changeUnsaid", { what });
    // Where the clocks go back, an hour comes twice under one name.
    return worded("changeLine", { what, before: spanWithClock(was, language), after: spanWithClock(is, language) });
  });

export const spanOf = ({ startsAt, endsAt, timeZone }: Offered, language: Locale): string =>
  `${weekdayAndTime(new Date(startsAt), language, timeZone)}–${timeOf(new Date(endsAt), language, timeZone)}`;

const spanWithClock = ({ startsAt, endsAt, timeZone }: Offered, language: Locale): string =>
  [startsAt, endsAt].map((moment) => momentWithClock(new Date(moment), language, timeZone)).join(" – ");

/** Where and when they meet; nothing where neither is said. */
export function meetingOf(offered: Offered, language: Locale): string {
  const at = meetsAt(offered);
  return [at && timeOf(at, language, offered.timeZone), offered.meetingPoint].filter(Boolean).join(", ");
}

type InWords = (offered: Offered, language: Locale, worded: Worded) => string;
const orNone =
  (say: InWords): InWords =>
  (offered, language, worded) =>
    say(offered, language, worded) || messages.factNone[language];

const inWords: Record<ToldFact, InWords> = {
  time: spanOf,
  place: orNone(({ place }) => place),
  zone: orNone(({ zone = "" }) => zone),
  meeting: orNone(meetingOf),
  role: ({ role }, language) => role[language],
  shift: ({ shift }) => shift,
  breaks: orNone(({ breaks = [] }, _language, worded) =>
    breaks.map(({ minutes, paid }) => worded(paid ? "breakPaid" : "breakUnpaid", { n: String(minutes) })).join(", "),
  ),
  // Long as they are, they stand on the worker's page.
  notes: () => "",
};
