import { Outlet } from "react-router";
import { backOfficeOnly } from "#request/back-office.ts";
import { routeMiddleware } from "#request/route-middleware.ts";

export { AdminErrorPage as ErrorBoundary } from "./admin-error-page.tsx";

export const handle = { needs: "authenticated" };

export const middleware = [routeMiddleware("authenticated"), backOfficeOnly];

/** Every screen of the back office: only for those who signed in, and what fails fails inside the frame. */
export default function AdminScreens() {
  return <Outlet />;
}
