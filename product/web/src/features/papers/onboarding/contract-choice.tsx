import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { EngagementState } from "@product/domain/papers/engagements";
import type { WorkerType } from "@product/domain/people/workers";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { calendarDay } from "#i18n/format.ts";

type ContractChoiceProps = {
  contracts: readonly { id: string; version: number; type: WorkerType; state: EngagementState; firstDay: string }[];
  /** The choice in a form that came back. */
  chosen: string | undefined;
  /** Address of the worker's contracts. */
  address: string;
};

/** Which contract goes along, the first to start unless another is chosen; each can be read before it is sent. */
export function ContractChoice({ contracts, chosen, address }: ContractChoiceProps) {
  const t = useTranslations("onboarding");
  const workers = useTranslations("workers");
  const engagements = useTranslations("engagements");
  const locale = useLocale();
  const first = contracts[0];
  if (!first)
    return (
      <section className="flex flex-col items-start gap-1 text-compact">
        <h3 className="font-medium">{t("contractChoice")}</h3>
        <p className="text-pretty text-fg-2">{t("noContract")}</p>
        <Link to={address} className="touch-target text-primary-text underline underline-offset-3">
          {t("toContracts")}
        </Link>
      </section>
    );
  return (
    <RadioGroup
      name="contract"
      label={t("contractChoice")}
      help={t("contractHelp")}
      defaultValue={chosen ?? valueOf(first)}
      options={[
        ...contracts.map((each) => ({
          value: valueOf(each),
          label: t("contractFrom", { type: workers(`type:${each.type}`), day: calendarDay(each.firstDay, locale) }),
          help: (
            <>
              {engagements(`state:${each.state}`)}
              {" · "}
              <Link to={`${address}?send=${each.id}`} className="touch-target underline underline-offset-3">
                {t("readContract")}
              </Link>
            </>
          ),
        })),
        { value: "", label: t("contractNone") },
      ]}
    />
  );
}

const valueOf = ({ id, version }: { id: string; version: number }) => `${id}@${version}`;
