import { useRef } from "react";
import { Form, useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { fitnessOutcomes } from "@product/domain/documents/documents";
import { documentNumberLength } from "@product/domain/documents/numbers";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { Kbd } from "@product/ui/kbd";
import { SelectField } from "@product/ui/controls/select-field";
import { StatusLight } from "@product/ui/records/status-light";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import type { ShownKind } from "#features/papers/documents/queries.server.ts";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";

type VerifyFormProps = {
  id: string;
  kind: ShownKind;
  /** The version that is checked; none where a paper is only noted. */
  document?: { id: string; version: number; validFrom: string | null; validUntil: string | null } | undefined;
  /** The number to be compared with the paper, and whether it comes from the record. */
  knownNumber?: { number: string; isFromRecord: boolean } | null | undefined;
  address: string;
  submissionKey: string;
  reply: FormReply | undefined;
  isKeyed?: boolean | undefined;
};

const names = ["number", "validFrom", "validUntil", "fitness"] as const;

/** Number and days as they stand on the paper: nothing is proposed that nobody has read. A photo has neither. */
export function VerifyForm({
  id,
  kind,
  document,
  knownNumber,
  address,
  submissionKey,
  reply,
  isKeyed,
}: VerifyFormProps) {
  const t = useTranslations("documents");
  const saved = {
    number: knownNumber?.number ?? "",
    validFrom: document?.validFrom ?? "",
    validUntil: document?.validUntil ?? "",
    fitness: "",
  };
  const fields = formFields(id, names, saved, reply);
  const plain = useControls(fields, (name: (typeof names)[number]) => t(name));
  const check = useNumberCheck(document?.id);
  const isShared = reply?.refusals.some(({ code }) => code === "document.number-shared");
  return (
    <Form id={id} method="post" action={address} className="flex flex-col gap-3">
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="version" value={document?.version ?? 0} />
      {kind.proves === "photo" ? (
        <p className="text-compact text-fg-2">{t("photoWhy")}</p>
      ) : (
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <Field
            {...plain("number")}
            help={knownNumber?.isFromRecord ? t("fromRecord") : undefined}
            maxLength={documentNumberLength}
            autoComplete="off"
            required={kind.proves === "identity"}
            onBlur={({ currentTarget }) => check.ask(currentTarget.value)}
          />
          {kind.proves === "fitness" ? (
            <SelectField {...plain("fitness")} help={t("fitnessHelp")} required>
              <option value="">{t("choose")}</option>
              {fitnessOutcomes.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {t(`fitness:${outcome}`)}
                </option>
              ))}
            </SelectField>
          ) : (
            <span className="max-sm:hidden" />
          )}
          <DayField {...plain("validFrom")} help={t("dayHelp")} />
          <DayField {...plain("validUntil")} help={t("dayHelp")} required={kind.hasExpiry} />
        </div>
      )}
      <NumberFindings found={check.found} />
      {isShared && <Checkbox id={`${id}-isShared`} name="isShared" label={t("isShared")} />}
      <Button type="submit" className="self-start max-sm:w-full">
        {document ? t("verify") : t("note")}
        {isKeyed && <Kbd keys={["V"]} inverse className="max-sm:hidden" />}
      </Button>
    </Form>
  );
}

type Found = { number: string; others: number; isOwn: boolean | undefined };

function NumberFindings({ found }: { found: Found | undefined }) {
  const t = useTranslations("documents");
  return (
    <div aria-live="polite" className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
      {found?.isOwn !== undefined && (
        <StatusLight tone={found.isOwn ? "ok" : "warn"}>{t(found.isOwn ? "ownNumber" : "otherNumber")}</StatusLight>
      )}
      {found && (
        <StatusLight tone={found.others > 0 ? "bad" : "ok"}>
          {found.others > 0 ? t("someoneElse", { n: found.others }) : t("nobodyElse")}
        </StatusLight>
      )}
    </div>
  );
}

/** Whether a number is theirs alone, asked when it was typed. */
function useNumberCheck(document: string | undefined): { ask: (number: string) => void; found: Found | undefined } {
  const fetcher = useFetcher<{ checked?: Found }>();
  const lastNumber = useRef("");
  const locale = useLocale();
  const ask = (typed: string) => {
    const number = typed.trim();
    if (!document || number === "" || number === lastNumber.current) return;
    lastNumber.current = number;
    void fetcher.submit(
      { document, number },
      { method: "post", action: inLocale("/admin/workers/documents/number", locale) },
    );
  };
  return { ask, found: fetcher.data?.checked };
}
