import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { chapters, permissionsOf, type Chapter } from "@product/domain/permissions/catalogue";
import { Avatar } from "@product/ui/records/avatar";
import { Button } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { SelectField } from "@product/ui/controls/select-field";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { placeNames } from "#features/ground/master-data/queries.server.ts";
import { usePermissionWords } from "#features/ground/permissions/share/permission-name.tsx";
import { inLocale } from "#i18n/locale.ts";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/who-has.page";
import { GroupsFrame, groupsAddress } from "./frame.tsx";
import { groupName, usePlaceWords } from "./group-words.ts";
import { holdersOf, type Holder } from "./queries.server.ts";
import { whoQuery } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "group.view", alsoNeeds: "staff.view", messages: ["groups", "permissions"] };

/** The holders of a permission are data about people, so the page also needs the permission to see colleagues. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "group.view");
  if (!isPermitted(actor, "staff.view")) throw failure("notPermitted");
  const { permission } = whoQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  return { permission, holders: permission ? await holdersOf(actor, permission) : [], placeNames: await placeNames() };
}

export default function WhoHasPage({ loaderData: { permission, holders, placeNames: names } }: Route.ComponentProps) {
  const t = useTranslations("groups");
  const words = usePermissionWords();
  return (
    <GroupsFrame tab="who">
      <Form method="get" className="mb-4 flex max-w-2xl flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <SelectField name="permission" label={t("permission")} help={t("whoIntro")} defaultValue={permission ?? ""}>
            <option value="">{t("choose")}</option>
            {(Object.keys(chapters) as Chapter[]).map((chapter) => (
              <optgroup key={chapter} label={words.chapter(chapter)}>
                {chapters[chapter].flatMap(permissionsOf).map((each) => (
                  <option key={each} value={each}>
                    {words.whole(each)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
        <Button look="quiet" size="form" className="mb-6 h-9">
          {t("show")}
        </Button>
      </Form>
      {permission && <Holders holders={holders} names={names} />}
    </GroupsFrame>
  );
}

function Holders({ holders, names }: { holders: readonly Holder[]; names: Record<string, string> }) {
  const t = useTranslations("groups");
  const placeOf = usePlaceWords(names);
  const locale = useLocale();
  if (holders.length === 0) return <EmptyState title={t("nobodyHas")}>{t("nobodyHasText")}</EmptyState>;
  return (
    <Table caption={t("whoList")}>
      <TableHead>
        <TableHeading>{t("name")}</TableHeading>
        <TableHeading>{t("through")}</TableHeading>
        <TableHeading>{t("where")}</TableHeading>
      </TableHead>
      <TableBody>
        {holders.map(({ userId, name, group, scope }) => (
          <TableRow key={`${userId} ${group.id} ${placeOf(scope)}`}>
            <TableCell heading>
              <span className="flex items-center gap-2.5">
                <Avatar name={name} seed={userId} />
                <Link to={inLocale(`/admin/staff/${userId}`, locale)} className={linkClass}>
                  {name}
                </Link>
              </span>
            </TableCell>
            <TableCell label={t("through")}>
              <Link to={inLocale(`${groupsAddress}/${group.id}`, locale)} className={linkClass}>
                {groupName(group, locale)}
              </Link>
            </TableCell>
            <TableCell label={t("where")}>{placeOf(scope)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const linkClass = "touch-target font-medium text-fg underline-offset-3 hover:underline";
