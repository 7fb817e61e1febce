import { data, Form, Link, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eraseApplication } from "#features/site/application-data/commands.server.ts";
import { SureBox } from "#features/site/application-data/share/sure-box.tsx";
import { calendarDay, listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { readForm } from "#request/forms/read-form.ts";
import { orNotPermitted } from "#request/or-not-permitted.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/data.page";
import { heldFor } from "./held.server.ts";
import { sureForm } from "./schema.ts";

export const handle = { needs: "submission.view", alsoNeeds: "identity.view", messages: ["applications"] };

const reviewAddress = "/admin/workers/review";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.view");
  const applicationData = await heldFor(actor, recordId(params.applicationId), context.get(requestContext).locale);
  if (!applicationData) throw pageNotFound(pageAddress(request).pathname);
  const { legalEntityId: _entity, ...shown } = applicationData;
  return data(shown, { headers: { "Cache-Control": "no-store" } });
}

/** For whoever asked the office by letter or by phone: what became a worker's goes with the worker. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = requirePermission(context, "worker.delete");
  const { locale, id: requestId } = context.get(requestContext);
  const applicationData = await heldFor(actor, recordId(params.applicationId), locale);
  if (!applicationData?.mayErase) throw pageNotFound(pageAddress(request).pathname);
  const form = await readForm(applicationData, request, sureForm);
  if (form.get("sure") !== "yes") return data({ isUnsure: true }, { status: 422 });
  const requestActor = { ...actor, request: { id: requestId } };
  await orNotPermitted(
    eraseApplication(context.get(filesContext), applicationData.id, requestActor, "application.erase-asked"),
  );
  return redirect(inLocale(reviewAddress, locale), 303);
}

/** The data held of one applicant, to be given to them, and its erasure where they ask for that. */
export default function ApplicantDataPage({ loaderData: applicationData, actionData, params }: Route.ComponentProps) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const here = inLocale(`${reviewAddress}/${params.applicationId}/data.json`, locale);
  const title = t("dataTitle", { name: applicationData.name || t("nameless") });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={
          applicationData.keptUntil && t("dataKept", { day: calendarDay(applicationData.keptUntil, locale) })
        }
        actions={
          <>
            <Link
              to={`${inLocale(reviewAddress, locale)}?application=${params.applicationId}`}
              className={buttonClass("quiet")}
            >
              {t("dataBack")}
            </Link>
            <a href={here} className={buttonClass("primary")}>
              {t("dataExport")}
            </a>
          </>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6 pb-8">
        {applicationData.leftOut.length > 0 && (
          <p className="text-compact text-fg-2">
            {t("dataLeftOut", { fields: listOf(applicationData.leftOut, locale) })}
          </p>
        )}
        <Table caption={title}>
          <TableHead>
            <TableHeading>{t("dataQuestion")}</TableHeading>
            <TableHeading>{t("dataAnswer")}</TableHeading>
          </TableHead>
          <TableBody>
            {applicationData.answers.map(({ key, question, answer, files }) => (
              <TableRow key={key}>
                <TableCell heading className="font-normal text-fg-2">
                  {question}
                </TableCell>
                <TableCell label={t("dataAnswer")} className="wrap-anywhere">
                  {[answer, files > 0 ? t("dataFiles", { n: files }) : ""].filter(Boolean).join(", ") || "–"}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {applicationData.mayDelete &&
          (applicationData.mayErase ? <Erase isUnsure={actionData?.isUnsure ?? false} /> : <p>{t("dataOfWorker")}</p>)}
      </div>
    </>
  );
}

function Erase({ isUnsure }: { isUnsure: boolean }) {
  const t = useTranslations("applications");
  return (
    <section aria-labelledby="erase" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="erase" className="text-sm font-semibold">
        {t("eraseTitle")}
      </h2>
      <p className="text-compact text-pretty text-fg-2">{t("eraseText")}</p>
      <Form method="post" className="flex flex-col items-start gap-3">
        <SureBox label={t("eraseSure")} unsure={isUnsure ? t("eraseUnsure") : undefined} />
        <Button type="submit" look="danger" size="form">
          {t("erase")}
        </Button>
      </Form>
    </section>
  );
}
