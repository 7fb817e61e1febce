import { useTranslations } from "use-intl";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import type { Route } from "./+types/create-qualification.page";
import { createQualification } from "./commands.server.ts";
import { QualificationScreen, type QualificationValues } from "./qualification-screen.tsx";
import { choosableQualifications } from "./queries.server.ts";
import { qualificationForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.edit", messages: ["qualifications", "master-data", "request", "forms"] };

const values: QualificationValues = {
  nameEn: "",
  nameEs: "",
  validMonths: "",
  levelsEn: "",
  levelsEs: "",
  impliedBy: [],
  version: 0,
};

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit", "everywhere");
  return { values, others: await choosableQualifications(), submissionKey: crypto.randomUUID() };
}

export const action = creating("qualification", qualificationForm, createQualification);

export default function CreateQualificationPage({ loaderData, actionData }: Route.ComponentProps) {
  return <QualificationScreen {...loaderData} title={useTranslations("qualifications")("newOne")} reply={actionData} />;
}
