import { useTranslations } from "use-intl";
import { usualAlertDays } from "@product/domain/company/document-types";
import { countries } from "@product/domain/people/workers";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import type { Route } from "./+types/create-document-type.page";
import { createDocumentType } from "./commands.server.ts";
import { DocumentTypeScreen, type DocumentTypeValues } from "./document-type-screen.tsx";
import { choosableFor } from "./queries.server.ts";
import { documentTypeForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "settings.edit.papers",
  messages: ["document-types", "workers", "master-data", "request", "forms"],
};

const values: DocumentTypeValues = {
  nameEn: "",
  nameEs: "",
  countries,
  workerTypes: [],
  roles: [],
  clients: [],
  nationality: "any",
  proves: "",
  citation: "",
  citationUk: "",
  minorsOnly: false,
  requiredFor: [],
  severity: "block",
  hasExpiry: true,
  validMonths: "",
  alertDays: usualAlertDays.join(", "),
  twoSides: false,
  copyKept: true,
  isHealth: false,
  retentionRuleId: "worker-documents",
  retentionRuleUkId: "worker-documents-uk",
  verifierGroupId: "",
  version: 0,
};

export async function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit.papers", "everywhere");
  const choosable = await choosableFor(requirePermission(context, "settings.edit.papers"));
  return { values, choosable, submissionKey: crypto.randomUUID() };
}

export const action = creating("document-type", documentTypeForm, createDocumentType);

export default function CreateDocumentTypePage({ loaderData, actionData }: Route.ComponentProps) {
  return <DocumentTypeScreen {...loaderData} title={useTranslations("document-types")("newOne")} reply={actionData} />;
}
