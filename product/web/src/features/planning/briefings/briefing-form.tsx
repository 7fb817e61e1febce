import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Checkbox } from "@product/ui/controls/checkbox";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SubmitButton } from "#features/ground/forms/share/submit-button.tsx";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { briefingNames, BriefingTexts } from "./briefing-texts.tsx";
import type { BriefingScreen } from "./queries.server.ts";

type BriefingFormProps = { briefing: BriefingScreen; submissionKey: string; reply: FormReply | undefined };

export function BriefingForm({ briefing, submissionKey, reply }: BriefingFormProps) {
  const t = useTranslations("briefings");
  const fields = formFields("briefing", briefingNames, briefing, reply);
  const asks = reply ? reply.result.initialValue?.["asks"] === "on" : briefing.asks;
  return (
    <Form method="post" action="?do=write" noValidate={useNoValidate()} className="flex flex-col gap-4">
      <p className="max-w-[72ch] text-compact text-pretty text-fg-2">{t("intro")}</p>
      <Rejection reply={reply} fields={briefingNames.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={briefing.version} />
      <BriefingTexts fields={fields} lines={10} />
      <Checkbox id="briefing-asks" name="asks" defaultChecked={asks} label={t("asks")} help={t("asksHelp")} />
      <SubmitButton>{t("save")}</SubmitButton>
    </Form>
  );
}
