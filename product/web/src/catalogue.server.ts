/** All sentences. A route names the slices it needs in its `handle`; its page brings along just these, or names a file of them. */
import type { Locale } from "@product/domain/locales";
import { compileCatalogue } from "#i18n/compile.ts";
import type { AllMessages, English, Messages } from "#i18n/messages.ts";
import type { RefusalMessages } from "#i18n/refusal-words.ts";
import { collect } from "#request/slices/collect.ts";
import { messages as request } from "#request/messages.ts";
import { messages as shell } from "#shell/messages.ts";
import { refusalWords, slices, trailWords } from "./slices.ts";

const own = collect<Messages>("catalogue", [{ request, shell }, ...slices.map((slice) => slice.messages ?? {})]);

/** As they are written. */
export const sentences: Record<string, Messages> = {
  ...own,
  audit: { ...own["audit"], ...trailWords },
  request: { ...own["request"], ...refusalWords },
};

export const catalogue = compileCatalogue(sentences);

export type SliceName = keyof AllMessages;

/** The shell and its error page speak on every page; a route names the other slices it needs. */
export const slicesSpoken = (handles: readonly unknown[]): SliceName[] => [
  ...new Set<SliceName>([
    "shell",
    "request",
    ...handles.flatMap((handle) => (handle as { messages?: SliceName[] } | undefined)?.messages ?? []),
  ]),
];

declare module "#i18n/messages.ts" {
  interface AllMessages {
    request: English<typeof request> & RefusalMessages;
    shell: English<typeof shell>;
  }
}

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: AllMessages;
  }
}
