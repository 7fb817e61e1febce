import { useTranslations } from "use-intl";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import type { MailboxView } from "./schema.ts";
import { toneOf } from "#features/ground/letters/share/states.ts";
import { FilterForm } from "#features/ground/listing/share/filter-form.tsx";

type MailboxFilterProps = Pick<MailboxView, "to" | "channel" | "state">;

export function MailboxFilter({ to, channel, state }: MailboxFilterProps) {
  const t = useTranslations("mailbox");
  const letters = useTranslations("letters");
  return (
    <FilterForm key={`${to} ${channel} ${state}`} className="mb-4" send={t("filter")}>
      <div className="w-72 max-w-full max-sm:w-full">
        <Field
          name="to"
          type="search"
          label={t("recipient")}
          placeholder={t("recipientHelp")}
          defaultValue={to}
          maxLength={320}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className="w-48 max-sm:flex-1">
        <SelectField name="channel" label={t("channel")} defaultValue={channel ?? ""}>
          <option value="">{t("channel:all")}</option>
          <option value="mail">{letters("channel:mail")}</option>
          <option value="sms">{letters("channel:sms")}</option>
        </SelectField>
      </div>
      <div className="w-40 max-sm:flex-1">
        <SelectField name="state" label={t("state")} defaultValue={state ?? ""}>
          <option value="">{t("state:all")}</option>
          {(Object.keys(toneOf) as (keyof typeof toneOf)[]).map((each) => (
            <option key={each} value={each}>
              {letters(`state:${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </FilterForm>
  );
}
