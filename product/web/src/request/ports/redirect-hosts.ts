import { createContext } from "react-router";

/** The sites outside to which a redirect may lead, as the installation lists them. */
export const redirectHostsContext = createContext<readonly string[]>([]);
