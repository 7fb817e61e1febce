import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { accountOf } from "#features/access/account/queries.server.ts";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/imports.page";
import { beginImport } from "./commands.server.ts";
import { importsOf } from "./queries.server.ts";
import { uploadForm } from "./schema.ts";
import { toneOf } from "./steps.ts";
import { UploadForm } from "./upload-form.tsx";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "worker.create", messages: ["worker-import", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.create");
  const account = actor.kind === "person" ? await accountOf(actor.id) : undefined;
  return {
    imports: (await importsOf(actor)).map(({ id, fileName, rowCount, state, createdAt }) => ({
      id,
      fileName,
      rowCount,
      state,
      createdAt,
    })),
    isTooLarge: pageAddress(request).searchParams.has("too-large"),
    submissionKey: crypto.randomUUID(),
    timeZone: account?.timeZone ?? "Europe/Madrid",
  };
}

export const action = formAction("worker.create", uploadForm, beginImport, ({ id }, request) =>
  inLocale(`/admin/workers/import/${id}`, localeOf(new URL(request.url).pathname)),
);

/** Where a file is brought in, and what became of the others. */
export default function ImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("worker-import");
  const { imports, isTooLarge, submissionKey, timeZone } = loaderData;
  useLive("worker-import");
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <UploadForm submissionKey={submissionKey} reply={actionData} isTooLarge={isTooLarge} />
      <section aria-labelledby="imports-so-far" className="mt-8">
        <h2 id="imports-so-far" className="mb-2 text-sm font-semibold">
          {t("earlier")}
        </h2>
        {imports.length === 0 ? (
          <p className="text-compact text-fg-2">{t("noneText")}</p>
        ) : (
          <ImportTable imports={imports} timeZone={timeZone} />
        )}
      </section>
    </>
  );
}

type ImportTableProps = Pick<Route.ComponentProps["loaderData"], "imports" | "timeZone">;

function ImportTable({ imports, timeZone }: ImportTableProps) {
  const t = useTranslations("worker-import");
  const locale = useLocale();
  return (
    <Table caption={t("earlier")}>
      <TableHead>
        <TableHeading>{t("file")}</TableHeading>
        <TableHeading>{t("state")}</TableHeading>
        <TableHeading numeric>{t("rows")}</TableHeading>
        <TableHeading>{t("when")}</TableHeading>
      </TableHead>
      <TableBody>
        {imports.map(({ id, fileName, rowCount, state, createdAt }) => (
          <TableRow key={id}>
            <TableCell heading className="max-sm:basis-full">
              <Link
                to={inLocale(`/admin/workers/import/${id}`, locale)}
                className="touch-target font-medium wrap-anywhere underline-offset-3 hover:underline"
              >
                {fileName}
              </Link>
            </TableCell>
            <TableCell>
              <StatusLight tone={toneOf[state]}>{t(`state:${state}`)}</StatusLight>
            </TableCell>
            <TableCell numeric className="text-fg-2">
              <span className="max-sm:hidden">{new Intl.NumberFormat(locale).format(rowCount)}</span>
              <span className="sm:hidden">{t("rowCount", { n: rowCount })}</span>
            </TableCell>
            <TableCell className="num whitespace-nowrap text-fg-2 max-sm:ml-auto">
              {dayAndTime(createdAt, locale, timeZone)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
