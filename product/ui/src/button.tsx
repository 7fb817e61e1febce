import type { ComponentProps } from "react";

type Look = "primary" | "quiet";

/** The one main action of a screen is primary; the others are quiet. */
export const Button = ({ look = "primary", ...props }: ComponentProps<"button"> & { look?: Look }) => (
  <button className={buttonClass(look)} {...props} />
);

/** The same look for a link, which the caller's router renders. */
export const buttonClass = (look: Look): string => `${base} ${looks[look]}`;

const base =
  "inline-flex h-10 items-center justify-center gap-2 rounded-control px-4 text-sm font-medium transition-colors duration-250 ease-in-out motion-reduce:transition-none";
const looks: Record<Look, string> = {
  primary: "bg-primary text-primary-fg hover:bg-primary-hover",
  quiet: "border border-line-2 bg-bg-raised text-fg hover:bg-bg-muted",
};
