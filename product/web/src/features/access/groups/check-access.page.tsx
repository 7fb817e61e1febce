import { placeNames } from "#features/ground/master-data/queries.server.ts";
import { Form, Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { recordKinds, records } from "@product/domain/permissions/fields";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { failure } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/check-access.page";
import { checkAccess } from "./check-access.server.ts";
import { CheckVerdict } from "./check-verdict.tsx";
import { GroupsFrame } from "./frame.tsx";
import { colleagues } from "./queries.server.ts";
import { checkQuery } from "./schema.ts";
import { workerCalled, workersCalled } from "./workers-called.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "group.view", alsoNeeds: "staff.view", messages: ["groups", "permissions"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "group.view");
  if (!isPermitted(actor, "staff.view")) throw failure("notPermitted");
  const question = checkQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  const found = question.worker ? await workersCalled(actor, question.worker) : [];
  // When several workers have the name, one of them has to be chosen first.
  const record = question.worker ? found[0]?.id : question.record;
  const isClear = !question.worker || found.length === 1;
  const [people, verdict, worker] = await Promise.all([
    colleagues(actor),
    isClear ? checkAccess(actor, { ...question, record }) : undefined,
    isClear && record ? workerCalled(actor, record) : undefined,
  ]);
  return { question: { ...question, record }, people, verdict, worker, found, isClear, placeNames: await placeNames() };
}

/** The permission simulator: could this person see this field of that record, and why? */
export default function CheckAccessPage({ loaderData }: Route.ComponentProps) {
  const { question, people, verdict, worker, found, isClear } = loaderData;
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
      <Form
        method="get"
        className="mb-5 grid max-w-4xl items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      >
        <SelectField name="person" label={t("person")} defaultValue={question.person ?? ""} required>
          <option value="">{t("choose")}</option>
          {anyone}
        </SelectField>
        <SelectField name="field" label={t("field")} defaultValue={question.field ?? ""} required>
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
        <SelectField name="record" label={t("ofWhom")} defaultValue={question.record ?? ""} key={question.record}>
          <option value="">{t("anyone")}</option>
          {worker && <option value={worker.id}>{worker.name}</option>}
          {anyone}
        </SelectField>
        <Field name="worker" label={t("orWorker")} maxLength={100} defaultValue={isClear ? "" : question.worker} />
        <Button size="form" look="quiet" className="h-9">
          {t("check")}
        </Button>
      </Form>
      <div aria-live="polite">
        {!isClear && <ChooseWorker found={found} />}
        {verdict && <CheckVerdict verdict={verdict} locale={locale} placeNames={loaderData.placeNames} />}
      </div>
    </GroupsFrame>
  );
}

/** Those with the name that was typed, each as the record to ask about. */
function ChooseWorker({ found }: { found: readonly { id: string; name: string }[] }) {
  const t = useTranslations("groups");
  const [search] = useSearchParams();
  if (found.length === 0) return <p className="text-compact">{t("noWorker")}</p>;
  const asking = (id: string) => {
    const query = new URLSearchParams(search);
    query.delete("worker");
    query.set("record", id);
    return `?${query}`;
  };
  return (
    <section aria-label={t("whichWorker")}>
      <h2 className="mb-1 text-sm font-semibold">{t("whichWorker")}</h2>
      <ul className="flex flex-col gap-1 text-compact">
        {found.map(({ id, name }) => (
          <li key={id}>
            <Link to={asking(id)} className="touch-target underline underline-offset-3">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
