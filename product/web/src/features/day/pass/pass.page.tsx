import { data, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { passAddress } from "@product/domain/day/pass-code";
import { Refused, type Refusal } from "@product/domain/refusals";
import { confirmRead, giveAnswer } from "#features/planning/answers/commands.server.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorContext, requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/pass.page";
import "./paper.css";
import { clockOneself, codeOfPass } from "./commands.server.ts";
import { isPassBlocked, passHolder } from "./holder.server.ts";
import { PassScreen } from "./pass-screen.tsx";
import { passOf } from "./queries.server.ts";
import { passForm } from "./schema.ts";
import { StrangerScreen } from "./stranger-screen.tsx";

/** `still`: made on the server, and left as it is but for this one small script. */
export const handle = {
  needs: "public",
  messages: ["pass", "shift-applications", "clearance", "request"],
  still: "pass",
};

// The page belongs to one person and is never cached; the address with the secret has been left by now.
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  // Told to the worker that shows the pass without a net.
  "X-Offline": loaderHeaders.get("X-Offline") ?? "forget",
  "Cache-Control": "no-store",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

/**
 * Shows the pass to a worker with the link or signed in; any other visitor, also one who scans a pass, reads that this
 * is a pass. Opening the page changes nothing.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, settings } = context.get(requestContext);
  const { origin, searchParams } = pageAddress(request);
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  // Somebody who reads the code of a pass with a phone gets to know nothing, be it their own.
  const pass = holder && !searchParams.has("p") ? await passOf(holder, locale) : undefined;
  const isBlocked = !holder && (await isPassBlocked(request, actor));
  if (!pass) return data({ pass: undefined, isGone: searchParams.has("gone"), isBlocked });
  const site = settings.origin || origin;
  const code = await codeOfPass(holder!);
  const isUnsent = searchParams.has("unsent");
  const shown = { pass, code, address: passAddress(site, code), client: crypto.randomUUID(), isUnsent };
  return data(shown, { headers: { "X-Offline": "keep" } });
}

type Reply = { refusals: readonly Refusal[] };

export async function action({ request, context }: Route.ActionArgs) {
  const { pathname } = pageAddress(request);
  const holder = await passHolder(request, context.get(actorContext));
  if (!holder) throw redirect(pathname, 303);
  const sent = passForm.safeParse(Object.fromEntries(await readForm(holder, request, passForm)));
  const { answer, punch, client, read, changed, position, ...about } = sent.data ?? {};
  try {
    if (answer) await giveAnswer(holder, { ...about, answer });
    if (read) await confirmRead(holder, read, changed);
    if (punch && client) await clockOneself(holder, punch, client, position);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return data<Reply>({ refusals: error.refusals }, { status: 422 });
  }
  return redirect(pathname, 303);
}

/** No layout: the pass fills the phone. */
export default function PassPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("pass");
  return (
    <main className="pass-page mx-auto flex min-h-dvh w-full max-w-120 flex-col px-4 pb-7 text-base">
      <PageTitle>{t("title")}</PageTitle>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href={`/workerpass.${useLocale()}.webmanifest`} />
      {loaderData.pass ? (
        <PassScreen {...loaderData} pass={loaderData.pass} refusals={actionData?.refusals ?? []} />
      ) : (
        <StrangerScreen isGone={loaderData.isGone} isBlocked={loaderData.isBlocked} />
      )}
    </main>
  );
}
