import { useTranslations } from "use-intl";
import { creating } from "#features/ground/master-data/share/kind-action.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/create-item-kind.page";
import { createItemKind } from "./commands.server.ts";
import { ItemKindScreen, type ItemKindValues } from "./item-kind-screen.tsx";
import { itemKindForm } from "./schema.ts";

export const handle = { needs: "settings.edit", messages: ["item-kinds", "master-data", "request", "forms"] };

const values: ItemKindValues = { nameEn: "", nameEs: "", isNumbered: false, version: 0 };

export function loader({ context }: Route.LoaderArgs) {
  insist(context, "settings.edit", "everywhere");
  return { values, submissionKey: crypto.randomUUID() };
}

export const action = creating("item-kind", itemKindForm, createItemKind);

export default function CreateItemKindPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemKindScreen {...loaderData} title={useTranslations("item-kinds")("newOne")} reply={actionData} />;
}
