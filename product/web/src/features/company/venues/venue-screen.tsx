import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import type { ChoosableCalendar } from "#features/company/holidays/queries.server.ts";
import { usePlaceLabels } from "#features/company/holidays/share/use-place-labels.ts";
import { RecordScreen, type RecordValues } from "#features/ground/master-data/share/record-screen.tsx";
import type { TimeZones } from "#features/ground/time-zones/share/time-zones.ts";
import { VenueFields, venueTexts, type VenueText } from "./venue-fields.tsx";

export type VenueValues = RecordValues<VenueText>;

type VenueScreenProps = Omit<
  ComponentProps<typeof RecordScreen<VenueText>>,
  "texts" | "labelOf" | "description" | "children"
>;

type Choosable = { timeZones: TimeZones; calendars: ChoosableCalendar[] };

export function VenueScreen({ timeZones, calendars, ...screen }: VenueScreenProps & Choosable) {
  const t = useTranslations("venues");
  const labelOf = usePlaceLabels<VenueText>((name) => t(name));
  return (
    <RecordScreen {...screen} description={t("intro")} texts={venueTexts} labelOf={labelOf}>
      {({ fields }) => <VenueFields fields={fields} timeZones={timeZones} calendars={calendars} />}
    </RecordScreen>
  );
}
