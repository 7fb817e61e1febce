import { data, Form, redirect, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Refused } from "@product/domain/refusals";
import { Button } from "@product/ui/controls/button";
import { changePhone } from "#features/day/pass/commands.server.ts";
import { passHolder } from "#features/day/pass/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/phone.page";
import { answerProof, isProven } from "./proof.server.ts";
import { PassPage } from "./share/pass-page.tsx";
import { ProofForm } from "./share/proof-form.tsx";
import { proofForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["my-hours", "request"] };

export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
});

const toPass = (request: Request, more: ResponseInit = {}) =>
  redirect(inLocale("/workerpass", localeOf(pageAddress(request).pathname)), { status: 303, ...more });

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  if (!holder) throw toPass(request);
  return { isProven: await isProven(request, actor, holder) };
}

/** The link alone changes no phone: whoever found it would take the pass with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  const holder = await passHolder(request, actor);
  if (!holder) throw toPass(request);
  const { secure } = context.get(requestContext).settings.auth;
  const sent = proofForm.safeParse(Object.fromEntries(await readForm(holder, request, proofForm)));
  try {
    const answered = await answerProof(request, holder, sent.data?.code, secure);
    if (answered) return answered;
    if (!(await isProven(request, actor, holder))) throw new Refused({ code: "pass.prove-first" });
    return toPass(request, { headers: { "Set-Cookie": await changePhone(holder, secure) } });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return data({ refusals: error.refusals }, { status: 422 });
  }
}

export default function PhonePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("my-hours");
  const [search] = useSearchParams();
  return (
    <PassPage title={t("phoneTitle")} text={t("phoneText")} back={t("back")} reply={actionData}>
      {loaderData.isProven ? (
        <Form method="post" reloadDocument>
          <Button type="submit" className="h-12 w-full">
            {t("phoneTake")}
          </Button>
        </Form>
      ) : (
        <ProofForm isSent={search.has("sent") || Boolean(actionData)} />
      )}
    </PassPage>
  );
}
