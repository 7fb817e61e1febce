import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { fillModes, mostHeads } from "@product/domain/planning/shifts";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { ShiftRow, SlotRow, Wanted } from "./queries.server.ts";
import { SlotWants } from "./slot-wants.tsx";

const texts = ["roleId", "minimum", "target", "maximum", "standby", "agencySeats", "fillMode"] as const;
const fresh = {
  roleId: "",
  minimum: "1",
  target: "1",
  maximum: "1",
  standby: "0",
  agencySeats: "0",
  fillMode: "invite",
};
const heads = ["minimum", "target", "maximum", "standby", "agencySeats"] as const;

type SlotFormsProps = {
  shift: ShiftRow;
  roles: readonly { id: string; name: string }[];
  wanted: Wanted;
  /** Documents that the working terms ask for. */
  termsDocumentIds: readonly string[];
  submissionKey: string;
  reply: FormReply | undefined;
};

/** The places of a shift: one line per role, and one to add. */
export function SlotForms({ shift, roles, wanted, termsDocumentIds, submissionKey, reply }: SlotFormsProps) {
  const t = useTranslations("shifts");
  const free = roles.filter(({ id }) => !shift.slots.some(({ roleId }) => roleId === id));
  const answered = reply?.result.initialValue?.["slotId"];
  return (
    <section aria-labelledby="places" className="flex max-w-4xl flex-col gap-3 border-t border-line pt-5 pb-8">
      <h2 id="places" className="text-sm font-semibold">
        {t("places")}
      </h2>
      {shift.slots.map((slot) => (
        <SlotFormLine
          key={`${slot.id} ${slot.version}`}
          slot={slot}
          roles={[{ id: slot.roleId, name: slot.role }, ...free]}
          wanted={wanted}
          termsDocumentIds={termsDocumentIds}
          submissionKey={submissionKey}
          reply={answered === slot.id ? reply : undefined}
        />
      ))}
      {free.length > 0 && (
        <SlotFormLine
          key={shift.slots.length}
          slot={undefined}
          roles={free}
          wanted={wanted}
          termsDocumentIds={termsDocumentIds}
          submissionKey={submissionKey}
          reply={reply && !answered ? reply : undefined}
        />
      )}
    </section>
  );
}

type LineProps = { slot: SlotRow | undefined } & Omit<SlotFormsProps, "shift">;

function SlotFormLine({ slot, roles, wanted, termsDocumentIds, submissionKey, reply }: LineProps) {
  const t = useTranslations("shifts");
  const saved = slot
    ? (Object.fromEntries(texts.map((name) => [name, String(slot[name])])) as typeof fresh)
    : { ...fresh, roleId: roles[0]!.id };
  const fields = formFields(slot ? `slot-${slot.id}` : "new-slot", texts, saved, reply);
  const plain = useControls(fields, (name: (typeof texts)[number]) => t(name));
  return (
    <Form
      method="post"
      action="?do=slot"
      preventScrollReset
      noValidate={useNoValidate()}
      aria-label={slot?.role ?? t("addPlaces")}
      className="flex flex-col gap-3 rounded-card border border-line p-3.5"
    >
      <Rejection reply={reply} fields={texts.map((name) => ({ ...fields[name], label: t(name) }))} />
      <SubmissionKey value={`${submissionKey.slice(0, -12)}${(slot?.id ?? submissionKey).slice(-12)}`} />
      {slot && <input type="hidden" name="slotId" value={slot.id} />}
      <input type="hidden" name="version" value={slot?.version ?? 0} />
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(9rem,1.4fr)_repeat(5,minmax(4.5rem,1fr))_minmax(8rem,1.2fr)]">
        <SelectField {...plain("roleId")}>
          {roles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {heads.map((name) => (
          <Field
            key={name}
            {...plain(name)}
            type="number"
            inputMode="numeric"
            min={0}
            max={mostHeads}
            className="num"
          />
        ))}
        <SelectField {...plain("fillMode")}>
          {fillModes.map((mode) => (
            <option key={mode} value={mode}>
              {t(`mode:${mode}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <SlotWants slot={slot} wanted={wanted} termsDocumentIds={termsDocumentIds} />
      <div className="flex gap-2">
        <Button type="submit" look={slot ? "quiet" : "primary"}>
          {t(slot ? "savePlaces" : "addPlaces")}
        </Button>
        {slot && (
          <Button
            type="submit"
            look="ghost"
            formAction="?do=remove-slot"
            formNoValidate
            aria-label={t("removePlacesOf", { role: slot.role })}
          >
            {t("removePlaces")}
          </Button>
        )}
      </div>
    </Form>
  );
}
