import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";

/** The HTML a component is sent as. */
export const markup = (node: ReactNode): string => renderToStaticMarkup(node);
