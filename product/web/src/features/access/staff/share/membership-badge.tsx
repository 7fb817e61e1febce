import { useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";

type MembershipBadgeProps = { membership: { name: string; placeName?: string } };

/** A group that someone is in, with the place where it is not everywhere; the page declares the messages of `staff`. */
export function MembershipBadge({ membership: { name, placeName } }: MembershipBadgeProps) {
  const t = useTranslations("staff");
  return <Badge>{placeName === undefined ? name : t("at", { group: name, place: placeName })}</Badge>;
}
