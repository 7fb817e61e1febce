import { data, redirect, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { mayReadReasons } from "@product/domain/day/devices";
import { Refused, type Refusal } from "@product/domain/refusals";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/gate.page";
import { pairDevice, scan, undoScan, type Scanned } from "./commands.server.ts";
import { deviceCookie, deviceOf } from "./device.server.ts";
import { PairScreen } from "./pair-screen.tsx";
import { countInside, peopleNamed } from "./queries.server.ts";
import { ReadyScreen } from "./ready-screen.tsx";
import { gateForm } from "./schema.ts";
import { VerdictScreen } from "./verdict-screen.tsx";

export const handle = { needs: "public", messages: ["gate", "clearance", "request"] };

export const headers = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const { searchParams } = pageAddress(request);
  const paired = await deviceOf(request);
  if (!paired) return { gate: undefined, pin: (searchParams.get("pin") ?? "").slice(0, 20) };
  const { device, event } = paired;
  const isSupervisor = mayReadReasons(device.profile);
  const words = isSupervisor ? (searchParams.get("q") ?? "").slice(0, 100) : "";
  return {
    gate: {
      name: device.gate || device.name,
      profile: device.profile,
      event: (locale === "es" ? event.titleEs || event.titleEn : event.titleEn || event.titleEs) || event.code,
      timeZone: event.timeZone,
      inside: await countInside(event.id),
      words,
      found: words ? await peopleNamed(event.id, words) : undefined,
    },
    // Of this page: what it sends counts once, however often it is sent.
    client: crypto.randomUUID(),
    today: homeDay(),
  };
}
export type Gate = NonNullable<Route.ComponentProps["loaderData"]["gate"]>;

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

type Reply = { scanned?: Scanned; undone?: boolean; refusals: readonly Refusal[] };

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, settings } = context.get(requestContext);
  const { pathname } = pageAddress(request);
  const paired = await deviceOf(request);
  const form = await readForm(paired ?? "anyone", request, gateForm);
  // What does not fit is as if it had not been sent.
  const sent = gateForm.safeParse(Object.fromEntries(form)).data ?? gateForm.parse({});
  const { pin, code, mode, confirmed, client = crypto.randomUUID(), undo } = sent;
  try {
    if (!paired) {
      const token = await pairDevice((pin ?? "").replaceAll(/\D/g, ""));
      const cookie = deviceCookie(token, settings.auth.secure);
      return redirect(pathname, { status: 303, headers: { "Set-Cookie": cookie } });
    }
    if (undo) {
      await undoScan(paired, undo, client);
      return data<Reply>({ undone: true, refusals: [] });
    }
    if (!code) return redirect(pathname, 303);
    const scanned = await scan(paired, { code, mode, client, confirmed: confirmed === "yes" }, locale);
    return data<Reply>({ scanned, refusals: [] });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return data<Reply>({ refusals: error.refusals }, { status: 422 });
  }
}

/** No layout: one thing at a time, as large as the screen. */
export default function GatePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("gate");
  const { gate } = loaderData;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <meta name="robots" content="noindex" />
      {!gate ? (
        <PairScreen pin={loaderData.pin ?? ""} refusals={reply?.refusals ?? []} />
      ) : reply?.scanned ? (
        <VerdictScreen gate={gate} scanned={reply.scanned} client={loaderData.client} today={loaderData.today} />
      ) : (
        <ReadyScreen
          gate={gate}
          client={loaderData.client}
          refusals={reply?.refusals ?? []}
          isUndone={reply?.undone === true}
        />
      )}
    </>
  );
}
