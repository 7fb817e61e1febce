import type { ReactNode } from "react";
import { Form, Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button, buttonClass, type ButtonLook } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { hasCalls } from "@product/domain/papers/engagements";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import type { CardProps } from "./engagement-card.tsx";
import { useReplyTo } from "./reply.ts";

/** Actions open to a contract in its state. Each opens below, with or without a script. */
export function CardActions(props: CardProps) {
  const { contract, page } = props;
  const t = useTranslations("engagements");
  const { may } = useWorkerFrame();
  const { pathname } = useLocation();
  const { state, altaOn, bajaOn, owesAlta, lastDay, firstDay, nextCall } = contract;
  const isCalled = hasCalls(contract.type);
  const isOpen = state === "draft" || state === "sent";
  const mayEdit = page.mayEdit && state !== "cancelled";
  const mayCancel = mayEdit && !altaOn && (isOpen || firstDay > page.today);
  const mayRegister = may.editPay && owesAlta && state !== "cancelled";
  if (!mayEdit && !mayRegister) return null;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      {mayEdit && isOpen && (
        <div className="flex flex-wrap gap-2">
          <Link to={`${pathname}?edit=${contract.id}`} className={buttonClass("quiet")}>
            {t("edit")}
          </Link>
          <Link to={`${pathname}?send=${contract.id}`} className={buttonClass("quiet")}>
            {t(state === "sent" ? "readAndSendAgain" : "readAndSend")}
          </Link>
        </div>
      )}
      {mayRegister && !(altaOn && !bajaOn) && (
        <Opening
          {...props}
          actionName="alta"
          label={t("recordAlta")}
          why={t(isCalled ? "altaWhyCall" : "altaWhy")}
          fields={{
            altaOn: isCalled ? (nextCall ?? "") : altaOn ? "" : firstDay,
            altaReference: "",
            ...(isCalled && { calledOn: nextCall ?? "" }),
          }}
          hidden={{ lastDay: lastDay ?? "", lastBaja: bajaOn ?? "" }}
        />
      )}
      {mayRegister && altaOn && !bajaOn && (
        <Opening
          {...props}
          actionName="baja"
          label={t("recordBaja")}
          why={t(isCalled ? "bajaWhyCall" : "bajaWhy")}
          fields={{ bajaOn: lastDay ?? "", bajaReference: "" }}
          hidden={{ altaOn }}
        />
      )}
      {mayEdit && state === "signed" && (
        <Opening
          {...props}
          actionName="end"
          label={t("end")}
          why={t("endWhy")}
          fields={{ lastDay: lastDay ?? "" }}
          hidden={{ firstDay }}
        />
      )}
      {mayCancel && <Opening {...props} actionName="cancel" label={t("cancel")} why={t("cancelWhy")} look="danger" />}
    </div>
  );
}

type Asked = "calledOn" | "altaOn" | "altaReference" | "bajaOn" | "bajaReference" | "lastDay";

type OpeningProps = CardProps & {
  actionName: string;
  label: string;
  why: string;
  look?: ButtonLook;
  fields?: Partial<Record<Asked, string>>;
  hidden?: Record<string, string>;
};

/** An action that says what it does, and asks for what it needs, before it is done. */
function Opening({
  contract,
  page,
  reply: answer,
  actionName,
  label,
  why,
  look,
  fields: defaults = {},
  hidden = {},
}: OpeningProps) {
  const t = useTranslations("engagements");
  const { pathname } = useLocation();
  const sentences = useFieldSentences();
  const reply = useReplyTo(actionName, contract.id, answer);
  const names = Object.keys(defaults) as Asked[];
  const fields = formFields(`${actionName}-${contract.id}`, names, defaults as Record<Asked, string>, reply);
  return (
    <Details label={label} isOpen={reply !== undefined}>
      <Form
        method="post"
        action={`${pathname}?do=${actionName}&of=${contract.id}`}
        className="flex flex-col gap-3 pt-2 pb-1"
        noValidate
      >
        <p className="max-w-[64ch] text-compact text-pretty text-fg-2">{why}</p>
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={`${page.submissionKey}`} />
        <input type="hidden" name="engagementId" value={contract.id} />
        <input type="hidden" name="version" value={contract.version} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {names.length > 0 && (
          <div className="grid max-w-xl gap-x-6 gap-y-4 sm:grid-cols-2">
            {names.map((name) => {
              const common = {
                id: fields[name].id,
                name,
                label: t(name),
                defaultValue: fields[name].initialText,
                errors: sentences(fields[name].errors),
              };
              return name.endsWith("Reference") ? (
                <Field key={name} {...common} help={t("referenceHelp")} maxLength={60} />
              ) : (
                <DayField key={name} {...common} help={t(name === "calledOn" ? "calledOnHelp" : "dayHelp")} />
              );
            })}
          </div>
        )}
        <Button type="submit" look={look ?? "primary"} className="self-start max-sm:h-10 max-sm:w-full">
          {label}
        </Button>
      </Form>
    </Details>
  );
}

export const Details = ({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen} className="group">
    <summary className="touch-target w-fit cursor-pointer text-compact font-medium underline-offset-3 hover:underline">
      {label}
    </summary>
    {children}
  </details>
);
