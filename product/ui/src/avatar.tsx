import { avatarTint, initials } from "./avatar-tint.ts";
import { classes } from "./classes.ts";

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
  /** What never changes of the person, such as an id, so that a new name keeps the tint. */
  seed?: string | undefined;
  photo?: string | undefined;
  size?: AvatarSize | undefined;
  alone?: boolean | undefined;
  className?: string | undefined;
}) => (
  <span
    {...(alone ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
    className={classes(
      "relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold tracking-[0.01em] select-none",
      "after:absolute after:inset-0 after:rounded-full after:inset-ring after:inset-ring-[rgb(15_23_42/.08)]",
      sizes[size],
      tints[avatarTint(seed)],
      className,
    )}
  >
    {photo ? <img src={photo} alt="" loading="lazy" className="size-full object-cover" /> : initials(name)}
  </span>
);

const sizes: Record<AvatarSize, string> = {
  20: "size-5 text-[9px]",
  24: "size-6 text-[10px]",
  28: "size-7 text-[11px]",
  32: "size-8 text-xs",
  40: "size-10 text-sm",
  64: "size-16 text-[22px]",
};

const tints = [
  "bg-[light-dark(#dfe7fb,#24305a)] text-[light-dark(#33478f,#b9c8fb)]",
  "bg-[light-dark(#f6e2ea,#4a2335)] text-[light-dark(#8a3457,#f3bcd1)]",
  "bg-[light-dark(#dcf0ee,#173f3b)] text-[light-dark(#1d6159,#a3ddd5)]",
  "bg-[light-dark(#f4e8d6,#453319)] text-[light-dark(#7a5316,#ecd0a0)]",
  "bg-[light-dark(#e8e2f7,#362a5c)] text-[light-dark(#593d94,#d2c3f7)]",
  "bg-[light-dark(#e3e9f0,#2b3748)] text-[light-dark(#3d4e66,#c5d1e0)]",
  "bg-[light-dark(#fae3d9,#4e2a1a)] text-[light-dark(#8c4020,#f5c3ab)]",
  "bg-[light-dark(#e0eedb,#27401d)] text-[light-dark(#3d612c,#bfe0ae)]",
];
