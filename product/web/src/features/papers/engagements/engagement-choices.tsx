import { useTranslations } from "use-intl";
import { contractTextLengths, temporaryCauses } from "@product/domain/papers/contract-law";
import { fittingTemplates, hasCalls, isKindOf, usualTemplate } from "@product/domain/papers/engagements";
import { workerTypes, type Country, type WorkerType } from "@product/domain/people/workers";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import type { ContractPageData } from "./contract.page.tsx";
import type { ShownEngagement } from "./queries.server.ts";

type Plain = Pick<Parameters<typeof Field>[0], "errors"> & {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
};
type Choosing = Plain & { onChoose: (chosen: string) => void };
type Chosen = { page: ContractPageData; edited: ShownEngagement | undefined; country: Country };

/** One that was put away since stays chosen; of the kinds of contract those that the company's country knows. */
export function Company({ page, edited, country, company, type }: Chosen & { company: Choosing; type: Choosing }) {
  const worker = useTranslations("workers");
  const offered = page.choices!.entities;
  const gone = edited && !offered.some(({ id }) => id === edited.legalEntityId);
  const entities = gone ? [...offered, { id: edited.legalEntityId, name: edited.entity }] : offered;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <SelectField {...select(company)} required>
        {entities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...select(type)} required>
        {workerTypes
          .filter((each) => isKindOf(country, each) || each === type.defaultValue)
          .map((each) => (
            <option key={each} value={each}>
              {worker(`type:${each}`)}
            </option>
          ))}
      </SelectField>
    </div>
  );
}

type KindOfWorkProps = {
  country: Country;
  type: WorkerType;
  plain: (name: "cause" | "causeDetail" | "activityPeriod" | "hoursDistribution") => Plain;
};

/**
 * Fields that the law wants for some kinds of contract alone: the cause of a temporary one, and the working days of a
 * worker on call.
 */
export function KindOfWork({ country, type, plain }: KindOfWorkProps) {
  const t = useTranslations("engagements");
  const pair = "grid gap-x-6 gap-y-5 sm:grid-cols-2";
  const { causeDetail, activityPeriod, hoursDistribution } = contractTextLengths;
  if (country === "ES" && type === "temporary")
    return (
      <div className={pair}>
        <SelectField {...plain("cause")} help={t("causeHelp")} required>
          <option value="">{t("choose")}</option>
          {temporaryCauses.map((cause) => (
            <option key={cause} value={cause}>
              {t(`cause:${cause}`)}
            </option>
          ))}
        </SelectField>
        <Field {...plain("causeDetail")} help={t("causeDetailHelp")} maxLength={causeDetail} />
      </div>
    );
  if (!hasCalls(type)) return null;
  return (
    <div className={pair}>
      <Field {...plain("activityPeriod")} help={t("activityPeriodHelp")} maxLength={activityPeriod} />
      <Field {...plain("hoursDistribution")} help={t("hoursDistributionHelp")} maxLength={hoursDistribution} />
    </div>
  );
}

/** Those that fit company and kind; where there is one, it is chosen. */
export function Template({ page, edited, country, type, field }: Chosen & { type: WorkerType; field: Plain }) {
  const t = useTranslations("engagements");
  const all = page.choices!.templates;
  const offered = fittingTemplates(all, country, type);
  const gone = edited?.templateId && !all.some(({ id }) => id === edited.templateId);
  const isStill = gone || offered.some(({ id }) => id === field.defaultValue);
  const chosen = isStill ? field.defaultValue : (usualTemplate(all, country, type) ?? "");
  return (
    <SelectField {...field} defaultValue={chosen} help={t("templateHelp")}>
      <option value="">{t("noTemplate")}</option>
      {gone && <option value={edited.templateId!}>{edited.template}</option>}
      {offered.map(({ id, name, isSample }) => (
        <option key={id} value={id}>
          {isSample ? t("sampleTemplate", { name }) : name}
        </option>
      ))}
    </SelectField>
  );
}

const select = ({ onChoose, ...field }: Choosing) => ({
  ...field,
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChoose(currentTarget.value),
});
