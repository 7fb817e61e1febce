import type { PublicSettings } from "#request/context.ts";

/** Whether a session lies in this browser; whether it still stands is for the service to say. */
export const hasSession = ({ cookie }: PublicSettings["auth"]): boolean =>
  new RegExp(`(^|; )${cookie}(\\.0)?=`).test(document.cookie);

/** The session's cookies in this browser, to be compared with earlier ones. */
export const sessionHere = ({ cookie }: PublicSettings["auth"]): string =>
  document.cookie
    .split("; ")
    .filter((entry) => entry.startsWith(cookie))
    .join("; ");
