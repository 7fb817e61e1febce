import { useLocale, useTranslations } from "use-intl";
import { timeOf, weekdayAndTime } from "#i18n/format.ts";
import type { ShownOffer } from "./queries.server.ts";

/** Facts of a shift for the worker: role, time, place, and how to get in. */
export function OfferFacts({ offer, isWhole }: { offer: ShownOffer; isWhole?: boolean }) {
  const t = useTranslations("answers");
  const meeting = [offer.meetingPoint, offer.meetingMinutes > 0 && t("minutesBefore", { n: offer.meetingMinutes })];
  const facts = [
    ["role", offer.role],
    ["when", useWhen(offer)],
    ["place", [offer.place, offer.zone].filter(Boolean).join(" · ")],
    ["meeting", meeting.filter(Boolean).join(", ")],
    ["notes", isWhole ? offer.notes : ""],
    ["access", isWhole ? offer.access : ""],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-fg-3">{t(name)}</dt>
              <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** By the clock of the venue. */
function useWhen({ startsAt, endsAt, timeZone }: ShownOffer): string {
  const locale = useLocale();
  return `${weekdayAndTime(startsAt, locale, timeZone)}–${timeOf(endsAt, locale, timeZone)}`;
}
