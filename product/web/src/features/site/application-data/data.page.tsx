import { data, Form, Link, redirect, useNavigation, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Column } from "@product/ui/column";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { themselves } from "@product/domain/actor";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Route } from "./+types/data.page";
import { eraseApplication } from "./commands.server.ts";
import { heldBehind } from "./queries.server.ts";
import { eraseForm } from "./schema.ts";
import { SureBox } from "./share/sure-box.tsx";

export const handle = { needs: "public", messages: ["application-data"] };

// The address is the key: no other site may learn it.
export const headers = () => ({ "Referrer-Policy": "same-origin", "Cache-Control": "no-store" });

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const applicationData = await heldBehind(params.token, context.get(requestContext).locale);
  const isErased = pageAddress(request).searchParams.has("erased");
  return data({ applicationData, token: params.token }, { status: applicationData || isErased ? 200 : 404 });
}

/** The holder of the link may take back what they sent: it is theirs, and no reason is asked. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { pathname } = pageAddress(request);
  const applicationData = await heldBehind(params.token, context.get(requestContext).locale);
  if (!applicationData?.mayErase) throw pageNotFound(pathname);
  const form = await readForm(applicationData, request, eraseForm);
  if (form.get("sure") !== "yes") return data({ isUnsure: true }, { status: 422 });
  await eraseApplication(context.get(filesContext), applicationData.id, themselves);
  return redirect(`${pathname}?erased`, 303);
}

export default function ApplicationDataPage({
  loaderData: { applicationData, token },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations("application-data");
  const locale = useLocale();
  const [search] = useSearchParams();
  const gone = search.has("erased") ? "erased" : "gone";
  const title = t(applicationData ? "title" : `${gone}Title`);
  return (
    <Column className="flex max-w-2xl flex-col gap-6 py-10 sm:py-16">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-col gap-2">
        {applicationData && <p className="text-sm text-fg-3">{applicationData.form}</p>}
        <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em]">{title}</h1>
        <p className="text-pretty text-fg-2">{t(applicationData ? "intro" : `${gone}Text`)}</p>
        {applicationData?.keptUntil && (
          <p className="text-pretty text-fg-2">
            {t("keptUntil", { day: calendarDay(applicationData.keptUntil, locale) })}
          </p>
        )}
      </header>
      {applicationData && (
        <>
          <HeldAnswers answers={applicationData.answers} />
          <div className="flex flex-wrap gap-3">
            <a href={inLocale(`/signup/resume/${token}/data.json`, locale)} className={buttonClass("quiet", "form")}>
              {t("download")}
            </a>
            <Link to={inLocale(`/signup/resume/${token}`, locale)} className={buttonClass("ghost", "form")}>
              {t("back")}
            </Link>
          </div>
          {applicationData.mayErase ? (
            <Erase isUnsure={actionData?.isUnsure ?? false} />
          ) : (
            <p className="text-pretty text-fg-2">{t("ofWorker")}</p>
          )}
        </>
      )}
    </Column>
  );
}

type Answers = NonNullable<Route.ComponentProps["loaderData"]["applicationData"]>["answers"];

function HeldAnswers({ answers }: { answers: Answers }) {
  const t = useTranslations("application-data");
  return (
    <Table caption={t("title")}>
      <TableHead>
        <TableHeading>{t("question")}</TableHeading>
        <TableHeading>{t("answer")}</TableHeading>
      </TableHead>
      <TableBody>
        {answers.map(({ key, question, answer, files }) => (
          <TableRow key={key}>
            <TableCell heading className="font-normal text-fg-2">
              {question}
            </TableCell>
            <TableCell label={t("answer")} className="wrap-anywhere">
              {[answer, files > 0 ? t("filesSent", { n: files }) : ""].filter(Boolean).join(", ") || "–"}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Erase({ isUnsure }: { isUnsure: boolean }) {
  const t = useTranslations("application-data");
  const isSending = useNavigation().formMethod === "POST";
  return (
    <section aria-labelledby="erase" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="erase" className="font-semibold">
        {t("eraseTitle")}
      </h2>
      <p className="text-pretty text-fg-2">{t("eraseText")}</p>
      <Form method="post" className="flex flex-col items-start gap-3">
        <SureBox label={t("eraseSure")} unsure={isUnsure ? t("eraseUnsure") : undefined} />
        <Button type="submit" look="danger" size="form" busy={isSending} className="max-sm:w-full">
          {t("erase")}
        </Button>
      </Form>
    </section>
  );
}
