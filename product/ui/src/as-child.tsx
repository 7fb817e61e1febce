import { cloneElement, type ReactElement, type ReactNode } from "react";
import { classes } from "./classes.ts";

type Given = Record<string, unknown> & { className?: string | undefined; children?: ReactNode };

/**
 * The child, such as a link of the router, in place of an element of ours: it keeps what it brings and gains the look, with `before`
 * and `after` beside its own words.
 */
export function AsChild({
  before,
  after,
  className,
  children,
  ...ours
}: Given & { before?: ReactNode; after?: ReactNode }): ReactElement {
  const child = children as ReactElement<Given>;
  const look = { ...ours, ...child.props, className: classes(className, child.props.className) };
  if (!before && !after) return cloneElement(child, look);
  return cloneElement(child, look, before, child.props.children, after);
}
