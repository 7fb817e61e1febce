import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { Permission } from "@product/domain/permissions/catalogue";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { usePermissionWords } from "#features/ground/permissions/share/permission-name.tsx";
import type { FormReply } from "#request/forms/form-action.ts";
import { SeparationWarning } from "./share/separation-warning.tsx";

type NewPermissionsProps = {
  proposed: readonly Permission[];
  ownPermissions: readonly Permission[];
  reply: FormReply | undefined;
};

/** Permissions that an update brought and that a changed group did not get by itself. */
export function NewPermissions({ proposed, ownPermissions, reply }: NewPermissionsProps) {
  const t = useTranslations("groups");
  const words = usePermissionWords();
  if (proposed.length === 0) return null;
  return (
    <Form method="post" action="?proposed" className="flex max-w-5xl flex-col gap-4 pb-8">
      <FormPart heading={t("newPermissions")} why={t("newPermissionsWhy")}>
        <Rejection reply={reply} fields={[]} />
        <SeparationWarning reply={reply} />
        <div className="flex flex-col">
          {proposed.map((permission) => (
            <Checkbox
              key={permission}
              name="permissions"
              value={permission}
              label={words.whole(permission)}
              defaultChecked={ownPermissions.includes(permission)}
              disabled={!ownPermissions.includes(permission)}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          <Button type="submit" name="actionName" value="accept">
            {t("acceptPermissions")}
          </Button>
          <Button type="submit" look="quiet" name="actionName" value="dismiss">
            {t("dismissPermissions")}
          </Button>
        </div>
      </FormPart>
    </Form>
  );
}
