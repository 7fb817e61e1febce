import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "#shell/icon.tsx";

/** Stands over every screen while someone looks at the product as a colleague sees it. */
export function ViewingBar({ name }: { name: string }) {
  const t = useTranslations("shell");
  return (
    <aside
      aria-label={t("viewingAs", { name })}
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn-line bg-warn-tint px-(--page-padding) py-2 text-compact"
    >
      <Icon name="eye" className="text-warn-text" />
      <p className="min-w-0 flex-1 basis-52">
        <strong className="font-semibold">{t("viewingAs", { name })}</strong> {t("viewingAsText")}
      </p>
      <Form method="post" action={inLocale("/admin/view-as", useLocale())}>
        <Button look="quiet" size="row">
          {t("viewingStop")}
        </Button>
      </Form>
    </aside>
  );
}
