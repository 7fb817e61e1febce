import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import {
  addressLength,
  emailLength,
  employerCodeLength,
  phoneLength,
  recordNameLength,
  registryLength,
  taxIdLength,
} from "@product/domain/company/master-data";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import { usePlaceLabels } from "#features/company/holidays/share/use-place-labels.ts";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import type { ChoosableCalendar } from "#features/company/holidays/queries.server.ts";
import { CalendarField } from "#features/company/holidays/share/calendar-field.tsx";
import { TimeZoneField } from "#features/ground/time-zones/share/time-zone-field.tsx";
import type { TimeZones } from "#features/ground/time-zones/share/time-zones.ts";
import { CountryField } from "#features/ground/master-data/share/country-field.tsx";
import { NationField } from "#features/ground/master-data/share/nation-field.tsx";
import {
  RecordScreen,
  type RecordFields,
  type RecordValues,
} from "#features/ground/master-data/share/record-screen.tsx";

const texts = [
  "name",
  "country",
  "nation",
  "timeZone",
  "taxId",
  "employerCode",
  "address",
  "email",
  "phone",
  "registry",
  "calendarId",
] as const;
type Text = (typeof texts)[number];
type Box = "nonProfit";
export type EntityValues = RecordValues<Text, Box>;

type EntityScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, Box>>,
  "texts" | "labelOf" | "description" | "children"
>;

export function EntityScreen({
  isTaxIdDoubtful = false,
  isEmployerCodeDoubtful = false,
  calendars,
  timeZones,
  ...screen
}: EntityScreenProps & {
  isTaxIdDoubtful?: boolean;
  isEmployerCodeDoubtful?: boolean;
  calendars: ChoosableCalendar[];
  timeZones: TimeZones;
}) {
  const t = useTranslations("entities");
  const labelOf = usePlaceLabels<Text>((name) => t(name));
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} labelOf={labelOf}>
      {({ fields, isTicked }) => (
        <EntityFields {...{ fields, isTicked, isTaxIdDoubtful, isEmployerCodeDoubtful, calendars, timeZones }} />
      )}
    </RecordScreen>
  );
}

type EntityFieldsProps = Pick<RecordFields<Text, Box>, "fields" | "isTicked"> & {
  isTaxIdDoubtful: boolean;
  isEmployerCodeDoubtful: boolean;
  calendars: ChoosableCalendar[];
  timeZones: TimeZones;
};

function EntityFields({
  fields,
  isTicked,
  isTaxIdDoubtful,
  isEmployerCodeDoubtful,
  calendars,
  timeZones,
}: EntityFieldsProps) {
  const t = useTranslations("entities");
  const shared = useTranslations("master-data");
  return (
    <>
      <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={recordNameLength} required />
      <CountryField field={fields.country} help={t("countryHelp")} />
      <div className="sm:max-w-[calc(50%-12px)]">
        <NationField field={fields.nation} help={t("nationHelp")} />
      </div>
      <TimeZoneField field={fields.timeZone} label={t("timeZone")} help={t("timeZoneHelp")} timeZones={timeZones} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField field={fields.taxId} label={t("taxId")} help={t("taxIdHelp")} max={taxIdLength} />
        <TextField
          field={fields.employerCode}
          label={t("employerCode")}
          help={t("employerCodeHelp")}
          max={employerCodeLength}
        />
      </div>
      {isTaxIdDoubtful && <Callout tone="warn">{shared("taxIdDoubt")}</Callout>}
      {isEmployerCodeDoubtful && <Callout tone="warn">{t("employerCodeDoubt")}</Callout>}
      <TextField field={fields.address} label={t("address")} help={t("addressHelp")} max={addressLength} lines={2} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField field={fields.email} label={t("email")} help={t("emailHelp")} max={emailLength} />
        <TextField field={fields.phone} label={t("phone")} help={t("phoneHelp")} max={phoneLength} />
      </div>
      <TextField field={fields.registry} label={t("registry")} help={t("registryHelp")} max={registryLength} />
      <Checkbox
        id={`${fields.name.id}-nonProfit`}
        name="nonProfit"
        defaultChecked={isTicked("nonProfit")}
        label={t("nonProfit")}
        help={t("nonProfitHelp")}
      />
      <div className="sm:max-w-[calc(50%-12px)]">
        <CalendarField field={fields.calendarId} name="calendarId" calendars={calendars} />
      </div>
    </>
  );
}
