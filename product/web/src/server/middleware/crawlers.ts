import { isbot } from "isbot";

/** Search engines and the like. A browser without a window is none: tests and printers should see what people see. */
export const isCrawler = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && !userAgent.includes("HeadlessChrome") && isbot(userAgent);
