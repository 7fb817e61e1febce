import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { RecordScreen, type RecordValues } from "#features/ground/master-data/share/record-screen.tsx";
import { DocumentTypeFields } from "./document-type-fields.tsx";
import { lists, texts, type Box, type List, type Text } from "./fields.ts";
import type { Choosable } from "./queries.server.ts";

export type DocumentTypeValues = RecordValues<Text, Box, List>;

type DocumentTypeScreenProps = Omit<
  ComponentProps<typeof RecordScreen<Text, Box, List>>,
  "texts" | "lists" | "labelOf" | "description" | "children"
> & { choosable: Choosable };

export function DocumentTypeScreen({ choosable, ...screen }: DocumentTypeScreenProps) {
  const t = useTranslations("document-types");
  return (
    <RecordScreen {...screen} description={t("intro")} texts={texts} lists={lists} labelOf={(name) => t(name)}>
      {(form) => <DocumentTypeFields {...form} choosable={choosable} />}
    </RecordScreen>
  );
}
