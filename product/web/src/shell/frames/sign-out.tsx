import { Form, useSubmit } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { MenuItem } from "@product/ui/overlays/menu";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "#shell/icon.tsx";

/** The last entry of the person menu. */
export function SignOutItem() {
  const submit = useSubmit();
  const action = inLocale("/logout", useLocale());
  return (
    <MenuItem icon={<Icon name="log-out" />} onSelect={() => void submit(null, { method: "post", action })}>
      {useTranslations("shell")("signOut")}
    </MenuItem>
  );
}

/** The same where no menu opens. */
export const SignOutWithoutMenu = () => (
  <Form method="post" action={inLocale("/logout", useLocale())} className="hidden noscript:block">
    <Button look="ghost" type="submit">
      {useTranslations("shell")("signOut")}
    </Button>
  </Form>
);
