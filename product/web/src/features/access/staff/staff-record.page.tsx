import { data, Link, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { beyond, holdsAt, holdsOver, placeFrom, type Grant, type Scope } from "@product/domain/permissions/grants";
import { LinkTab, LinkTabs } from "@product/ui/link-tabs";
import { grantsOf, membershipsOf } from "#features/access/account/queries.server.ts";
import { deviceOf } from "#features/ground/audit/share/device.ts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { History } from "#features/ground/audit/share/history.tsx";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/staff-record.page";
import { runAction } from "./actions.ts";
import { factorResetOf } from "./record/factor-reset.server.ts";
import { FactorSection } from "./record/factor-section.tsx";
import { DetailsSection } from "./record/details-section.tsx";
import { EffectivePermissions } from "./record/effective-permissions.tsx";
import { GroupsSection } from "./record/groups-section.tsx";
import { ComeBackSection, LeaveSection } from "./record/leave-section.tsx";
import { ownedBy } from "./owned.server.ts";
import { isPart } from "./parts.ts";
import { placesToChoose } from "./places.server.ts";
import { groupsToChoose, possibleHeirs, staffRecord } from "./queries.server.ts";
import { readerOf } from "./reader.ts";
import { RecordHeader } from "./record/record-header.tsx";
import { SessionRows } from "./record/session-rows.tsx";
import { StaffFacts } from "./record/staff-facts.tsx";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "staff.view",
  messages: ["staff", "groups", "permissions", "login", "forms", "request", "audit"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, reader, timeZone } = await readerOf(context);
  const userId = z.uuid().safeParse(params.userId).data;
  const record = userId && (await staffRecord(reader, userId));
  if (!userId || !record) throw pageNotFound(pageAddress(request).pathname);
  const { person, scopes, version } = record;
  const { sessions, ...facts } = person;
  const isOneself = actor.kind === "person" && actor.id === userId;
  const may = mayDoTo(reader.grants, scopes, grantsOf(await membershipsOf(userId)));
  const address = pageAddress(request).searchParams;
  const { auth, delivery } = context.get(requestContext).settings;
  const isOurs = auth.url === undefined;
  const isProtected = facts.secondFactor === true && facts.state !== "deactivated";
  const mayReset = may.edit && !isOneself && isProtected && isOurs;
  const [groups, places, owned, heirs, history, resetRequest] = await Promise.all([
    may.changeGroups ? groupsToChoose(reader.locale) : [],
    may.changeGroups ? placesToChoose() : [],
    may.leave ? ownedBy(userId) : [],
    may.leave ? possibleHeirs(reader, userId) : [],
    may.seeHistory && address.get("show") === "history" ? historyOf(actor, "staff", userId) : undefined,
    mayReset ? factorResetOf(userId) : undefined,
  ]);
  const { part, headers } = takeSaved(request);
  const mailsLeave = delivery.account === "sent";
  return data(
    {
      person: {
        ...facts,
        ...(sessions && {
          sessions: sessions.map(({ userAgent, ...session }) => ({ device: deviceOf(userAgent), ...session })),
        }),
      },
      version,
      timeZone,
      may: {
        ...may,
        leave: may.leave && !isOneself,
        viewAs: may.viewAs && !isOneself,
        signOut: may.edit && !isOneself && isOurs,
        resetLink: may.edit && !isOneself && !mailsLeave,
        resetFactor: mayReset,
      },
      mailsLeave,
      history,
      refused: viewRefusals.find((code) => code === address.get("refused")),
      groups,
      places,
      owned: owned.map(({ kind, id, nameEn, nameEs }) => ({
        kind,
        id,
        name: reader.locale === "es" ? nameEs : nameEn,
      })),
      heirs,
      factorReset: resetRequest && {
        name: resetRequest.name,
        at: resetRequest.at,
        isMine: actor.kind === "person" && resetRequest.by === actor.id,
      },
      done: isPart(part) ? part : undefined,
      stamp: crypto.randomUUID(),
    },
    { headers },
  );
}

/** Why someone could not be looked through the eyes of; the way there leads back here. */
const viewRefusals = ["view-as.beyond-you", "staff.yourself", "staff.changed-meanwhile"] as const;

/**
 * A permission in one place does not reach a colleague who is also elsewhere, nor one who holds more than the actor;
 * groups are given and taken one by one.
 */
function mayDoTo(grants: readonly Grant[], scopes: readonly Scope[], theirGrants: readonly Grant[]) {
  const place = placeFrom(scopes);
  const isBeyond = beyond(theirGrants, grants).length > 0;
  const may = (permission: "staff.edit" | "staff.create" | "staff.delete") =>
    !isBeyond && holdsAt(grants, permission, place) && holdsOver(grants, permission, scopes);
  return {
    edit: may("staff.edit"),
    changeGroups: holdsAt(grants, "staff.edit", place),
    inviteAgain: may("staff.create"),
    leave: may("staff.delete"),
    viewAs: !isBeyond && holdsAt(grants, "staff.impersonate", {}),
    seeHistory: holdsAt(grants, "audit.view", {}) || may("staff.edit"),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  requirePermission(context, "staff.view");
  const userId = z.uuid().safeParse(params.userId).data;
  if (!userId) throw pageNotFound(pageAddress(request).pathname);
  return runAction({ request, context }, userId);
}

/** A refused form needs what is saved now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export default function StaffRecordPage({ loaderData }: Route.ComponentProps) {
  const { person } = loaderData;
  const { search } = useLocation();
  const shown = new URLSearchParams(search).get("show");
  const isShown = (part: string) => shown === part;
  return (
    <>
      <PageTitle>{person.name ?? ""}</PageTitle>
      <RecordHeader {...loaderData} />
      <Parts
        shown={shown}
        withSessions={person.sessions !== undefined}
        withHistory={loaderData.may.seeHistory}
        permissions={person.permissions?.length ?? 0}
      />
      {isShown("permissions") && <EffectivePermissions permissions={person.permissions ?? []} />}
      {isShown("sessions") && person.sessions && (
        <SessionRows
          sessions={person.sessions}
          timeZone={loaderData.timeZone}
          maySignOut={loaderData.may.signOut}
          version={loaderData.version}
          submissionKey={loaderData.stamp}
        />
      )}
      {loaderData.history && <History entries={loaderData.history} />}
      {!isShown("permissions") && !isShown("sessions") && !loaderData.history && <Overview {...loaderData} />}
    </>
  );
}

function Parts({
  shown,
  withSessions,
  withHistory,
  permissions,
}: {
  shown: string | null;
  withSessions: boolean;
  withHistory: boolean;
  permissions: number;
}) {
  const t = useTranslations("staff");
  const { pathname } = useLocation();
  return (
    <LinkTabs label={t("parts")}>
      <LinkTab current={!["permissions", "sessions", "history"].includes(shown ?? "")}>
        <Link to={pathname}>{t("part:overview")}</Link>
      </LinkTab>
      <LinkTab current={shown === "permissions"} count={permissions}>
        <Link to={`${pathname}?show=permissions`}>{t("part:permissions")}</Link>
      </LinkTab>
      {withSessions && (
        <LinkTab current={shown === "sessions"}>
          <Link to={`${pathname}?show=sessions`}>{t("part:sessions")}</Link>
        </LinkTab>
      )}
      {withHistory && (
        <LinkTab current={shown === "history"}>
          <Link to={`${pathname}?show=history`}>{t("part:history")}</Link>
        </LinkTab>
      )}
    </LinkTabs>
  );
}

type RecordData = Route.ComponentProps["loaderData"];

function Overview(record: RecordData) {
  const { person, version, timeZone, may, groups, places, owned, heirs, factorReset, done, stamp } = record;
  const shared = { version, done, submissionKey: stamp };
  return (
    <div className="grid items-start gap-x-10 gap-y-8 pt-5 pb-8 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="flex min-w-0 flex-col gap-8 max-lg:order-2">
        <GroupsSection
          key={`groups ${version}`}
          memberships={person.groups ?? []}
          groups={groups}
          places={places}
          mayChange={may.changeGroups}
          {...shared}
        />
        {may.edit && <DetailsSection key={`details ${version}`} person={person} {...shared} />}
        {may.resetFactor && <FactorSection resetRequest={factorReset} timeZone={timeZone} {...shared} />}
        {may.leave && person.state !== "deactivated" && <LeaveSection owned={owned} heirs={heirs} {...shared} />}
        {may.leave && person.state === "deactivated" && <ComeBackSection {...shared} />}
      </div>
      <StaffFacts person={person} timeZone={timeZone} />
    </div>
  );
}
