import { useTranslations } from "use-intl";
import { actionOf, moduleOf, type Chapter, type Module, type Permission } from "@product/domain/permissions/catalogue";

/** The words for permissions, their modules and chapters; the page declares the messages of `permissions`. */
export function usePermissionWords() {
  const t = useTranslations("permissions");
  const action = (permission: Permission) => t(`action:${dotless(actionOf(permission))}` as "action:view");
  return {
    chapter: (chapter: Chapter): string => t(`chapter:${chapter}`),
    module: (module: Module): string => t(`module:${module}`),
    /** The action of a permission, without the module it applies to. */
    action: (permission: Permission): string => action(permission),
    /** “Workers: view contact details”. */
    whole: (permission: Permission): string =>
      t("whole", { module: t(`module:${moduleOf(permission)}`), action: action(permission) }),
  };
}

/** As message keys write it. */
const dotless = (action: string) => action.replaceAll(".", "/");
