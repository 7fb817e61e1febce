import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import type { FormReply } from "#request/forms/form-action.ts";

type SupervisorPhoneProps = {
  device: { id: string; name: string; supervisorPhone: string };
  reply: FormReply | undefined;
};

/** Whom the steward at this device calls, to be changed for those who come after. */
export function SupervisorPhone({ device: { id, name, supervisorPhone }, reply }: SupervisorPhoneProps) {
  const t = useTranslations("check-in");
  const sentences = useFieldSentences();
  const own = reply && typedText(reply, "device") === id ? reply : undefined;
  const { supervisorPhone: phone } = formFields(`phone-${id}`, ["supervisorPhone"], { supervisorPhone }, own);
  return (
    // Saved, it is closed again.
    <details key={supervisorPhone} open={own !== undefined} className="basis-full">
      <summary className="cursor-pointer text-xs text-fg-2">
        {supervisorPhone ? t("calls", { phone: supervisorPhone }) : t("callsNobody")}
      </summary>
      <Form method="post" action="?do=set-supervisor" className="mt-2 flex flex-wrap items-start gap-3">
        <input type="hidden" name="device" value={id} />
        <div className="min-w-0 max-w-80 flex-1 basis-48">
          <Field
            id={phone.id}
            name="supervisorPhone"
            type="tel"
            label={t("numberCalled", { name })}
            help={t("numberCalledHelp")}
            autoComplete="off"
            defaultValue={phone.initialText}
            errors={sentences(phone.errors)}
          />
        </div>
        <Button type="submit" look="quiet" size="form" className="mt-6" aria-label={t("saveNumberOf", { name })}>
          {t("save")}
        </Button>
      </Form>
    </details>
  );
}
