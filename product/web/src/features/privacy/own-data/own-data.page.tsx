import { data, Form, redirect, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Refused, type Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { Button, buttonClass } from "@product/ui/controls/button";
import { answerProof, isProven } from "#features/day/my-hours/commands.server.ts";
import { PassPage } from "#features/day/my-hours/share/pass-page.tsx";
import { ProofForm } from "#features/day/my-hours/share/proof-form.tsx";
import { passHolder } from "#features/day/pass/queries.server.ts";
import { looksAt } from "#features/privacy/subject-data/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/own-data.page";
import { askForErasure } from "./commands.server.ts";
import { Looks } from "./reveals.tsx";
import { ownDataForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["own-data", "my-hours", "request"] };

export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

const toPass = (request: Request) => redirect(inLocale("/workerpass", localeOf(pageAddress(request).pathname)), 303);
const mostShown = 100;

/**
 * The holder of the pass sees the page; data about its owner is shown only after proof that the reader is the owner.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  if (!holder) throw toPass(request);
  const proven = await isProven(request, actor, holder);
  return { isProven: proven, looks: proven ? await looksAt(holder.workerId, mostShown) : [] };
}

type Reply = { refusals: readonly Refusal[] };

export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  if (!holder) throw toPass(request);
  const { locale, settings } = context.get(requestContext);
  const { pathname } = pageAddress(request);
  const sent = ownDataForm.safeParse(Object.fromEntries(await readForm(holder, request, ownDataForm)));
  try {
    const answered = await answerProof(request, holder, sent.data?.code, settings.auth.secure);
    if (answered) return answered;
    if (!(await isProven(request, actor, holder))) throw new Refused({ code: "pass.prove-first" });
    await askForErasure(holder.workerId, locale);
    return redirect(`${pathname}?asked`, 303);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return data<Reply>({ refusals: error.refusals }, { status: 422 });
  }
}

export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("own-data");
  const locale = useLocale();
  const [search] = useSearchParams();
  return (
    <PassPage title={t("title")} text={t("text")} back={t("back")} reply={actionData}>
      {search.has("asked") && !actionData && <Callout tone="ok">{t("asked")}</Callout>}
      {loaderData.isProven ? (
        <>
          <Looks looks={loaderData.looks} />
          <section aria-labelledby="copy" className="pass-card">
            <h2 id="copy" className="font-semibold">
              {t("copy")}
            </h2>
            <p className="text-sm text-pretty text-fg-2">{t("copyText")}</p>
            <a href="/workerpass/data/json" download className={buttonClass("quiet", "large")}>
              {t("download")}
            </a>
          </section>
          <section aria-labelledby="erase" className="pass-card">
            <h2 id="erase" className="font-semibold">
              {t("erase")}
            </h2>
            <p className="text-sm text-pretty text-fg-2">{t("eraseText")}</p>
            <Form method="post" action="?do=erase">
              <Button type="submit" look="quiet" className="h-12 w-full">
                {t("ask")}
              </Button>
            </Form>
          </section>
        </>
      ) : (
        <ProofForm isSent={search.has("sent") || Boolean(actionData)} />
      )}
      <a href={inLocale("/data-protection", locale)} className="way flex min-h-11 items-center text-sm font-medium">
        {t("rights")}
      </a>
    </PassPage>
  );
}
