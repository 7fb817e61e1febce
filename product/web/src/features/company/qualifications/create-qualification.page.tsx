import { useTranslations } from "use-intl";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { formAction } from "#request/forms/form-action.ts";
import type { Route } from "./+types/create-qualification.page";
import { createQualification } from "./commands.server.ts";
import { QualificationScreen, type QualificationValues } from "./qualification-screen.tsx";
import { qualificationsAddress } from "./schema.ts";
import { choosableQualifications } from "./queries.server.ts";
import { qualificationForm } from "./schema.ts";
import { insist } from "#request/who-may.ts";

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
  insist(context, "settings.edit", "everywhere");
  return { values, others: await choosableQualifications(), submissionKey: crypto.randomUUID() };
}

export const action = formAction("settings.edit", qualificationForm, createQualification, ({ id }, request) =>
  recordAddress(qualificationsAddress, id, request),
);

export default function CreateQualificationPage({ loaderData, actionData }: Route.ComponentProps) {
  return <QualificationScreen {...loaderData} title={useTranslations("qualifications")("newOne")} reply={actionData} />;
}
