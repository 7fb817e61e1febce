import { useLocale, useTranslations } from "use-intl";
import { calendarDay } from "./days.ts";
import { Fact, Facts } from "./facts.tsx";
import type { ActionReply } from "./reply.ts";
import { Reveal } from "./reveal.tsx";
import type { WorkerPageData } from "./worker.page.tsx";

/**
 * Identity and pay, masked; revealed only on request, which is recorded. A reader without the class gets nothing of it.
 */
export function GuardedFacts({ page, reply }: { page: WorkerPageData; reply: ActionReply | undefined }) {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  const { worker, may } = page;
  const [identity, pay] = [reply?.identity, reply?.pay];
  const numberOf = (type: string, masked: string) =>
    identity?.identities.find((number) => number.type === type)?.value ?? masked;
  return (
    <>
      {may.seeIdentity && worker.identityNumber && (
        <div className="flex flex-col gap-3">
          <Facts heading={t("identity")}>
            <Fact label={t("dateOfBirth")}>
              {identity?.birthDate ? calendarDay(identity.birthDate, locale) : (worker.dateOfBirth ?? t("missing"))}
            </Fact>
            <Fact label={t("nationality")}>{worker.nationality ?? t("missing")}</Fact>
            {worker.identityNumber.map(({ type, masked, country, expiresOn }) => (
              <Fact key={type} label={t(`type:${type}`)}>
                <span className="font-mono">{numberOf(type, masked)}</span>
                <span className="text-fg-2">
                  {type === "PASSPORT" && ` ${country}`}
                  {expiresOn && ` · ${t("validUntil", { day: calendarDay(expiresOn, locale) })}`}
                </span>
              </Fact>
            ))}
          </Facts>
          <Reveal what="identity" isOpen={identity !== undefined} reply={reply} />
        </div>
      )}
      {may.seePay && worker.iban !== undefined && (
        <div className="flex flex-col gap-3">
          <Facts heading={t("pay")}>
            <Fact label={t("naf")}>
              <span className="font-mono">{pay?.naf ?? worker.socialSecurityNumber ?? t("missing")}</span>
            </Fact>
            <Fact label={t("iban")}>
              <span className="font-mono">{pay?.iban ?? worker.iban ?? t("missing")}</span>
            </Fact>
            <Fact label={t("accountHolder")}>{pay?.accountHolder ?? worker.accountHolder ?? t("missing")}</Fact>
          </Facts>
          <Reveal what="pay" isOpen={pay !== undefined} reply={reply} />
        </div>
      )}
    </>
  );
}
