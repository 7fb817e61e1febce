import { Link } from "react-router";
import { buttonClass } from "@product/ui/controls/button";

/** To where someone came from: at the head of a page, or beside what they are asked. */
export function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={buttonClass("quiet")}>
      {children}
    </Link>
  );
}
