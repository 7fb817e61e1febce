import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { accountNameLength } from "@product/domain/accounts";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import type { ShownPerson } from "./record-types.ts";
import { Done, Section, type FormProps } from "./section.tsx";
import { useActionForm } from "#features/access/staff/use-action-form.ts";

const formId = "details-form";

export function DetailsSection({ person, version, done, submissionKey }: FormProps & { person: ShownPerson }) {
  const t = useTranslations("staff");
  const form = useTranslations("forms");
  const { Form, action, reply, isBusy } = useActionForm("details");
  const { name = "" } = person;
  const phone = person.phone ?? "";
  const saved = useMemo(() => ({ name, phone }), [name, phone]);
  const isUnsaved = useUnsaved(formId, saved);
  const isStale = reply?.refusals.some(({ code }) => code === "staff.changed-meanwhile") ?? false;
  const fields = formFields(formId, ["name", "phone"], saved, isStale ? undefined : reply);
  return (
    <Section id="details" heading={t("details")} why={t("detailsWhy")}>
      <Done part="details" done={done} />
      <Form
        method="post"
        action={action}
        id={formId}
        noValidate={useNoValidate()}
        className="flex max-w-xl flex-col gap-5"
      >
        <AuthRejection
          reply={reply}
          fields={[
            { ...fields.name, label: t("name") },
            { ...fields.phone, label: t("phone") },
          ]}
        />
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="version" value={version} />
        <TextField field={fields.name} label={t("name")} help={t("nameHelp")} max={accountNameLength} required />
        {/* Whoever may not see the number cannot empty it either. */}
        {"phone" in person && (
          <Field
            id={fields.phone.id}
            name="phone"
            type="tel"
            label={t("phone")}
            note={t("optional")}
            help={t("phoneHelp")}
            autoComplete="off"
            defaultValue={fields.phone.initialText}
            errors={fields.phone.errors.length > 0 ? [t("phoneWrong")] : []}
          />
        )}
        <div>
          <Button type="submit" look="quiet" size="form" busy={isBusy} className="min-w-28 max-sm:w-full">
            {form("save")}
          </Button>
        </div>
      </Form>
      <UnsavedGuard when={isUnsaved && !isBusy} />
    </Section>
  );
}
