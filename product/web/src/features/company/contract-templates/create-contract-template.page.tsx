import { useTranslations } from "use-intl";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import type { Route } from "./+types/create-contract-template.page";
import { createContractTemplate } from "./commands.server.ts";
import { ContractTemplateScreen, type ContractTemplateValues } from "./contract-template-screen.tsx";
import { contractTemplateForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = {
  needs: "settings.edit.papers",
  messages: ["contract-templates", "workers", "master-data", "request", "forms"],
};

const values: ContractTemplateValues = {
  name: "",
  country: "ES",
  workerTypes: [],
  bodyEn: "",
  bodyEs: "",
  version: 0,
};

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "settings.edit.papers", "everywhere");
  return { values, submissionKey: crypto.randomUUID() };
}

export const action = creating("contract-template", contractTemplateForm, createContractTemplate);

export default function CreateContractTemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const title = useTranslations("contract-templates")("newOne");
  return <ContractTemplateScreen {...loaderData} title={title} reply={actionData} />;
}
