import { Link } from "react-router";
import { buttonClass } from "@product/ui/controls/button";
import { Kbd } from "@product/ui/kbd";

/** The way to the record before or after the one that is shown, with its key. */
export function Neighbour({ to, label, cap }: { to: string | undefined; label: string; cap: string }) {
  const content = (
    <>
      {label}
      <Kbd keys={[cap]} className="max-sm:hidden" />
    </>
  );
  return to === undefined ? (
    <span aria-disabled className={`${buttonClass("quiet")} opacity-50`}>
      {content}
    </span>
  ) : (
    <Link to={to} preventScrollReset className={buttonClass("quiet")}>
      {content}
    </Link>
  );
}
