import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { actKey } from "#i18n/trail-words.ts";
import { actsOn, longest, recordKinds } from "./known.ts";
import type { Asked, FilterField } from "./schema.ts";

type AuditFilterFormProps = Pick<Asked, "typed" | "faults"> & { personName: string | undefined };

/** A form that only asks: what it asks for stands in the address. */
export function AuditFilterForm({ typed, faults, personName }: AuditFilterFormProps) {
  const t = useTranslations("audit");
  const errors = (name: FilterField) => {
    const fault = faults[name];
    const value = (typed[name] ?? "").slice(0, 40);
    const max = longest[name as keyof typeof longest] ?? 0;
    return fault && [t(`fault:${fault}`, { value, max })];
  };
  const field = (name: FilterField) => ({ name, errors: errors(name), defaultValue: typed[name] ?? "" });
  const text = { autoComplete: "off", spellCheck: false } as const;
  return (
    <search>
      <Form key={JSON.stringify(typed)} className="mb-4 flex flex-col gap-3" noValidate>
        {typed.by && <input type="hidden" name="by" value={typed.by} />}
        <div className="grid items-start gap-3 min-[24rem]:grid-cols-2 xl:flex xl:*:not-first:shrink-0">
          <div className="grid min-w-0 items-start gap-3 min-[24rem]:max-xl:col-span-2 sm:auto-cols-fr sm:grid-flow-col xl:flex-1">
            {!typed.by && (
              <Field
                {...text}
                {...field("person")}
                type="search"
                label={t("person")}
                placeholder={t("personHelp")}
                defaultValue={personName ?? typed.person ?? ""}
              />
            )}
            <SelectField {...field("act")} defaultValue={known(typed.act, faults.act)} label={t("act")}>
              <option value="">{t("act:any")}</option>
              {recordKinds.map((kind) => (
                <optgroup key={kind} label={t(`kind:${kind}`)}>
                  {actsOn(kind).map((act) => (
                    <option key={act} value={act}>
                      {t(actKey(act))}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
          </div>
          <div className="xl:w-40">
            <DayField {...field("from")} label={t("from")} />
          </div>
          <div className="xl:w-40">
            <DayField {...field("to")} label={t("to")} />
          </div>
          <Button look="quiet" type="submit" className="h-9 min-[24rem]:max-xl:col-span-2 xl:mt-6 pointer-coarse:h-11">
            {t("filter")}
          </Button>
        </div>
        <details open={isMoreOpen(typed)} className="group/more">
          <summary className="touch-target w-fit cursor-pointer text-compact text-fg-2 hover:text-fg">
            {t("moreFilters")}
          </summary>
          <div className="mt-3 grid items-start gap-3 sm:grid-cols-3">
            <SelectField {...field("kind")} defaultValue={known(typed.kind, faults.kind)} label={t("kind")}>
              <option value="">{t("kind:any")}</option>
              {recordKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind:${kind}`)}
                </option>
              ))}
            </SelectField>
            <Field {...text} {...field("id")} label={t("recordId")} />
            <Field {...text} {...field("request")} label={t("request")} placeholder={t("requestHelp")} />
          </div>
        </details>
      </Form>
    </search>
  );
}

const isMoreOpen = ({ kind, id, request }: Asked["typed"]) => Boolean(kind ?? id ?? request);

/** A list has no place for what it does not know. */
const known = (value: string | undefined, fault: string | undefined) => (fault ? "" : (value ?? ""));
