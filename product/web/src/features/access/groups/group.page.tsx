import { data, Form, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { ownerKey } from "@product/domain/groups";
import { Button } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import { PageHeader } from "@product/ui/page-header";
import { accountOf } from "#features/access/account/queries.server.ts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { History } from "#features/ground/audit/share/history.tsx";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { failure } from "#request/failures.ts";
import { namesAction } from "#request/forms/named-action.ts";
import { formAction, type Sent } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/group.page";
import { acceptPermissions, archiveGroup, dismissPermissions, editGroup, restoreGroup } from "./commands.server.ts";
import { groupsAddress } from "./frame.tsx";
import { GroupForm, groupFormId } from "./group-form.tsx";
import { placeNames } from "#features/ground/master-data/queries.server.ts";
import { groupName, groupPurpose } from "./group-words.ts";
import { MemberTable } from "./member-table.tsx";
import { NewPermissions } from "./new-permissions.tsx";
import { heldEverywhere, isUuid } from "./own-permissions.ts";
import { colleagues, groupWith, membersOf, proposedFor } from "./queries.server.ts";
import { groupAction, groupForm, proposalForm } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "group.view", messages: ["groups", "permissions", "request", "forms", "audit"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "group.view");
  const group = isUuid(params.groupId) ? await groupWith(params.groupId) : undefined;
  if (!group) throw failure("pageNotFound", { path: params.groupId });
  const seesStaff = isPermitted(actor, "staff.view");
  // A group that gives more than the actor holds everywhere is not the actor's to change.
  const ownPermissions = new Set(heldEverywhere(actor));
  const isOwnToChange = group.permissions.every((permission) => ownPermissions.has(permission));
  const mayEdit = isOwnToChange && isPermitted(actor, "group.edit");
  const { saved, headers } = takeSaved(request);
  const { id, key, nameEn, nameEs, purposeEn, purposeEs, secondFactorRequired, responsibleId, permissions, version } =
    group;
  return data(
    {
      id,
      isOwner: key === ownerKey,
      isArchived: group.archivedAt !== null,
      values: {
        nameEn,
        nameEs,
        purposeEn,
        purposeEs,
        secondFactorRequired,
        responsibleId: responsibleId ?? "",
        permissions,
        version,
      },
      members: seesStaff ? await membersOf(actor, id) : undefined,
      placeNames: seesStaff ? await placeNames() : {},
      colleagues: mayEdit ? await colleagues(actor, responsibleId) : [],
      ownPermissions: mayEdit ? [...ownPermissions] : [],
      mayEdit,
      proposed: mayEdit ? await proposedFor(id) : [],
      history:
        isPermitted(actor, "group.edit") || isPermitted(actor, "audit.view")
          ? await historyOf(actor, "group", id)
          : undefined,
      mayArchive: isOwnToChange && isPermitted(actor, "group.delete"),
      timeZone: (actor.kind === "person" && (await accountOf(actor.id))?.timeZone) || "Europe/Madrid",
      submissionKey: crypto.randomUUID(),
      saved,
    },
    { headers },
  );
}

const addressOf = (id: string, request: Request) =>
  inLocale(`${groupsAddress}/${id}`, localeOf(new URL(request.url).pathname));

export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isUuid(params.groupId)) throw failure("pageNotFound", { path: params.groupId });
  const id = params.groupId;
  const sent: Sent = { request, context };
  if (new URL(request.url).searchParams.has("proposed"))
    return formAction(
      "group.edit",
      proposalForm,
      (actor, { actionName, ...form }) =>
        actionName === "accept" && form.permissions.length > 0
          ? acceptPermissions(actor, id, form)
          : dismissPermissions(actor, id),
      (_done, from) => addressOf(id, from),
    )(sent);
  if (namesAction(request))
    return formAction(
      "group.delete",
      groupAction,
      (actor, { actionName }) => (actionName === "archive" ? archiveGroup(actor, id) : restoreGroup(actor, id)),
      (_done, from) => addressOf(id, from),
    )(sent);
  return formAction(
    "group.edit",
    groupForm,
    (actor, form) => editGroup(actor, id, form),
    (_saved, from) => addressOf(id, from),
  )(sent);
}

/** A refused form needs the group as it is now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

export default function GroupPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("groups");
  const locale = useLocale();
  const { values, isOwner, isArchived, members, mayEdit, mayArchive, saved, submissionKey, ownPermissions, timeZone } =
    loaderData;
  const isUnsaved = useUnsaved(groupFormId, values);
  const name = groupName(values, locale);
  const isOfProposal = ["accept", "dismiss"].includes(String(reply?.result.initialValue?.["actionName"]));
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeader
        title={
          <>
            {name} {isArchived && <Badge>{t("archived")}</Badge>}
          </>
        }
        description={groupPurpose(values, locale)}
      />
      {!isArchived && (
        <NewPermissions
          proposed={loaderData.proposed}
          ownPermissions={ownPermissions}
          reply={isOfProposal ? reply : undefined}
        />
      )}
      <fieldset disabled={!mayEdit || isArchived} className="contents">
        <GroupForm
          {...{ values, submissionKey, ownPermissions, isOwner }}
          reply={isOfProposal ? undefined : reply}
          colleagues={loaderData.colleagues}
        />
      </fieldset>
      <div className="flex max-w-5xl flex-col gap-7 pb-8">
        {members && (
          <FormPart heading={t("membersHeading")} why={t("membersWhy")}>
            <MemberTable members={members} placeNames={loaderData.placeNames} timeZone={timeZone} />
          </FormPart>
        )}
        {mayArchive && !isOwner && (
          <FormPart heading={t("archive")} why={t("archiveWhy")}>
            <Form method="post" action="?do">
              <Button
                look={isArchived ? "quiet" : "danger"}
                name="actionName"
                value={isArchived ? "restore" : "archive"}
              >
                {isArchived ? t("restore") : t("archive")}
              </Button>
            </Form>
          </FormPart>
        )}
      </div>
      {mayEdit && !isArchived && (
        <SaveBar
          formId={groupFormId}
          isUnsaved={isUnsaved}
          saved={saved ? t("saved") : undefined}
          canDiscard={reply === undefined}
        />
      )}
      <UnsavedGuard when={isUnsaved} />
      {loaderData.history && <History entries={loaderData.history} />}
    </>
  );
}
