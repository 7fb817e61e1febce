/** All slices that speak. A route names those it needs in its `handle`; the server inlines just these. */
import { compileCatalogue } from "#i18n/compile.ts";
import type { English } from "#i18n/messages.ts";
import { messages as home } from "#features/home/messages.ts";
import { messages as legal } from "#features/legal/messages.ts";
import { messages as login } from "#features/login/messages.ts";
import { messages as pass } from "#features/pass/messages.ts";
import { messages as upcoming } from "#features/upcoming/messages.ts";
import { messages as request } from "#request/messages.ts";
import { messages as shell } from "#shell/messages.ts";

const slices = { home, legal, login, pass, request, shell, upcoming };

export const catalogue = compileCatalogue(slices);

export type Slice = keyof typeof slices;

declare module "use-intl" {
  interface AppConfig {
    Locale: "en" | "es";
    Messages: { [Name in Slice]: English<(typeof slices)[Name]> };
  }
}
