import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { Button } from "@product/ui/controls/button";
import { Menu, MenuHeading, MenuItem, MenuSeparator } from "@product/ui/overlays/menu";
import { inLocale } from "#i18n/locale.ts";
import { Icon } from "#shell/icon.tsx";
import { useReaches } from "#shell/navigation/reachable.ts";
import { addressOf } from "#shell/screens.ts";
import { SignOutItem } from "./sign-out.tsx";

export type ShownPerson = { id: string; name: string; photo: string | undefined };

export function PersonMenu({ person, onKeys }: { person: ShownPerson; onKeys: () => void }) {
  const { name, photo } = person;
  const t = useTranslations("shell");
  const locale = useLocale();
  const reaches = useReaches();
  return (
    <Menu
      trigger={
        <Button look="ghost" type="button" className="px-1!">
          <span className="sr-only">{t("personMenu", { name })}</span>
          <Avatar name={name} photo={photo} size={28} />
          <Icon name="chevron-down" className="max-sm:hidden" />
        </Button>
      }
    >
      <MenuHeading>{name}</MenuHeading>
      <MenuItem asChild icon={<Icon name="user-round" />}>
        <Link to={inLocale(addressOf("profile"), locale)}>{t("screen:profile")}</Link>
      </MenuItem>
      {reaches("audit") && (
        <MenuItem asChild icon={<Icon name="scroll-text" />}>
          <Link to={inLocale(addressOf("audit"), locale)}>{t("screen:audit")}</Link>
        </MenuItem>
      )}
      {reaches("mailbox") && (
        <MenuItem asChild icon={<Icon name="mail" />}>
          <Link to={inLocale(addressOf("mailbox"), locale)}>{t("screen:mailbox")}</Link>
        </MenuItem>
      )}
      {reaches("health") && (
        <MenuItem asChild icon={<Icon name="heart-pulse" />}>
          <Link to={inLocale(addressOf("health"), locale)}>{t("screen:health")}</Link>
        </MenuItem>
      )}
      <MenuItem icon={<Icon name="keyboard" />} keys={["?"]} onSelect={onKeys}>
        {t("keysAndHelp")}
      </MenuItem>
      <MenuSeparator />
      <SignOutItem />
    </Menu>
  );
}
