import { Link } from "react-router";
import { buttonClass } from "@product/ui/controls/button";

/** To where a page came from, at its head. */
export function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass("quiet")}>
      {children}
    </Link>
  );
}
