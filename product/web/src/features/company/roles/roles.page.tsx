import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { z } from "zod";
import { Button } from "@product/ui/controls/button";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { RecordList } from "#features/ground/master-data/share/record-list.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/roles.page";
import { createUsualRoles } from "./commands.server.ts";
import { roleRows, type RoleRow } from "./queries.server.ts";
import { rolesAddress } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.view", messages: ["roles", "master-data", "request", "forms"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  return {
    rows: await roleRows(),
    mayCreate: isPermitted(actor, "settings.edit", "everywhere"),
    submissionKey: crypto.randomUUID(),
  };
}

export const action = async (sent: Route.ActionArgs) => {
  requirePermission(sent.context, "settings.view");
  return formAction(
    "settings.edit",
    z.object({}),
    createUsualRoles,
    (_, request) => pageAddress(request).pathname,
  )(sent);
};

export default function RolesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, mayCreate, submissionKey } = loaderData;
  const t = useTranslations("roles");
  const locale = useLocale();
  return (
    <RecordList
      title={t("title")}
      description={t("intro")}
      address={rolesAddress}
      rows={rows}
      nameOf={({ nameEn, nameEs }: RoleRow) => (locale === "es" ? nameEs : nameEn)}
      named={t("role")}
      columns={[
        { heading: t("minimumAge"), cell: ({ minimumAge }) => minimumAge, numeric: true },
        { heading: t("leads"), cell: ({ leads }) => (leads ? t("yes") : "–") },
      ]}
      newOne={mayCreate ? t("newOne") : undefined}
      none={{ title: t("noneTitle"), text: t("noneText") }}
      notice={actionData && <Rejection reply={actionData} fields={[]} />}
      start={
        mayCreate && (
          <Form method="post">
            <SubmissionKey value={submissionKey} />
            <Button type="submit" look="quiet">
              {t("addUsual")}
            </Button>
          </Form>
        )
      }
    />
  );
}
