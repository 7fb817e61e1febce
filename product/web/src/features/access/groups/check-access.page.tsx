import { placeNames } from "#features/ground/master-data/queries.server.ts";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { recordKinds, records } from "@product/domain/permissions/fields";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/check-access.page";
import { checkAccess } from "./check-access.server.ts";
import { CheckVerdict } from "./check-verdict.tsx";
import { GroupsFrame } from "./frame.tsx";
import { colleagues } from "./queries.server.ts";
import { checkQuery } from "./schema.ts";
import { isPermitted } from "@product/domain/actor";
import { insist } from "#request/who-may.ts";

export const handle = { needs: "group.view", alsoNeeds: "staff.view", messages: ["groups", "permissions"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = insist(context, "group.view");
  if (!isPermitted(actor, "staff.view")) throw failure("notPermitted");
  const asked = checkQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  const [people, verdict] = await Promise.all([colleagues(actor), checkAccess(actor, asked)]);
  return { asked, people, verdict, placeNames: await placeNames() };
}

/** The permission simulator: could this person see this field of that record, and why? */
export default function CheckAccessPage({ loaderData }: Route.ComponentProps) {
  const { asked, people, verdict } = loaderData;
  const t = useTranslations("groups");
  const locale = useLocale();
  const anyone = people.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  return (
    <GroupsFrame tab="check">
      <p className="mb-4 max-w-[80ch] text-compact text-fg-2">{t("checkIntro")}</p>
      <Form method="get" className="mb-5 grid max-w-4xl items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <SelectField name="person" label={t("person")} defaultValue={asked.person ?? ""} required>
          <option value="">{t("choose")}</option>
          {anyone}
        </SelectField>
        <SelectField name="field" label={t("field")} defaultValue={asked.field ?? ""} required>
          <option value="">{t("choose")}</option>
          {recordKinds.map((kind) => (
            <optgroup key={kind} label={t(`record:${kind}`)}>
              {Object.keys(records[kind].fields).map((field) => (
                <option key={field} value={`${kind}.${field}`}>
                  {t(`field:${kind}/${field}` as "field:staff/name")}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField name="record" label={t("ofWhom")} defaultValue={asked.record ?? ""}>
          <option value="">{t("anyone")}</option>
          {anyone}
        </SelectField>
        <Button size="form" look="quiet" className="h-9">
          {t("check")}
        </Button>
      </Form>
      <div aria-live="polite">
        {verdict && <CheckVerdict verdict={verdict} locale={locale} placeNames={loaderData.placeNames} />}
      </div>
    </GroupsFrame>
  );
}
