import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { BothVersions } from "./share/both-versions.tsx";
import type { Times } from "./share/wall-span.ts";

type TimesFormProps = {
  version: number;
  /** As it is planned now. */
  now: Times;
  /** As the address asks, where it does. */
  proposed: Times;
  reply: FormReply | undefined;
  submissionKey: string;
  isSending: boolean;
};

const names = ["startsAt", "endsAt", "startsWhich", "endsWhich"] as const;

/** Times saved by another user meanwhile stand beside the typed ones, so that saving again is a decision. */
export function TimesForm({ version, now, proposed, reply, submissionKey, isSending }: TimesFormProps) {
  const t = useTranslations("rota-moves");
  const sentences = useFieldSentences();
  const fields = formFields("move", names, { ...proposed, startsWhich: "", endsWhich: "" }, reply);
  const isOvertaken = reply?.refusals.some(({ code }) => code === "record.changed-meanwhile");
  const asksWhich = reply?.refusals.some(({ code }) => code === "time.twice");
  const typed = { startsAt: fields.startsAt.initialText, endsAt: fields.endsAt.initialText };
  return (
    <>
      {isOvertaken ? (
        <BothVersions draft={typed} savedVersion={now} />
      ) : (
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      )}
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={version} />
      <div className="grid gap-5 sm:grid-cols-2">
        {(["startsAt", "endsAt"] as const).map((name) => (
          <Field
            key={name}
            id={fields[name].id}
            name={name}
            type="datetime-local"
            label={t(name)}
            help={t("timeHelp")}
            defaultValue={fields[name].initialText}
            errors={sentences(fields[name].errors)}
            required
            className="num"
          />
        ))}
        {asksWhich &&
          (["startsWhich", "endsWhich"] as const).map((name) => (
            <SelectField
              key={name}
              id={fields[name].id}
              name={name}
              label={t(name)}
              defaultValue={fields[name].initialText}
            >
              {(["", "earlier", "later"] as const).map((which) => (
                <option key={which} value={which}>
                  {t(`which:${which}`)}
                </option>
              ))}
            </SelectField>
          ))}
      </div>
      <div>
        <Button type="submit" look="primary" size="form" busy={isSending} className="max-sm:w-full">
          {t(isOvertaken ? "useMine" : "save")}
        </Button>
      </div>
    </>
  );
}
