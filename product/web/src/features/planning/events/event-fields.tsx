import { useTranslations } from "use-intl";
import {
  eventColours,
  eventTextLength,
  eventTitleLength,
  purchaseOrderLength,
  visibilities,
} from "@product/domain/planning/events";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { Choices } from "#features/ground/master-data/share/choices.tsx";
import type { RecordFields } from "#features/ground/master-data/share/record-screen.tsx";
import type { EventChoices } from "./queries.server.ts";

export const eventTexts = [
  "titleEs",
  "titleEn",
  "legalEntityId",
  "clientId",
  "venueId",
  "startsAt",
  "endsAt",
  "visibility",
  "purchaseOrder",
  "descriptionEs",
  "descriptionEn",
  "colour",
] as const;
export type EventText = (typeof eventTexts)[number];

type EventFieldsProps = RecordFields<EventText, never, "managers"> & { choices: EventChoices };

export function EventFields({ fields, lists, choices }: EventFieldsProps) {
  const t = useTranslations("events");
  const sentences = useFieldSentences();
  const plain = (name: EventText) => ({
    id: fields[name].id,
    name,
    defaultValue: fields[name].initialText,
    errors: sentences(fields[name].errors),
  });
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  const titleOf = (name: "titleEs" | "titleEn") => (
    <TextField
      field={fields[name]}
      label={t(name)}
      help={t("titleHelp")}
      max={eventTitleLength}
      lang={name === "titleEs" ? "es" : "en"}
    />
  );
  const descriptionOf = (name: "descriptionEs" | "descriptionEn") => (
    <TextField
      field={fields[name]}
      label={t(name)}
      help={t("descriptionHelp")}
      max={eventTextLength}
      lang={name === "descriptionEs" ? "es" : "en"}
      lines={5}
    />
  );
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {titleOf("titleEs")}
        {titleOf("titleEn")}
        <SelectField {...plain("venueId")} label={t("venueId")} help={t("venueHelp")} required>
          <option value="">{t("choose")}</option>
          {choices.venues.map(({ id, name, town }) => (
            <option key={id} value={id}>
              {[name, town].filter(Boolean).join(", ")}
            </option>
          ))}
        </SelectField>
        <SelectField {...plain("clientId")} label={t("clientId")} help={t("clientHelp")}>
          <option value="">{t("noClient")}</option>
          {named(choices.clients)}
        </SelectField>
        <Field
          {...plain("startsAt")}
          type="datetime-local"
          label={t("startsAt")}
          help={t("startsHelp")}
          required
          className="num"
        />
        <Field
          {...plain("endsAt")}
          type="datetime-local"
          label={t("endsAt")}
          help={t("endsHelp")}
          required
          className="num"
        />
        <SelectField {...plain("legalEntityId")} label={t("legalEntityId")} help={t("legalEntityHelp")} required>
          {named(choices.entities)}
        </SelectField>
        <SelectField {...plain("visibility")} label={t("visibility")} help={t("visibilityHelp")}>
          {visibilities.map((each) => (
            <option key={each} value={each}>
              {t(`visibility:${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          field={fields.purchaseOrder}
          label={t("purchaseOrder")}
          help={t("purchaseOrderHelp")}
          max={purchaseOrderLength}
        />
        <SelectField {...plain("colour")} label={t("colour")} help={t("colourHelp")}>
          {eventColours.map((each) => (
            <option key={each} value={each}>
              {t(`colour:${each}`)}
            </option>
          ))}
        </SelectField>
        {descriptionOf("descriptionEs")}
        {descriptionOf("descriptionEn")}
      </div>
      <Choices
        field={lists.managers}
        label={t("managers")}
        help={t("managersHelp")}
        none={t("noManagers")}
        options={choices.managers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
