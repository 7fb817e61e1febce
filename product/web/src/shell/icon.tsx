import type { IconName } from "./icon-names.ts";
import { iconBodies } from "./icons.generated.ts";

/** Decoration beside a word; the word is what is read out. */
export const Icon = ({ name, size = 16, className = "" }: { name: IconName; size?: 16 | 20; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden
    className={`block shrink-0 ${className}`}
    dangerouslySetInnerHTML={{ __html: iconBodies[name] }}
  />
);
