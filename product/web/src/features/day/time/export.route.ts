import { fileAnswer } from "#features/people/workers/share/worker-file.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/export.route";
import { registerFor } from "./files/export-answer.server.ts";
import { registerLines } from "./share/register-lines.ts";

export const handle = { needs: "time.export" };

/** Only a form brings the file: a link could be followed by a machine, and each export is written down. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requirePermission(context, "time.export");
  throw pageNotFound(pageAddress(request).pathname);
};

export async function action(actionArgs: Route.ActionArgs) {
  const { name, pieces, locale } = await registerFor(actionArgs);
  return fileAnswer(registerLines(pieces, locale), name);
}
