import { useLocale, useTranslations } from "use-intl";
import { spacedNumber } from "@product/domain/identifiers/spaced-number";
import { Badge } from "@product/ui/records/badge";
import { History } from "#features/ground/audit/share/history.tsx";
import { dayOf } from "#i18n/format.ts";
import { AvailabilityList } from "./availability-list.tsx";
import { Fact, Facts } from "./facts.tsx";
import type { ActionReply } from "./reply.ts";
import type { WorkerPageData } from "./worker.page.tsx";

/** The record at a glance: what they do and when they can at the left, how to reach them and who employs them at the right. */
export function OverviewTab({ page }: { page: WorkerPageData; reply: ActionReply | undefined }) {
  const t = useTranslations("worker-page");
  const record = useTranslations("worker-record");
  const { worker, may } = page;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 pt-5 pb-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-6 max-lg:order-2">
        <Facts heading={t("tab:profile")}>
          <Fact label={t("roles")}>{worker.roles?.map(({ name }) => name).join(", ") || t("none")}</Fact>
          <Fact label={t("languages")}>
            {worker.languages
              ?.map(({ name, level }) => `${name} (${level === "native" ? record("level:native") : level})`)
              .join(", ") || t("none")}
          </Fact>
          <Fact label={t("tags")}>
            {worker.tags && worker.tags.length > 0 ? (
              <span className="flex flex-wrap gap-1">
                {worker.tags.map((tag) => (
                  <Badge key={tag} outline>
                    {tag}
                  </Badge>
                ))}
              </span>
            ) : (
              t("none")
            )}
          </Fact>
        </Facts>
        {may.seeAvailability && (
          <section className="flex flex-col gap-2 border-t border-line pt-5">
            <h2 className="text-sm font-semibold">{t("availability")}</h2>
            <AvailabilityList entries={page.entries.slice(0, 5)} />
          </section>
        )}
        {page.history && <History entries={page.history} />}
      </div>
      <Side page={page} />
    </div>
  );
}

function Side({ page: { worker, may, timeZone } }: { page: WorkerPageData }) {
  const t = useTranslations("worker-page");
  const record = useTranslations("worker-record");
  const locale = useLocale();
  const { email, mobile, address, postcode, town, adult } = worker;
  return (
    <div className="flex flex-col gap-5">
      <Facts heading={t("contact")}>
        {mobile !== undefined && (
          <Fact label={t("mobile")}>
            {mobile ? <a href={`tel:${mobile}`}>{spacedNumber(mobile)}</a> : t("missing")}
          </Fact>
        )}
        {email !== undefined && (
          <Fact label={t("email")}>{email ? <a href={`mailto:${email}`}>{email}</a> : t("missing")}</Fact>
        )}
        {(address ?? postcode ?? town) !== undefined && (
          <Fact label={t("address")}>{[address, postcode, town].filter(Boolean).join(", ") || t("missing")}</Fact>
        )}
      </Facts>
      <Facts heading={t("engagement")}>
        <Fact label={t("entity")}>{worker.entity}</Fact>
        {may.seeContact && (
          <Fact label={t("contract")}>{worker.workerType && record(`type:${worker.workerType}`)}</Fact>
        )}
        <Fact label={t("adult")}>
          {adult === undefined || adult === null ? t("unknown") : t(adult ? "adultYes" : "adultNo")}
        </Fact>
        {worker.iban !== undefined && <Fact label={t("iban")}>{worker.iban ?? t("missing")}</Fact>}
        <Fact label={t("source")}>{worker.source && t(`source:${worker.source}`)}</Fact>
        <Fact label={t("since")}>{worker.createdAt && dayOf(worker.createdAt, locale, timeZone)}</Fact>
      </Facts>
    </div>
  );
}
