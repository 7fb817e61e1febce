import { languagePairs, spokenNames } from "@product/domain/people/typed-form";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import {
  contactFields,
  detailFields,
  identityFields,
  payFields,
  type WorkerField,
} from "@product/domain/people/worker-record";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { Checkbox } from "@product/ui/controls/checkbox";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { typedIn } from "#features/ground/master-data/share/record-reply.ts";
import { LiveCheck } from "#features/people/worker-record/share/live-check.tsx";
import { LanguageFields, PartFields, type Fields } from "#features/people/worker-record/share/record-parts.tsx";
import { labelOf } from "#features/people/worker-record/share/label-of.ts";
import { WorkFields } from "#features/people/worker-record/share/work-fields.tsx";
import { GuardedFacts } from "./guarded-facts.tsx";
import { useReplyTo, type ActionReply } from "./reply.ts";
import type { WorkerPageData } from "./worker.page.tsx";

type Shown = { page: WorkerPageData; reply: ActionReply | undefined };

export function ProfileTab({ page, reply }: Shown) {
  const t = useTranslations("worker-page");
  const { may, done } = page;
  return (
    <div className="flex max-w-3xl flex-col gap-8 pt-5 pb-8">
      {done === "pay" && <Callout tone="ok">{t("saved")}</Callout>}
      {done === "identity" && <Callout tone="ok">{t("saved")}</Callout>}
      <GuardedFacts page={page} reply={reply} />
      {may.editIdentity && (
        <ChangePart key={`identity ${page.worker.version}`} part="identity" page={page} reply={reply} />
      )}
      {may.editPay && <ChangePart key={`pay ${page.worker.version}`} part="pay" page={page} reply={reply} />}
      {page.choices && <Details key={page.worker.version} page={page} reply={reply} />}
    </div>
  );
}

const detailsId = "details";
const names = [...detailFields, ...spokenNames, "legalEntityId", "roleIds", "tags"] as const;

function Details({ page, reply: answer }: Shown) {
  const t = useTranslations("worker-page");
  const record = useTranslations("worker-record");
  const { pathname } = useLocation();
  const { worker, choices, may, entityId } = page;
  const reply = useReplyTo("details", answer);
  const typed = typedIn(reply);
  const values = valuesOf(page);
  const fields = formFields(detailsId, names, values, typed) as Fields & Record<(typeof names)[number], never>;
  const chosenRoles = typed
    ? ([typed.result.initialValue?.["roleIds"] ?? []].flat() as string[])
    : (worker.roles ?? []).map(({ id }) => id);
  const isUnsaved = useUnsaved(detailsId, { ...values, roleIds: (worker.roles ?? []).map(({ id }) => id) });
  const entities = choices!.entities.some(({ id }) => id === entityId)
    ? choices!.entities
    : [...choices!.entities, { id: entityId, name: worker.entity ?? "", country: worker.country! }];
  const seen: Fields = may.seeContact
    ? fields
    : { ...fields, ...Object.fromEntries(contactFields.map((field) => [field, undefined])) };
  const labelled = names.map((name) => ({
    ...(fields as Fields)[name]!,
    label: labelOf(name, record),
  }));
  return (
    <LiveCheck
      formId={detailsId}
      today={page.today}
      {...(may.seeContact ? {} : { known: { email: "known@example.org" } })}
    >
      <Form
        method="post"
        action={`${pathname}?show=profile&do=details`}
        id={detailsId}
        noValidate={useNoValidate()}
        className="flex flex-col gap-7"
      >
        <FormPart heading={t("details")} why={t("detailsWhy")}>
          <Rejection reply={reply} fields={labelled} />
          <SubmissionKey value={page.submissionKey} />
          <input type="hidden" name="version" value={worker.version} />
          <PartFields part="name" fields={seen} />
          <PartFields part="contact" fields={seen} />
          <PartFields part="address" fields={seen} />
        </FormPart>
        <FormPart heading={record("work")} why={record("workWhy")}>
          <WorkFields fields={fields} entities={entities} roles={choices!.roles} chosenRoles={chosenRoles} />
        </FormPart>
        <FormPart heading={record("languagesPart")} why={record("languagesWhy")}>
          <LanguageFields fields={fields} languages={choices!.languages} />
        </FormPart>
      </Form>
      <SaveBar
        formId={detailsId}
        isUnsaved={isUnsaved}
        saved={page.done === "details" ? t("saved") : undefined}
        canDiscard={typed === undefined}
      />
      <UnsavedGuard when={isUnsaved} />
    </LiveCheck>
  );
}

function valuesOf({ worker, entityId }: WorkerPageData): Record<(typeof names)[number], string> {
  const languages = worker.languages ?? [];
  const spoken = languagePairs.flatMap((place) => [
    [`language${place}`, languages[place - 1]?.language ?? ""],
    [`level${place}`, languages[place - 1]?.level ?? ""],
  ]);
  const texts = detailFields.map((field) => [field, field === "languages" ? "" : String(worker[field] ?? "")]);
  return Object.fromEntries([
    ...texts,
    ...spoken,
    ["legalEntityId", entityId],
    ["roleIds", ""],
    ["tags", (worker.tags ?? []).join(", ")],
  ]);
}

/** Numbers are written anew and never shown in the fields: what is left empty stays. */
function ChangePart({ part, page, reply: answer }: Shown & { part: "identity" | "pay" }) {
  const t = useTranslations("worker-page");
  const record = useTranslations("worker-record");
  const { pathname } = useLocation();
  const reply = useReplyTo(part, answer);
  const partFields: readonly WorkerField[] = part === "identity" ? identityFields : payFields;
  const empty = Object.fromEntries(partFields.map((name) => [name, ""])) as Record<WorkerField, string>;
  const fields = formFields(part, partFields, empty, reply) as Fields;
  const removable = partFields.filter((name) => !/ExpiresOn$|Country$/.test(name));
  const formId = `change-${part}`;
  return (
    <details open={reply !== undefined} className="border-t border-line pt-5">
      <summary className="cursor-pointer text-sm font-semibold">
        {t(part === "identity" ? "changeIdentity" : "changePay")}
      </summary>
      <LiveCheck formId={formId} today={page.today} known={alone}>
        <Form
          method="post"
          id={formId}
          action={`${pathname}?show=profile&do=${part}`}
          noValidate={useNoValidate()}
          className="mt-2 flex flex-col gap-5"
        >
          <p className="text-compact text-fg-2">
            {t("changeWhy")} {part === "pay" && t("bankWhy")}
          </p>
          <Rejection
            reply={reply}
            fields={partFields.map((name) => ({ ...fields[name]!, label: record(`field:${name}`) }))}
          />
          <SubmissionKey value={page.submissionKey} />
          <input type="hidden" name="version" value={page.worker.version} />
          <PartFields part={part} fields={fields} countries={page.choices?.countries ?? []} />
          <fieldset>
            <legend className="mb-1 text-compact font-medium">{t("remove")}</legend>
            <div className="flex flex-wrap gap-x-5">
              {removable.map((name) => (
                <Checkbox key={name} name="remove" value={name} label={record(`field:${name}`)} />
              ))}
            </div>
          </fieldset>
          <Button type="submit" size="form" className="self-start max-sm:w-full">
            {t("save")}
          </Button>
        </Form>
      </LiveCheck>
    </details>
  );
}

const alone = { firstName: "-", country: "ES", email: "known@example.org" };
