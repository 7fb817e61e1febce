import { useTranslations } from "use-intl";
import type { KindStanding } from "@product/domain/documents/requests";
import { Checkbox } from "@product/ui/controls/checkbox";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { ChoiceFrame } from "#features/ground/master-data/share/choice-frame.tsx";
import type { FieldError } from "#request/forms/field-errors.ts";

type KindChoicesProps = {
  kinds: readonly { id: string; name: string; standing?: KindStanding; isRequired?: boolean }[];
  chosen: readonly string[];
  help: string;
  errors: readonly FieldError[];
};

/** The kinds of documents to ask for; for one worker, each with how it stands. */
export function KindChoices({ kinds, chosen, help, errors: faults }: KindChoicesProps) {
  const t = useTranslations("document-requests");
  const errors = useFieldSentences()(faults);
  const id = "request-kinds";
  return (
    <ChoiceFrame id={id} label={t("kinds")} help={help} errors={errors}>
      {kinds.length === 0 && <p className="text-compact text-fg-2">{t("noKinds")}</p>}
      <div className="grid gap-x-5 gap-y-0.5 sm:grid-cols-2">
        {kinds.map(({ id: kindId, name, standing, isRequired }) => (
          <Checkbox
            key={kindId}
            id={`${id}-${kindId}`}
            name="kinds"
            value={kindId}
            defaultChecked={chosen.includes(kindId)}
            disabled={standing === "sent"}
            label={name}
            // A kind not required of this person does not count as missing.
            help={standing && t(standing === "missing" && !isRequired ? "notRequired" : `standing:${standing}`)}
          />
        ))}
      </div>
    </ChoiceFrame>
  );
}
