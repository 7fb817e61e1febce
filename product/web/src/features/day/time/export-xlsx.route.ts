import { workbook } from "#features/ground/listing/share/workbook.server.ts";
import { asFile } from "#features/people/workers/share/worker-file.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/export-xlsx.route";
import { registerFor } from "./files/export-answer.server.ts";
import { registerRows } from "./share/register-lines.ts";

export const handle = { needs: "time.export" };

const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const loader = ({ context, request }: Route.LoaderArgs) => {
  requirePermission(context, "time.export");
  throw pageNotFound(pageAddress(request).pathname);
};

/** The same as a workbook. */
export async function action(actionArgs: Route.ActionArgs) {
  const { name, pieces, locale } = await registerFor(actionArgs);
  return asFile(workbook(name.slice(0, 31), registerRows(pieces, locale)), `${name}.xlsx`, workbookType);
}
