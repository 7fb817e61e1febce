import { data, redirect, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Refused, type Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { factsOf } from "#features/day/expected-attendance/queries.server.ts";
import { passHolder } from "#features/day/pass/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { clockNow } from "#request/clock.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/my-hours.page";
import { answerAboutHours, hoursActions } from "./answer.server.ts";
import { HoursCard } from "./hours-card.tsx";
import { answerProof, isProven } from "./proof.server.ts";
import { checkedRegister } from "./register.server.ts";
import { MyRegister } from "./my-register.tsx";
import { PassPage } from "./share/pass-page.tsx";
import { ProofForm } from "./share/proof-form.tsx";
import { hoursOf } from "./queries.server.ts";
import { myHoursForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["my-hours", "time", "request"] };

export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

const toPass = (request: Request) => redirect(inLocale("/workerpass", localeOf(pageAddress(request).pathname)), 303);

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  if (!holder) throw toPass(request);
  const { locale } = context.get(requestContext);
  const lines = await hoursOf(holder, locale, clockNow());
  const isAsked = pageAddress(request).searchParams.has("check");
  const checked = isAsked ? await checkedRegister(holder, clockNow()) : undefined;
  const facts = (await factsOf([holder.workerId])).get(holder.workerId);
  return { lines, facts, checked, isProven: await isProven(request, actor, holder) };
}

type Reply = { refusals: readonly Refusal[] };

/** A code may be asked for and typed by whoever has the pass; what binds its holder needs the code first. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  if (!holder) throw toPass(request);
  const { pathname, protocol, searchParams } = pageAddress(request);
  const sent = myHoursForm.safeParse(Object.fromEntries(await readForm(holder, request, myHoursForm)));
  const requestedAction = searchParams.get("do");
  try {
    const answered = await answerProof(request, holder, sent.data?.code, protocol === "https:");
    if (answered) return answered;
    const actionName = hoursActions.find((name) => name === requestedAction);
    if (!actionName || !sent.data) throw new Refused({ code: "hours.say-why" });
    if (!(await isProven(request, actor, holder))) throw new Refused({ code: "pass.prove-first" });
    await answerAboutHours(holder, actionName, sent.data);
    return redirect(`${pathname}?saved`, 303);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return data<Reply>({ refusals: error.refusals }, { status: 422 });
  }
}

export default function MyHoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("my-hours");
  const [search] = useSearchParams();
  const { lines, facts } = loaderData;
  return (
    <PassPage title={t("title")} text={t("text")} back={t("back")} reply={actionData}>
      {search.has("saved") && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
      {!loaderData.isProven && lines.length > 0 && <ProofForm isSent={search.has("sent") || Boolean(actionData)} />}
      {lines.length === 0 && <p className="text-fg-2">{t("none")}</p>}
      {facts && <p className="text-sm text-fg-2">{t("facts", facts)}</p>}
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <HoursCard key={line.id} line={line} isProven={loaderData.isProven} />
        ))}
      </ul>
      {lines.length > 0 && <MyRegister lines={lines} checked={loaderData.checked} />}
    </PassPage>
  );
}
