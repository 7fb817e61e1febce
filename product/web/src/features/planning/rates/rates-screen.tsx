import { useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { PageTitle } from "#i18n/page-title.tsx";
import { RatesForm, type RatesFormProps } from "./rates-form.tsx";

/** The rates of one company or one client by role; `backTo` is where the rest of its pay is set. */
export function RatesScreen({ backTo, ...form }: RatesFormProps & { backTo: string }) {
  const t = useTranslations("rates");
  const title = t("title", { name: form.screen.name });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={t(`intro:${form.screen.level}`)}
        actions={<WayBack to={backTo}>{t("back")}</WayBack>}
      />
      <RatesForm key={form.screen.seen} {...form} />
    </>
  );
}
