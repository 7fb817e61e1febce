import { avatarTint, initials } from "./avatar-tint.ts";
import { classes } from "@product/ui/classes";

export type AvatarSize = 20 | 24 | 28 | 32 | 40 | 64;

/** A photo, or initials on a tint of their own. It stands beside the name; alone, it says the name itself. */
export const Avatar = ({
  name,
  seed = name,
  photo,
  size = 28,
  alone,
  className,
}: {
  name: string;
  /** An unchanging value of the person, such as an id, so that a new name keeps the tint. */
  seed?: string | undefined;
  photo?: string | undefined;
  size?: AvatarSize | undefined;
  alone?: boolean | undefined;
  className?: string | undefined;
}) => (
  <span
    {...(alone ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
    className={classes("avatar", `avatar-${size} tint-${avatarTint(seed)}`, className)}
  >
    {photo ? <img src={photo} alt="" loading="lazy" className="size-full object-cover" /> : initials(name)}
  </span>
);
