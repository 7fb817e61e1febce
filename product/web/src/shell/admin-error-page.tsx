import { useOutletContext } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** The error page, with the navigation still at hand where there is one. */
export const AdminErrorPage = () => (
  <ErrorPage isFramed={useOutletContext<{ isFramed: boolean } | undefined>()?.isFramed ?? false} />
);
