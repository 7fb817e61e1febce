import { useTranslations } from "use-intl";
import {
  addressLength,
  geofenceMetres,
  recordNameLength,
  recordNotesLength,
  townLength,
} from "@product/domain/company/master-data";
import { Field } from "@product/ui/controls/field";
import type { FormField } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import type { ChoosableCalendar } from "#features/company/holidays/queries.server.ts";
import { CalendarField } from "#features/company/holidays/share/calendar-field.tsx";
import { CountryField } from "#features/ground/master-data/share/country-field.tsx";
import { NationField } from "#features/ground/master-data/share/nation-field.tsx";
import { TimeZoneField } from "#features/ground/time-zones/share/time-zone-field.tsx";
import type { TimeZones } from "#features/ground/time-zones/share/time-zones.ts";

export const venueTexts = [
  "name",
  "address",
  "town",
  "country",
  "nation",
  "timeZone",
  "calendarId",
  "coordinates",
  "geofenceMetres",
  "zones",
  "gates",
  "accessNotesEn",
  "accessNotesEs",
] as const;
export type VenueText = (typeof venueTexts)[number];

type VenueFieldsProps = {
  fields: Record<VenueText, FormField>;
  timeZones: TimeZones;
  calendars: ChoosableCalendar[];
};

export function VenueFields({ fields, timeZones, calendars }: VenueFieldsProps) {
  const t = useTranslations("venues");
  const sentences = useFieldSentences();
  const plain = (name: VenueText) => ({
    id: fields[name].id,
    name,
    defaultValue: fields[name].initialText,
    errors: sentences(fields[name].errors),
  });
  const notes = (name: "accessNotesEn" | "accessNotesEs") => (
    <TextField
      field={fields[name]}
      label={t(name)}
      help={t("accessNotesHelp")}
      max={recordNotesLength}
      lang={name === "accessNotesEn" ? "en" : "es"}
      lines={4}
    />
  );
  return (
    <>
      <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={recordNameLength} required />
      <TextField field={fields.address} label={t("address")} help={t("addressHelp")} max={addressLength} lines={2} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField field={fields.town} label={t("town")} help={t("townHelp")} max={townLength} />
        <CountryField field={fields.country} help={t("countryHelp")} />
        <TimeZoneField field={fields.timeZone} label={t("timeZone")} help={t("timeZoneHelp")} timeZones={timeZones} />
        <CalendarField field={fields.calendarId} name="calendarId" calendars={calendars} />
        <NationField field={fields.nation} help={t("nationHelp")} none={t("nationNone")} />
      </div>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field {...plain("coordinates")} label={t("coordinates")} help={t("coordinatesHelp")} maxLength={100} />
        <Field
          {...plain("geofenceMetres")}
          type="number"
          inputMode="numeric"
          {...geofenceMetres}
          label={t("geofenceMetres")}
          help={t("geofenceHelp")}
        />
        <Field {...plain("zones")} lines={6} label={t("zones")} help={t("zonesHelp")} />
        <Field {...plain("gates")} lines={6} label={t("gates")} help={t("gatesHelp")} />
        {notes("accessNotesEn")}
        {notes("accessNotesEs")}
      </div>
    </>
  );
}
