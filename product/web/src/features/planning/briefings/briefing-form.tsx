import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { briefingLength } from "@product/domain/planning/briefings";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { BriefingScreen } from "./queries.server.ts";

const names = ["briefingEs", "briefingEn"] as const;

type BriefingFormProps = { briefing: BriefingScreen; submissionKey: string; reply: FormReply | undefined };

export function BriefingForm({ briefing, submissionKey, reply }: BriefingFormProps) {
  const t = useTranslations("briefings");
  const fields = formFields("briefing", names, briefing, reply);
  const asks = reply ? reply.result.initialValue?.["asks"] === "on" : briefing.asks;
  return (
    <Form method="post" action="?do=write" noValidate={useNoValidate()} className="flex flex-col gap-4">
      <p className="max-w-[72ch] text-compact text-pretty text-fg-2">{t("intro")}</p>
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={briefing.version} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {names.map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={t(name)}
            help={t("textHelp")}
            max={briefingLength}
            lang={name === "briefingEs" ? "es" : "en"}
            lines={10}
          />
        ))}
      </div>
      <Checkbox id="briefing-asks" name="asks" defaultChecked={asks} label={t("asks")} help={t("asksHelp")} />
      <div>
        <Button type="submit" look="primary" size="form">
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
