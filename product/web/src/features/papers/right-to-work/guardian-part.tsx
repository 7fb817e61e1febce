import { Form, Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { guardianLengths, guardianRelations } from "@product/domain/people/guardians";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { StatusLight } from "@product/ui/records/status-light";
import { ColumnSubmit } from "#features/ground/forms/share/submit-button.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { useReplyTo } from "#features/ground/forms/share/reply-to.ts";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { inLocale } from "#i18n/locale.ts";
import type { PageData, Reply } from "./right-to-work.page.tsx";

const consentTone = { verified: "ok", waiting: "warn", missing: "bad", ended: "bad" } as const;
const names = ["name", "relation", "contact", "signedBy"] as const;

/** The guardian of a minor; the consent itself is a document. */
export function GuardianPart({ page, reply }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const locale = useLocale();
  const { worker } = useWorkerFrame();
  const { consent, guardian, mayEdit, basis } = page;
  return (
    <FormPart heading={t("guardian")} why={t(basis.isMinor ? "guardianWhy" : "guardianAdult")}>
      {consent && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-compact">
          <StatusLight tone={consentTone[consent]}>{t(`consent:${consent}`)}</StatusLight>
          <Link
            to={inLocale(`/admin/workers/${worker.id}/documents`, locale)}
            className="touch-target underline underline-offset-3"
          >
            {t("toDocuments")}
          </Link>
        </p>
      )}
      {mayEdit && basis.isMinor ? (
        <GuardianForm key={guardian?.version ?? 0} page={page} reply={reply} />
      ) : (
        guardian && (
          <dl className="grid grid-cols-[minmax(6.5rem,max-content)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-compact">
            {names.map((name) => (
              <div key={name} className="contents">
                <dt className="text-fg-2">{t(name)}</dt>
                <dd className="wrap-anywhere">
                  {name === "relation" ? t(`relation:${guardian.relation}`) : (guardian[name] ?? "–")}
                </dd>
              </div>
            ))}
          </dl>
        )
      )}
      {mayEdit && guardian && <Removal version={guardian.version} reply={reply} />}
    </FormPart>
  );
}

function GuardianForm({ page: { guardian }, reply: answer }: { page: PageData; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const { pathname } = useLocation();
  const reply = useReplyTo("guardian", answer);
  const { name = "", relation = "", contact = "", signedBy } = guardian ?? {};
  const fields = formFields("guardian", names, { name, relation, contact, signedBy: signedBy ?? "" }, reply);
  const plain = useControls(fields, (field: (typeof names)[number]) => t(field));
  return (
    <Form method="post" action={`${pathname}?do=guardian`} noValidate className="flex flex-col gap-5">
      <Rejection reply={reply} fields={names.map((field) => ({ ...fields[field], label: t(field) }))} />
      <input type="hidden" name="version" value={guardian?.version ?? 0} />
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field {...plain("name")} maxLength={guardianLengths.name} autoComplete="off" required />
        <SelectField {...plain("relation")} required>
          <option value="">{t("choose")}</option>
          {guardianRelations.map((each) => (
            <option key={each} value={each}>
              {t(`relation:${each}`)}
            </option>
          ))}
        </SelectField>
        <Field {...plain("contact")} maxLength={guardianLengths.contact} autoComplete="off" required />
        <Field
          {...plain("signedBy")}
          help={t("signedByHelp")}
          maxLength={guardianLengths.signedBy}
          autoComplete="off"
        />
      </div>
      <ColumnSubmit>{t("saveGuardian")}</ColumnSubmit>
    </Form>
  );
}

function Removal({ version, reply }: { version: number; reply: Reply }) {
  const t = useTranslations("right-to-work");
  const { pathname } = useLocation();
  return (
    <Form method="post" action={`${pathname}?do=remove-guardian`} className="flex flex-col gap-3">
      <Rejection reply={useReplyTo("remove-guardian", reply)} fields={[]} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" look="ghost" className="self-start">
        {t("removeGuardian")}
      </Button>
    </Form>
  );
}
