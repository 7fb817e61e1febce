import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { CopyButton } from "@product/ui/controls/copy-button";
import { Facts as FactList } from "@product/ui/records/facts";
import { StatusLight } from "@product/ui/records/status-light";
import { deviceOf } from "#features/ground/audit/share/device.ts";
import { dayTimeAndSeconds } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ShownAct } from "./act.server.ts";
import { useAuditWords } from "./words.ts";

type ActFactsProps = { act: ShownAct; timeZone: string };

/** Who, when, from where, and the act's place in the chain, at the right of what changed. */
export function ActFacts({ act, timeZone }: ActFactsProps) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const words = useAuditWords(timeZone);
  const { id, at, who, requestId, origin } = act;
  return (
    <div className="flex flex-col gap-6">
      <Facts
        id="facts"
        heading={t("facts")}
        facts={[
          {
            name: t("when"),
            value: <time dateTime={at.toISOString()}>{dayTimeAndSeconds(at, locale, timeZone)}</time>,
          },
          { name: t("person"), value: words.who(who) },
          { name: t("number"), value: id },
          { name: t("request"), value: requestId && <RequestLink id={requestId} /> },
        ]}
      />
      {origin && (
        <Facts
          id="origin"
          heading={t("origin")}
          facts={
            origin === "erased"
              ? [{ name: t("address"), value: t("originErased") }]
              : [
                  { name: t("address"), value: origin.address },
                  { name: t("device"), value: deviceName(origin.device) },
                ]
          }
        />
      )}
      <Chain act={act} timeZone={timeZone} />
    </div>
  );
}

/** Everything that the same request did. */
function RequestLink({ id }: { id: string }) {
  const address = inLocale(`/admin/audit?${new URLSearchParams({ request: id })}`, useLocale());
  return (
    <Link to={address} className="underline underline-offset-3">
      {id}
    </Link>
  );
}

function Chain({ act: { link }, timeZone }: ActFactsProps) {
  const t = useTranslations("audit");
  const locale = useLocale();
  return (
    <Facts
      id="chain"
      heading={t("chain")}
      facts={
        link
          ? [
              { name: t("seq"), value: link.seq },
              { name: t("sealedAt"), value: dayTimeAndSeconds(link.sealedAt, locale, timeZone) },
              { name: t("hash"), value: <code className="font-mono text-xs">{link.hash}</code> },
            ]
          : []
      }
    >
      {link ? (
        <>
          <StatusLight tone={link.holds ? "ok" : "bad"} reason={t(link.holds ? "holdsWhy" : "brokenWhy")}>
            {t(link.holds ? "holds" : "broken")}
          </StatusLight>
          <div>
            <CopyButton text={link.hash} size="row" labels={{ copy: t("copy"), copied: t("copied") }} />
          </div>
        </>
      ) : (
        <StatusLight tone="info" reason={t("notSealed")}>
          {t("unsealed")}
        </StatusLight>
      )}
    </Facts>
  );
}

type FactsProps = { id: string; heading: string; facts: { name: string; value: ReactNode }[]; children?: ReactNode };

const Facts = ({ id, heading, facts, children }: FactsProps) => (
  <section aria-labelledby={id} className="flex flex-col gap-2.5">
    <h2 id={id} className="text-sm font-semibold">
      {heading}
    </h2>
    {facts.length > 0 && (
      <FactList
        facts={facts.map(({ name, value }) => [name, value] as const)}
        className="grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5"
      />
    )}
    {children}
  </section>
);

/** The browser and system of a device in two words, where they are known. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(", ") || userAgent;
}
