import { useTranslations } from "use-intl";
import { bulkMoves, tagLength } from "@product/domain/people/bulk-changes";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { SelectField } from "@product/ui/controls/select-field";
import type { BulkAsked } from "./schema.ts";

type ActionFormProps = { choice: BulkAsked; roles: readonly { key: string; name: string }[] };

/** The choice of the action. The form only asks: the preview stands at an address of its own. */
export function ActionForm({ choice, roles }: ActionFormProps) {
  const t = useTranslations("bulk-changes");
  const moves = useTranslations("worker-page");
  const { what } = choice;
  return (
    <>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="from" value={choice.from} />
      {choice.all ? (
        <input type="hidden" name="all" value="1" />
      ) : (
        choice.ids.map((id) => <input key={id} type="hidden" name="worker" value={id} />)
      )}
      {what !== "status" && (
        <RadioGroup
          id="bulk-how"
          name="how"
          label={t("how")}
          defaultValue={choice.how}
          options={(["add", "remove"] as const).map((how) => ({ value: how, label: t(`how:${what}:${how}`) }))}
          inline
        />
      )}
      <div className="max-w-xs">
        {what === "tag" ? (
          <Field
            name="value"
            label={t("tag")}
            help={t("tagHelp")}
            defaultValue={choice.value}
            maxLength={tagLength}
            autoComplete="off"
            required
          />
        ) : what === "status" ? (
          <SelectField name="value" label={t("move")} help={t("moveHelp")} defaultValue={choice.value} required>
            <option value="">{t("chooseMove")}</option>
            {bulkMoves.map((move) => (
              <option key={move} value={move}>
                {moves(`move:${move}`)}
              </option>
            ))}
          </SelectField>
        ) : (
          <SelectField name="value" label={t("role")} defaultValue={choice.value} required>
            <option value="">{t("choose")}</option>
            {roles.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Button type="submit" look="quiet" size="form" className="self-start">
        {t("preview")}
      </Button>
    </>
  );
}
