/** The words of the mail, or text message, that tells someone of their shifts. */
import { isMobile } from "@product/domain/identifiers/phone";
import type { Locale } from "@product/domain/locales";
import { callOutKinds, type CallOutKind } from "@product/domain/planning/staffing/call-outs";
import type { OfferedAgain } from "@product/database/tables/planning/call-out";
import { shortDayOf, weekdayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { letterWithLink } from "#request/letters/letter-with-link.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { changesInWords, meetingOf, spanOf } from "./facts-in-words.server.ts";
import { messages } from "./messages.ts";

export type Addressee = { name: string; language: Locale; email: string | null; mobile: string | null };
export type ToldOf = { kind: CallOutKind; offered: OfferedAgain; respondBy: Date | null };

// The most important news comes first and gives the message its subject.
const gravest: readonly CallOutKind[] = [
  "called-in",
  "reconfirm",
  "promoted",
  "invited",
  "reminder",
  "cancelled",
  "changed",
];
const inOrder = [...gravest, ...callOutKinds.filter((kind) => !gravest.includes(kind))];

/** One letter for all that someone is told at once. Undefined where nothing says how they are reached. */
export function callOutLetter(
  { name, language, email, mobile }: Addressee,
  receipts: readonly ToldOf[],
  token: string,
  siteUrl: string,
): Letter | undefined {
  const about = inOrder.find((kind) => receipts.some((each) => each.kind === kind))!;
  const first = receipts.find(({ kind }) => kind === about)!;
  const url = `${siteUrl}${inLocale(`/answer/${token}`, language)}`;
  const kind = `call-out-${about}` as const;
  const subject = worded(`${about}:subject`, language, {
    event: first.offered.event[language],
    day: shortDayOf(new Date(first.offered.startsAt), language, first.offered.timeZone),
  });
  if (!email && !(mobile && isMobile(mobile))) return undefined;
  return letterWithLink(kind, { language, email, mobile }, url, {
    sms: `${subject} {link}`,
    subject,
    paragraphs: [
      worded("mailGreeting", language, { name }),
      ...inOrder.flatMap((each) => {
        const sameKind = receipts.filter((receipt) => receipt.kind === each);
        return sameKind.length === 0
          ? []
          : [messages[`${each}:text`][language], ...sameKind.flatMap(linesIn(language))];
      }),
    ],
    button: messages[`${about}:button`][language],
    footer: messages.mailFooter[language],
  });
}

// A worker who need not come needs no meeting point.
const isOver = (kind: CallOutKind): boolean => ["cancelled", "lapsed", "not-selected", "swapped-out"].includes(kind);

/** The shift as it is, or as it was for whom it is over; below it each thing that has changed. */
const linesIn =
  (language: Locale) =>
  ({ kind, offered, respondBy }: ToldOf): string[] => {
    const { event, role, shift, place, was } = offered;
    const say = (key: keyof typeof messages, values: Record<string, string>) => worded(key, language, values);
    const meeting = isOver(kind) ? "" : meetingOf(offered, language);
    const line = [
      say("shiftLine", { event: event[language], role: role[language], shift, place, when: spanOf(offered, language) }),
      ...(meeting ? [say("meetLine", { meeting })] : []),
    ].join(" · ");
    const until = respondBy && say("answerUntil", { until: weekdayAndTime(respondBy, language, offered.timeZone) });
    return [until ? `${line}. ${until}` : line, ...(was ? changesInWords(was, offered, language, say) : [])];
  };

/** A typed value stands in the sentence exactly as typed. */
const worded = (key: keyof typeof messages, language: Locale, values: Record<string, string>): string =>
  messages[key][language].replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
