import { data } from "react-router";
import { mayDo, isPermitted } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { shownHistory } from "#features/ground/audit/share/history.tsx";
import { recordAction } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { useNames } from "#features/ground/master-data/share/use-names.ts";
import { failure } from "#request/failures.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/qualification.page";
import { archiveQualification, editQualification, restoreQualification } from "./commands.server.ts";
import { QualificationScreen } from "./qualification-screen.tsx";
import { qualificationsAddress } from "./schema.ts";
import { choosableQualifications, qualificationWith } from "./queries.server.ts";
import { qualificationForm } from "./schema.ts";
import { insist } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "settings.view",
  messages: ["qualifications", "master-data", "audit", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = insist(context, "settings.view");
  const record = await qualificationWith(recordId(params.recordId));
  if (!record) throw failure("pageNotFound", { path: params.recordId });
  const { id, nameEn, nameEs, validMonths, levelsEn, levelsEs, impliedBy, version } = record;
  const { alsoFor, countedBy, askedForBy } = record;
  const mayEdit = mayDo(actor, acts["qualification.edit"], record);
  const { saved, headers } = takeSaved(request);
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
      isArchived: record.archivedAt !== null,
      isReadOnly: !mayEdit,
      mayArchive: mayDo(actor, acts["qualification.archive"], record),
      history:
        mayEdit || isPermitted(actor, "audit.view", "everywhere")
          ? await historyOf(actor, "qualification", id)
          : undefined,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  recordAction(sent, qualificationsAddress, recordId(params.recordId), {
    edit: ["settings.edit", qualificationForm, editQualification],
    archive: ["settings.delete", archiveQualification, restoreQualification],
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
