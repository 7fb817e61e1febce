import { useTranslations } from "use-intl";

type Shared = "calendarId" | "country" | "nation";

/** The labels of the fields of a place: calendar, country and nation as everywhere, the others as `own` says. */
export function usePlaceLabels<Name extends string>(own: (name: Exclude<Name, Shared>) => string) {
  const holidays = useTranslations("holidays");
  const shared = useTranslations("master-data");
  return (name: Name): string => {
    if (name === "calendarId") return holidays("calendarId");
    if (name === "country") return shared("country");
    return name === "nation" ? shared("nation") : own(name as Exclude<Name, Shared>);
  };
}
