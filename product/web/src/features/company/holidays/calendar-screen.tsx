import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { calendarLevels } from "@product/domain/company/holidays";
import { calendarNameLength } from "@product/domain/company/master-data";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { BothNames } from "#features/ground/master-data/share/both-names.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { CountryField } from "#features/ground/master-data/share/country-field.tsx";
import {
  RecordScreen,
  type RecordFields,
  type RecordValues,
} from "#features/ground/master-data/share/record-screen.tsx";
import type { ChoosableCalendar } from "./queries.server.ts";
import { CalendarField } from "./share/calendar-field.tsx";

const texts = ["nameEn", "nameEs", "country", "level", "parentId"] as const;
type Text = (typeof texts)[number];
export type CalendarValues = RecordValues<Text>;

type CalendarScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text>>,
  "texts" | "labelOf" | "description" | "children"
> & { calendars: ChoosableCalendar[] };

export function CalendarScreen({ calendars, ...screen }: CalendarScreenProps) {
  const t = useTranslations("holidays");
  const shared = useTranslations("master-data");
  return (
    <RecordScreen
      {...screen}
      description={t("intro")}
      texts={texts}
      labelOf={(name) => (name === "country" ? shared("country") : t(name))}
    >
      {({ fields }) => <CalendarFields fields={fields} calendars={calendars} />}
    </RecordScreen>
  );
}

type CalendarFieldsProps = Pick<RecordFields<Text>, "fields"> & { calendars: ChoosableCalendar[] };

function CalendarFields({ fields, calendars }: CalendarFieldsProps) {
  const t = useTranslations("holidays");
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <BothNames fields={fields} labelOf={(name) => t(name)} help={t("nameHelp")} max={calendarNameLength} />
      <RadioGroup
        id={fields.level.id}
        name="level"
        label={t("level")}
        help={t("levelHelp")}
        errors={useFieldSentences()(fields.level.errors)}
        defaultValue={fields.level.initialText}
        options={calendarLevels.map((level) => ({ value: level, label: t(`level:${level}`) }))}
        inline
      />
      <CountryField field={fields.country} help={t("countryHelp")} />
      <CalendarField
        field={fields.parentId}
        name="parentId"
        calendars={calendars.filter(({ level }) => level !== "local")}
      />
    </div>
  );
}
