import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { RecordScreen, type RecordValues } from "#features/master-data/share/record-screen.tsx";
import type { TimeZones } from "#features/time-zones/share/time-zones.ts";
import { VenueFields, venueTexts, type VenueText } from "./venue-fields.tsx";

export type VenueValues = RecordValues<VenueText>;

export const venuesAddress = "/admin/venues";

type VenueScreenProps = Omit<
  ComponentProps<typeof RecordScreen<VenueText>>,
  "texts" | "labelOf" | "description" | "children"
>;

export function VenueScreen({ timeZones, ...screen }: VenueScreenProps & { timeZones: TimeZones }) {
  const t = useTranslations("venues");
  const shared = useTranslations("master-data");
  return (
    <RecordScreen
      {...screen}
      description={t("intro")}
      texts={venueTexts}
      labelOf={(name) => (name === "country" ? shared("country") : t(name))}
    >
      {({ fields }) => <VenueFields fields={fields} timeZones={timeZones} />}
    </RecordScreen>
  );
}
