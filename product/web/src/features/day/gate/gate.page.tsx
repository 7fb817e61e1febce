import { data, redirect, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { mayReadReasons } from "@product/domain/day/devices";
import { Refused } from "@product/domain/refusals";
import { localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/gate.page";
import { pairByGuess, scan, undoScan } from "./commands.server.ts";
import { handOver, holderAsked } from "./items.server.ts";
import { ItemsScreen } from "./items-screen.tsx";
import { deviceCookie, deviceOf } from "./device.server.ts";
import type { GateReply, GateShown, Loaded } from "./gate-shown.ts";
import { PairScreen } from "./pair-screen.tsx";
import { countInside, countInZone, peopleNamed } from "./queries.server.ts";
import { ReadyScreen } from "./ready-screen.tsx";
import { gateForm } from "./schema.ts";
import { keyOfSnapshots } from "./offline/snapshot.server.ts";
import { VerdictScreen } from "./verdict-screen.tsx";
import { isWalkIn, letWalkIn, othersNamed, placesOpenNow } from "./walk-ins.server.ts";
import { loadGate, sendGate } from "./offline/without-net.ts";

export const handle = { needs: "public", messages: ["gate", "clearance", "request"] };

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  // Told to the worker that serves this page without a net.
  "X-Offline": loaderHeaders.get("X-Offline") ?? "forget",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const { searchParams } = pageAddress(request);
  const paired = await deviceOf(request);
  const pin = (searchParams.get("pin") ?? "").slice(0, 20);
  if (!paired) return data<Loaded>({ gate: undefined, pin, snapshotKey: keyOfSnapshots() });
  const { device, event } = paired;
  const isSupervisor = mayReadReasons(device.profile);
  const words = isSupervisor ? (searchParams.get("q") ?? "").slice(0, 100) : "";
  const shown: GateShown = {
    gate: {
      name: device.zone || device.gate || device.name,
      door: device.gate,
      zone: device.zone,
      isTraining: device.isTraining,
      snapshotKey: keyOfSnapshots(),
      profile: device.profile,
      event: (locale === "es" ? event.titleEs || event.titleEn : event.titleEn || event.titleEs) || event.code,
      eventId: event.id,
      timeZone: event.timeZone,
      supervisorPhone: isSupervisor ? "" : device.supervisorPhone,
      inside: device.zone ? await countInZone(event.id, device.zone) : await countInside(event.id),
      words,
      found: words ? await peopleNamed(event.id, words) : undefined,
      others: words ? await othersNamed(paired, words) : undefined,
    },
    // Names the next scan of this page: it counts once, however often it is sent.
    client: crypto.randomUUID(),
    today: homeDay(),
    holder: await holderAsked(paired, searchParams.get("items"), locale),
  };
  return data<Loaded>(shown, { headers: { "X-Offline": "keep" } });
}

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs): Promise<Loaded> =>
  loadGate(() => serverLoader(), new URL(request.url).searchParams.get("q") ?? "");
clientLoader.hydrate = true as const;

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs): Promise<GateReply> =>
  sendGate(await request.clone().formData(), () => serverAction(), localeOf(new URL(request.url).pathname));

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, settings } = context.get(requestContext);
  const { pathname, search } = pageAddress(request);
  const paired = await deviceOf(request);
  const form = await readForm(paired ?? "anyone", request, gateForm);
  // A field with a bad value is treated as not sent.
  const sent = gateForm.safeParse(Object.fromEntries(form)).data ?? gateForm.parse({});
  const { pin, code, mode, confirmed, client = crypto.randomUUID(), undo, give, back, walkIn } = sent;
  try {
    if (!paired) {
      const address = context.get(actorContext).request?.from?.address ?? "";
      const token = await pairByGuess((pin ?? "").replaceAll(/\D/g, ""), address);
      const cookie = deviceCookie(token, settings.auth.secure);
      return redirect(pathname, { status: 303, headers: { "Set-Cookie": cookie } });
    }
    if (undo) {
      await undoScan(paired, undo, client);
      return data<GateReply>({ undone: true, refusals: [] });
    }
    if (give || back) {
      await handOver(paired, sent);
      return redirect(`${pathname}${search}`, 303);
    }
    if (!code) return redirect(pathname, 303);
    if (walkIn)
      return data<GateReply>({
        scanned: await letWalkIn(paired, { code, slotId: walkIn, client }, locale),
        refusals: [],
      });
    const scanned = await scan(paired, { code, mode, client, confirmed: confirmed === "yes" }, locale);
    const mayAdmit = mayReadReasons(paired.device.profile) && isWalkIn(scanned);
    return data<GateReply>({
      scanned: mayAdmit ? { ...scanned, open: await placesOpenNow(paired, locale) } : scanned,
      refusals: [],
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const isTooOften = error.refusals.some(({ code: why }) => why === "device.pin-later");
    return data<GateReply>({ refusals: error.refusals }, { status: isTooOften ? 429 : 422 });
  }
}

/** No layout: one thing at a time, as large as the screen. */
export default function GatePage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("gate");
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href={`/gate.${useLocale()}.webmanifest`} />
      {!loaderData.gate ? (
        <PairScreen pin={loaderData.pin} snapshotKey={loaderData.snapshotKey} refusals={reply?.refusals ?? []} />
      ) : reply?.scanned ? (
        <VerdictScreen
          gate={loaderData.gate}
          scanned={reply.scanned}
          client={loaderData.client}
          today={loaderData.today}
        />
      ) : loaderData.holder ? (
        <ItemsScreen
          gate={loaderData.gate}
          holder={loaderData.holder}
          client={loaderData.client}
          refusals={reply?.refusals ?? []}
        />
      ) : (
        <ReadyScreen
          gate={loaderData.gate}
          client={loaderData.client}
          refusals={reply?.refusals ?? []}
          isUndone={reply?.undone === true}
        />
      )}
    </>
  );
}
