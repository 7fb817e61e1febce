import { useLocale, useTranslations } from "use-intl";
import { ListIcon } from "#features/ground/listing/share/list-icon.tsx";
import { BarButton } from "#features/ground/listing/share/selection.tsx";
import { inLocale } from "#i18n/locale.ts";

/** The actions on the ticked workers. */
export function PickedBar({ may }: { may: { edit: boolean; list: boolean; request: boolean } }) {
  const t = useTranslations("workers");
  const locale = useLocale();
  return (
    <>
      {may.edit && (
        <>
          <BarButton name="what" value="tag">
            <ListIcon name="tag" size={16} />
            {t("bulkTag")}
          </BarButton>
          <BarButton name="what" value="role">
            <ListIcon name="role" size={16} />
            {t("bulkRole")}
          </BarButton>
          <BarButton name="what" value="status">
            <ListIcon name="status" size={16} />
            {t("bulkStatus")}
          </BarButton>
        </>
      )}
      {may.list && (
        <BarButton formAction={inLocale("/admin/lists/add", locale)}>
          <ListIcon name="plus" size={16} />
          {t("bulkList")}
        </BarButton>
      )}
      {may.request && (
        <BarButton formAction={inLocale("/admin/workers/request-documents", locale)}>
          <ListIcon name="document" size={16} />
          {t("bulkRequest")}
        </BarButton>
      )}
      {may.edit && (
        <BarButton formAction={inLocale("/admin/workers/make-contracts", locale)}>
          <ListIcon name="document" size={16} />
          {t("bulkContracts")}
        </BarButton>
      )}
    </>
  );
}
