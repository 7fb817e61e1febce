import { Form, Link, useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { decideSeveral } from "#features/site/applications/commands.server.ts";
import {
  mostAtOnce,
  pickedFrom,
  reviewAddress,
  severalActions,
  severalForm,
} from "#features/site/applications/schema.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/several.page";
import { foresee, type Foreseen } from "./queries.server.ts";
import { SeveralFields } from "./several-fields.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "submission.approve",
  messages: ["several-applications", "applications", "forms", "request"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.approve");
  const { searchParams } = pageAddress(request);
  const actionName =
    severalActions.find((each) => each === (searchParams.get("actionName") ?? searchParams.get("deed"))) ?? "reject";
  const picked = searchParams
    .getAll("picked")
    .slice(0, mostAtOnce)
    .flatMap((each) => pickedFrom(each) ?? []);
  const all = await foresee(actor, picked, actionName, context.get(requestContext).locale);
  return { actionName, all, submissionKey: crypto.randomUUID() };
}

export const action = formAction(
  "submission.approve",
  severalForm,
  decideSeveral,
  (_n, request) => `${inLocale(reviewAddress, localeOf(pageAddress(request).pathname))}#several`,
);

/** Each of them with what would happen; what cannot be decided this way is left out, and said why. */
export default function SeveralPage({ loaderData: { actionName, all, submissionKey } }: Route.ComponentProps) {
  const t = useTranslations("several-applications");
  const locale = useLocale();
  const reply = useActionData() as FormReply | undefined;
  const able = all.filter(({ not }) => not === undefined);
  return (
    <>
      <PageTitle>{t(`title:${actionName}`)}</PageTitle>
      <PageHeader title={t(`title:${actionName}`)} description={t("intro")} />
      <div className="flex max-w-3xl flex-col gap-6 pt-4">
        <Table caption={t(`title:${actionName}`)}>
          <TableHead>
            <TableHeading>{t("name")}</TableHeading>
            <TableHeading>{t("form")}</TableHeading>
            <TableHeading>{t("happens")}</TableHeading>
          </TableHead>
          <TableBody>
            {all.map((each) => (
              <TableRow key={each.id}>
                <TableCell heading>{each.name || t("nameless")}</TableCell>
                <TableCell label={t("form")}>{each.form}</TableCell>
                <TableCell label={t("happens")}>
                  <Happens each={each} actionName={actionName} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {able.length === 0 && <p className="text-fg-2">{t("none")}</p>}
        <Form method="post" className="flex flex-col gap-4">
          <SubmissionKey value={submissionKey} />
          <input type="hidden" name="actionName" value={actionName} />
          {able.map(({ id, picked }) => (
            <input key={id} type="hidden" name="picked" value={picked} />
          ))}
          <SeveralFields actionName={actionName} reply={reply} />
          <div className="flex flex-wrap gap-3">
            {able.length > 0 && (
              <Button type="submit" look={actionName === "reject" ? "danger-solid" : "primary"} size="form">
                {t(`confirm:${actionName}`, { n: able.length })}
              </Button>
            )}
            <Link to={inLocale(reviewAddress, locale)} className={buttonClass("quiet", "form")}>
              {t("back")}
            </Link>
          </div>
        </Form>
      </div>
    </>
  );
}

type HappensProps = { each: Foreseen; actionName: Route.ComponentProps["loaderData"]["actionName"] };

function Happens({ each: { not, code, language }, actionName }: HappensProps) {
  const t = useTranslations("several-applications");
  if (not) return <StatusLight tone="warn">{t(`not:${not}`)}</StatusLight>;
  if (code) return <StatusLight tone="ok">{t("will:update", { code })}</StatusLight>;
  return <StatusLight tone="ok">{t(`will:${actionName}`, { language: t(`language:${language}`) })}</StatusLight>;
}
