import { data } from "react-router";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { kindAction } from "#features/ground/master-data/share/kind-action.ts";
import { shownRecord } from "#features/ground/master-data/share/shown-record.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { failure } from "#request/failures.ts";
import type { Route } from "./+types/qualification.page";
import { archiveQualification, editQualification, restoreQualification } from "./commands.server.ts";
import { QualificationScreen } from "./qualification-screen.tsx";
import { choosableQualifications, qualificationWith } from "./queries.server.ts";
import { qualificationForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["qualifications", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const record = await qualificationWith(recordId(params.recordId));
  if (!record) throw failure("pageNotFound", { path: params.recordId });
  const { id, nameEn, nameEs, validMonths, levelsEn, levelsEs, impliedBy, version } = record;
  const { alsoFor, countedBy, askedForBy } = record;
  const { shown, headers } = await shownRecord(actor, request, "qualification", record);
  return data(
    {
      values: {
        nameEn,
        nameEs,
        validMonths: validMonths === null ? "" : String(validMonths),
        levelsEn: levelsEn.join("\n"),
        levelsEs: levelsEs.join("\n"),
        impliedBy,
        version,
      },
      others: (await choosableQualifications()).filter((other) => other.id !== id),
      graph: { alsoFor, countedBy, askedForBy },
      ...shown,
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  kindAction(sent, "qualification", recordId(params.recordId), qualificationForm, {
    edit: editQualification,
    archive: archiveQualification,
    restore: restoreQualification,
  });

export default function QualificationPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QualificationScreen
      {...loaderData}
      history={shownHistory(loaderData.history)}
      title={useNames().nameOf(loaderData.values)}
      reply={actionData}
    />
  );
}
