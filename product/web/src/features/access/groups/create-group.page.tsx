import { data, Form, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { everyPermission } from "@product/domain/permissions/catalogue";
import { templateKeys, templates, type TemplateKey } from "@product/domain/permissions/templates";
import { Button } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { SelectField } from "@product/ui/controls/select-field";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/create-group.page";
import { createGroup } from "./commands.server.ts";
import { groupsAddress } from "./frame.tsx";
import { GroupForm, groupFormId, type GroupValues } from "./group-form.tsx";
import { groupName } from "./group-words.ts";
import { heldEverywhere, isUuid } from "./own-permissions.ts";
import { colleagues, groupRows, groupWith } from "./queries.server.ts";
import { groupForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "group.create", messages: ["groups", "permissions", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "group.create");
  const ownPermissions = heldEverywhere(actor);
  return data({
    values: await startingFrom(pageAddress(request).searchParams.get("from") ?? "", ownPermissions),
    templates: templateKeys.filter((key) => key !== "owner").map((key) => ({ key, ...templates[key].name })),
    groups: (await groupRows()).filter(({ isArchived }) => !isArchived),
    colleagues: await colleagues(actor),
    ownPermissions,
    submissionKey: crypto.randomUUID(),
  });
}

const empty: GroupValues = {
  nameEn: "",
  nameEs: "",
  purposeEn: "",
  purposeEs: "",
  responsibleId: "",
  secondFactorRequired: false,
  permissions: [],
  version: 0,
};

/** A template or another group, as far as the reader may give what it has. */
async function startingFrom(from: string, ownPermissions: readonly string[]): Promise<GroupValues> {
  const template = (templateKeys as readonly string[]).includes(from) ? templates[from as TemplateKey] : undefined;
  if (template)
    return {
      ...empty,
      nameEn: template.name.en,
      nameEs: template.name.es,
      purposeEn: template.purpose.en,
      purposeEs: template.purpose.es,
      permissions: template.permissions.filter((permission) => ownPermissions.includes(permission)),
    };
  const group = isUuid(from) ? await groupWith(from) : undefined;
  if (!group) return empty;
  return {
    ...empty,
    nameEn: `${group.nameEn} (copy)`,
    nameEs: `${group.nameEs} (copia)`,
    purposeEn: group.purposeEn,
    purposeEs: group.purposeEs,
    secondFactorRequired: group.secondFactorRequired,
    permissions: group.permissions.filter((permission) => ownPermissions.includes(permission)),
  };
}

export const action = formAction("group.create", groupForm, createGroup, ({ id }, request) =>
  inLocale(`${groupsAddress}/${id}`, localeOf(new URL(request.url).pathname)),
);

export default function CreateGroupPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("groups");
  const { values, colleagues: people, ownPermissions, submissionKey } = loaderData;
  const isUnsaved = useUnsaved(groupFormId, values);
  const [search] = useSearchParams();
  const from = search.get("from") ?? "";
  return (
    <>
      <PageTitle>{t("newGroup")}</PageTitle>
      <PageHeader title={t("newGroup")} description={t("intro")} />
      <StartFrom from={from} templates={loaderData.templates} groups={loaderData.groups} />
      <GroupForm key={from} {...{ values, submissionKey, reply, ownPermissions }} colleagues={people} isOwner={false} />
      {ownPermissions.length < everyPermission.length && <p className="pb-4 text-help text-fg-3">{t("beyondYou")}</p>}
      <SaveBar formId={groupFormId} isUnsaved={isUnsaved} canDiscard={reply === undefined} />
      <UnsavedGuard when={isUnsaved} />
    </>
  );
}

type StartFromProps = {
  from: string;
  templates: readonly { key: string; en: string; es: string }[];
  groups: readonly { id: string; nameEn: string; nameEs: string }[];
};

/** A form of its own that only loads the page again, so that it works without JavaScript. */
function StartFrom({ from, templates: known, groups }: StartFromProps) {
  const t = useTranslations("groups");
  const locale = useLocale();
  return (
    <Form method="get" className="mb-6 flex max-w-xl flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-56">
        <SelectField key={from} name="from" label={t("startFrom")} defaultValue={from}>
          <option value="">{t("startEmpty")}</option>
          <optgroup label={t("startTemplates")}>
            {known.map(({ key, en, es }) => (
              <option key={key} value={key}>
                {locale === "es" ? es : en}
              </option>
            ))}
          </optgroup>
          <optgroup label={t("startGroups")}>
            {groups.map((group) => (
              <option key={group.id} value={group.id}>
                {groupName(group, locale)}
              </option>
            ))}
          </optgroup>
        </SelectField>
      </div>
      <Button look="quiet" size="form" className="h-9">
        {t("startTake")}
      </Button>
      <p className="w-full text-help text-fg-3">{t("startHelp")}</p>
    </Form>
  );
}
