import type { PublicSettings } from "#request/context.ts";

/** Whether a session lies in this browser; whether it still stands is for the service to say. */
export const hasSession = ({ cookie }: PublicSettings["auth"]): boolean =>
  new RegExp(`(^|; )${cookie}(\\.0)?=`).test(document.cookie);

/** What lies in this browser of a session, to be compared with what lay there before. */
export const sessionHere = ({ cookie }: PublicSettings["auth"]): string =>
  document.cookie
    .split("; ")
    .filter((one) => one.startsWith(cookie))
    .join("; ");
