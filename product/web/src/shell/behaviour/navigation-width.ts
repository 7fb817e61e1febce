/** The navigation of the back office: wide with words, or a rail of icons. The server reads the choice, so nothing jumps. */
import { keepChoice } from "./kept-choice.ts";

export const isNavigationRail = (cookies: string | null): boolean =>
  /(?:^|;\s*)navigation=rail(?:;|$)/.test(cookies ?? "");

export const keepNavigation = (isRail: boolean): void => keepChoice("navigation", isRail ? "rail" : "wide");
