import { useTranslations } from "use-intl";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import type { Route } from "./+types/create-client.page";
import { ClientScreen, type ClientValues } from "./client-screen.tsx";
import { createClient } from "./commands.server.ts";
import { clientForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "client.create", messages: ["clients", "master-data", "request", "forms"] };

const values: ClientValues = {
  name: "",
  taxId: "",
  contactName: "",
  contactEmail: "",
  contactPhone: "",
  purchaseOrderRequired: false,
  notes: "",
  version: 0,
};

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, "client.create", "everywhere");
  return { values, submissionKey: crypto.randomUUID() };
}

export const action = creating("client", clientForm, createClient);

export default function CreateClientPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientScreen {...loaderData} title={useTranslations("clients")("newOne")} reply={actionData} />;
}
