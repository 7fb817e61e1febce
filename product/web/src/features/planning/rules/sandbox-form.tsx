import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { packIds } from "@product/domain/rules/rule";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { SandboxForm as Typed } from "./schema.ts";

type SandboxFormProps = { typed: Typed | undefined; reply: FormReply | undefined; example: string };

const names = ["pack", "age", "shifts"] as const;
const boxes = ["isStudent", "hasOptOut", "isNew"] as const;

/** Form of the sandbox: a person and their week, which is sent, judged and forgotten. */
export function SandboxForm({ typed, reply, example }: SandboxFormProps) {
  const t = useTranslations("rules");
  const saved = { pack: typed?.pack ?? "ES", age: String(typed?.age ?? 30), shifts: typed?.shifts ?? example };
  const fields = formFields("sandbox", names, saved, reply);
  const isTicked = (name: (typeof boxes)[number]) =>
    reply ? reply.result.initialValue?.[name] === "on" : typed?.[name] === "on";
  const control = useControls(fields, (name) => t(name));
  return (
    <Form
      method="post"
      noValidate
      aria-label={t("sandbox")}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <p className="text-compact text-pretty text-fg-2">{t("sandboxIntro")}</p>
      <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
      <div className="grid grid-cols-[1fr_6rem] gap-4">
        <SelectField {...control("pack")}>
          {packIds.map((pack) => (
            <option key={pack} value={pack}>
              {t(`pack:${pack}`)}
            </option>
          ))}
        </SelectField>
        <Field {...control("age")} type="number" inputMode="numeric" min={14} max={99} required />
      </div>
      <div className="flex flex-col gap-2.5">
        <Checkbox name="isStudent" defaultChecked={isTicked("isStudent")} label={t("student")} />
        <Checkbox name="hasOptOut" defaultChecked={isTicked("hasOptOut")} label={t("optOut")} />
        <Checkbox name="isNew" defaultChecked={isTicked("isNew")} label={t("newcomer")} help={t("newcomerHelp")} />
      </div>
      <Field {...control("shifts")} lines={10} required spellCheck={false} className="num" help={t("shiftsHelp")} />
      <Button type="submit" className="max-sm:h-11">
        {t("judge")}
      </Button>
    </Form>
  );
}
