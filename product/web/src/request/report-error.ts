import { isRouteErrorResponse, type HandleErrorFunction } from "react-router";
import { requestContext } from "./context.ts";

/** A response that was thrown on purpose is no error of ours. */
export const reportError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(requestContext).report(error);
};
