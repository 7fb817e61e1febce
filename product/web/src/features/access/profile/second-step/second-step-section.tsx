import { useLocale, useTranslations } from "use-intl";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { dayOf } from "#i18n/format.ts";
import { AddFactor } from "./add-factor.tsx";
import { AddPhone } from "./add-phone.tsx";
import type { ShownFactor } from "./factors.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RemoveFactor } from "./remove-factor.tsx";
import { Done, Row, Rows, Section } from "#features/access/profile/section.tsx";
import type { SecurityProps } from "#features/access/profile/security.ts";

type SecondStepSectionProps = SecurityProps & {
  factors: ShownFactor[];
  /** A phone may be one too. */
  offersPhone: boolean;
  codesLeft: number;
  timeZone: string;
};

export function SecondStepSection(props: SecondStepSectionProps) {
  const { factors, offersPhone, codesLeft, timeZone, ...security } = props;
  const t = useTranslations("profile");
  const locale = useLocale();
  const isOn = factors.length > 0;
  const countOf = (type: ShownFactor["type"]) => factors.filter((factor) => factor.type === type).length;
  return (
    <Section id="second-step" heading={t("secondStep")} why={t("secondStepWhy")}>
      <Done part="factor-added" done={security.done} />
      <Done part="factor-removed" done={security.done} />
      <Rows>
        {!isOn && (
          <Row
            title={
              <>
                <StatusGlyph tone="idle" />
                {t("factorNone")}
              </>
            }
            text={t("factorNoneText")}
          />
        )}
        {factors.map((factor) => (
          <RemoveFactor
            key={factor.id}
            factor={factor}
            title={factor.name || t(`factor:${factor.type}`)}
            since={t("factorSince", { day: dayOf(new Date(factor.since), locale, timeZone) })}
            isLast={factors.length === 1}
            {...security}
          />
        ))}
        <AddFactor key={`app ${security.stampOf("factor-added")}`} count={countOf("totp")} {...security} />
        {offersPhone && (
          <AddPhone key={`phone ${security.stampOf("factor-added")}`} count={countOf("phone")} {...security} />
        )}
        {(isOn || codesLeft > 0) && <RecoveryCodes left={codesLeft} {...security} />}
      </Rows>
    </Section>
  );
}
