import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { RecordScreen } from "#features/ground/master-data/share/record-screen.tsx";
import { EventFields, eventTexts, type EventText } from "./event-fields.tsx";
import type { EventChoices } from "./queries.server.ts";

type EventScreenProps = Omit<
  ComponentProps<typeof RecordScreen<EventText, never, "managers">>,
  "texts" | "lists" | "labelOf" | "description" | "children"
> & { choices: EventChoices };

/** Form of an event: name, place and days. */
export function EventScreen({ choices, ...screen }: EventScreenProps) {
  const t = useTranslations("events");
  return (
    <RecordScreen
      {...screen}
      description={t("intro")}
      texts={eventTexts}
      lists={["managers"]}
      labelOf={(name) => t(name)}
    >
      {(form) => <EventFields {...form} choices={choices} />}
    </RecordScreen>
  );
}
