import { isRouteErrorResponse, type HandleErrorFunction } from "react-router";
import { requestContext } from "./context.ts";

/** What was thrown on purpose as an answer is no error of ours. */
export const reportError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(requestContext).report(error);
};
