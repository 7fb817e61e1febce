import { useState } from "react";
import { data, useFetchers, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { PageTitle } from "#i18n/page-title.tsx";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/profile.page";
import { ConnectedAppsSection } from "./elsewhere/connected-apps-section.tsx";
import { DataSection } from "./data-section.tsx";
import { runAction } from "./actions.ts";
import { DetailsSection } from "./details-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { IdentitiesSection } from "./elsewhere/identities-section.tsx";
import { loadProfile } from "./load-profile.ts";
import { backFromOtherSite } from "./elsewhere/other-site.ts";
import type { Part } from "./parts.ts";
import { PasskeysSection } from "./second-step/passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PhotoSection } from "./photo-section.tsx";
import { SecondStepSection } from "./second-step/second-step-section.tsx";
import type { SecurityProps } from "./security.ts";
import { SessionsSection } from "./sessions-section.tsx";

export const handle = {
  needs: "authenticated",
  messages: ["profile", "photo", "time-zones", "account", "login", "connected-apps", "forms", "request"],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const back = backFromOtherSite(request);
  if (back) throw back;
  const { part, headers } = takeSaved(request);
  const profile = await loadProfile({ request, context });
  return data({ ...profile, done: part as Part | undefined, stamp: crypto.randomUUID() }, { headers });
}

export const action = ({ request, context }: Route.ActionArgs) => runAction({ request, context });

/** A refused form needs what is saved now, and whether one must show who one is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("profile");
  const { details, timeZones, user, sessions, codesLeft, proof, shortest, provider, problem, stamp } = loaderData;
  const done = useDone(loaderData.done, stamp);
  const { timeZone } = details;
  const security = { ...useSecurity(stamp, loaderData.done), proof, done };
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <div className="max-w-5xl pb-8">
        {loaderData.owesSecondStep && (
          <div className="pt-4">
            <Callout tone="warn">
              <p>{t("secondStepOwed")}</p>
            </Callout>
          </div>
        )}
        <PhotoSection name={details.name} photo={loaderData.photo} done={done} />
        <DetailsSection details={details} timeZones={timeZones} submissionKey={stamp} done={done} />
        <EmailSection email={user.email} newEmail={user.newEmail} {...security} />
        <PasswordSection email={user.email} shortest={shortest} {...security} />
        {loaderData.passkeys && <PasskeysSection passkeys={loaderData.passkeys} timeZone={timeZone} {...security} />}
        <SecondStepSection
          factors={user.factors}
          offersPhone={loaderData.offersPhone}
          codesLeft={codesLeft}
          timeZone={timeZone}
          {...security}
        />
        <SessionsSection sessions={sessions} timeZone={timeZone} done={done} />
        <IdentitiesSection identities={user.identities} {...{ provider, problem, timeZone }} {...security} />
        {loaderData.apps && <ConnectedAppsSection apps={loaderData.apps} timeZone={timeZone} done={done} />}
        <DataSection readsAudit={loaderData.readsAudit} />
      </div>
    </>
  );
}

/** Said until something else is done here: the page may be loaded anew meanwhile, since the session has changed. */
function useDone(savedPart: Part | undefined, stamp: string): Part | undefined {
  const [done, setDone] = useState(savedPart);
  const [last, setLast] = useState(stamp);
  const isSending = useFetchers().some(({ state }) => state === "submitting");
  if (stamp !== last) {
    setLast(stamp);
    if (savedPart) setDone(savedPart);
  } else if (isSending && done) setDone(undefined);
  return done;
}

function useSecurity(stamp: string, done: Part | undefined): Omit<SecurityProps, "proof" | "done"> {
  const { pathname, search } = useLocation();
  const [stamps, setStamps] = useState<Partial<Record<Part, string>>>(done ? { [done]: stamp } : {});
  if (done && stamps[done] !== stamp) setStamps({ ...stamps, [done]: stamp });
  return {
    stampOf: (part) => stamps[part] ?? "",
    codeAction: (section) => `${pathname}?do=proof-code&at=${section}`,
    isAt: (section) => new URLSearchParams(search).get("at") === section,
  };
}
