import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { menuLabelLength, menuPlaces } from "@product/domain/site/menus";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { TextField } from "#features/ground/forms/share/text-field.tsx";
import { useControls } from "#features/ground/forms/share/use-controls.ts";
import { useNoValidate } from "#features/ground/forms/share/use-no-validate.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { KeptMenus } from "./queries.server.ts";
import { menusAddress } from "./schema.ts";

const names = ["place", "labelEs", "labelEn", "target"] as const;
type MenuLinkFieldsProps = {
  link: KeptMenus[number] | undefined;
  submissionKey: string;
  reply: FormReply | undefined;
};

/** A new link, or one that is there: the address of the page says which. */
export function MenuLinkFields({ link, submissionKey, reply }: MenuLinkFieldsProps) {
  const t = useTranslations("menus");
  const locale = useLocale();
  const fields = formFields(
    "menu-link",
    names,
    link ?? { place: "header", labelEs: "", labelEn: "", target: "" },
    reply,
  );
  const controlProps = useControls(fields, (name) => t(name));
  return (
    <section id="menu-link" aria-labelledby="menu-link-heading" className="max-w-3xl scroll-mt-20">
      <h2 id="menu-link-heading" className="mb-3 text-sm font-semibold">
        {t(link ? "change" : "newLink")}
      </h2>
      <Form
        method="post"
        action={`?${new URLSearchParams({ do: "save", ...(link ? { link: link.id } : {}) })}`}
        noValidate={useNoValidate()}
        className="flex flex-col gap-5"
      >
        <Rejection reply={reply} fields={names.map((name) => ({ ...fields[name], label: t(name) }))} />
        <SubmissionKey value={submissionKey} />
        {link && <input type="hidden" name="id" value={link.id} />}
        {link && <input type="hidden" name="version" value={link.version} />}
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <TextField
            field={fields.labelEs}
            label={t("labelEs")}
            help={t("labelHelp")}
            max={menuLabelLength}
            lang="es"
            required
          />
          <TextField
            field={fields.labelEn}
            label={t("labelEn")}
            help={t("labelHelp")}
            max={menuLabelLength}
            lang="en"
            required
          />
          <SelectField {...controlProps("place")}>
            {menuPlaces.map((place) => (
              <option key={place} value={place}>
                {t(`place:${place}`)}
              </option>
            ))}
          </SelectField>
          <Field {...controlProps("target")} help={t("targetHelp")} required spellCheck={false} />
        </div>
        <div className="flex gap-3">
          <Button type="submit" size="form">
            {t("save")}
          </Button>
          {link && (
            <Link to={inLocale(menusAddress, locale)} className={buttonClass("quiet", "form")}>
              {t("cancel")}
            </Link>
          )}
        </div>
      </Form>
    </section>
  );
}
