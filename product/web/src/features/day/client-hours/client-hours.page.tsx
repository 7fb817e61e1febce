import { parseWithZod } from "@conform-to/zod/v4";
import { data, Link, redirect, useActionData, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import type { z } from "zod";
import { maskedAddress } from "@product/domain/company/masked-address";
import { Refused } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageTitle } from "#i18n/page-title.tsx";
import { clockNow } from "#request/clock.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { fieldErrors } from "#request/forms/field-errors.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { readForm } from "#request/forms/read-form.ts";
import { takeSaved, tellSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/client-hours.page";
import { approveForClient, objectForClient } from "./commands.server.ts";
import { HoursRows } from "./hours-rows.tsx";
import { hoursForClient, type ClientHours } from "./queries.server.ts";
import { ProofForm } from "./proof-form.tsx";
import { clientProofIn, proveClient, sendClientCode, standingOfProof } from "./proof.server.ts";
import { askForm, codeForm, objectionForm, signForm } from "./schema.ts";
import { SignForm } from "./sign-form.tsx";
import { SigningList } from "./share/signing-list.tsx";

export const handle = { needs: "public", messages: ["client-hours", "request", "forms"] };

// The address is the key: no other site may learn it. Stricter would take the origin from the form itself.
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => {
  loaderHeaders.set("Referrer-Policy", "same-origin");
  loaderHeaders.set("Cache-Control", "no-store");
  loaderHeaders.set("X-Robots-Tag", "noindex");
  return loaderHeaders;
};

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const hours = await hoursForClient(params.token, context.get(requestContext).locale, clockNow());
  const { saved, headers: taken } = takeSaved(request);
  return data(
    { hours: hours && (await withProof(hours, request)), isSaved: saved },
    { status: hours ? 200 : 404, headers: taken },
  );
}

/** The address that codes go to is shown masked: whoever made the link need not learn it here. */
async function withProof(hours: ClientHours, request: Request) {
  const { address, isProven } = await standingOfProof(hours, clientProofIn(request));
  const { searchParams } = pageAddress(request);
  const isSent = searchParams.has("sent") || ["send", "prove"].includes(searchParams.get("do") ?? "");
  return { ...hours, proof: { address: address && maskedAddress(address), isProven, isSent } };
}
type ShownHours = Awaited<ReturnType<typeof withProof>>;

export async function action({ request, params, context }: Route.ActionArgs) {
  const { locale, settings } = context.get(requestContext);
  const { token } = params;
  const link = await hoursForClient(token, locale, clockNow());
  const { pathname, searchParams } = pageAddress(request);
  // If the link does not work, the page itself explains why, and the form that was sent is not read.
  if (!link) return redirect(pathname, 303);
  const actionName = searchParams.get("do");
  const sign = (form: z.output<typeof signForm>) =>
    approveForClient(context.get(actorContext), token, form, clientProofIn(request));
  const carried = carryOut(link, request);
  if (actionName === "send") return carried(askForm, () => sendClientCode(token, locale), { search: "?sent" });
  if (actionName === "prove") return carried(codeForm, ({ code }) => proofFor(token, code, settings.auth.secure), {});
  if (actionName === "approve") return carried(signForm, sign);
  if (actionName === "object") return carried(objectionForm, (form) => objectForClient(token, form));
  throw failure("notUnderstood");
}

async function proofFor(token: string, code: string, isSecure: boolean): Promise<string> {
  const cookie = await proveClient(token, code, isSecure);
  if (!cookie) throw new Refused({ code: "client-code.wrong" });
  return cookie;
}

/** Without `onward` it is told that it is done; what the command gives otherwise is a cookie to keep. */
const carryOut =
  (link: ClientHours, request: Request) =>
  async <Schema extends z.ZodObject>(
    schema: Schema,
    command: (form: z.output<Schema>) => Promise<unknown>,
    onward?: { search?: string },
  ) => {
    const submission = parseWithZod(await readForm(link, request, schema), { schema, formatError: fieldErrors });
    const rejected = (refusals: FormReply["refusals"]) =>
      data<FormReply>({ result: submission.reply(), refusals }, { status: 422 });
    if (submission.status !== "success") return rejected([]);
    try {
      const outcome = await command(submission.value);
      const { pathname } = pageAddress(request);
      const cookie = onward ? outcome : tellSaved(pathname);
      const keep = typeof cookie === "string" ? { "Set-Cookie": cookie } : new Headers();
      return redirect(`${pathname}${onward?.search ?? ""}`, { status: 303, headers: keep });
    } catch (error) {
      if (error instanceof Refused) return rejected(error.refusals);
      throw error;
    }
  };

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** The hours of an event as its client reads them: to approve with a signature, or to say what was different. */
export default function ClientHoursPage({ loaderData: { hours, isSaved } }: Route.ComponentProps) {
  const t = useTranslations("client-hours");
  const reply = useActionData() as FormReply | undefined;
  const title = hours ? t("title", { event: hours.title }) : t("goneTitle");
  return (
    <Column className="flex max-w-3xl flex-col gap-6 py-8 sm:py-14">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="text-[28px] leading-9 font-semibold tracking-[-0.025em] text-balance wrap-anywhere">{title}</h1>
      {isSaved && <Callout tone="ok">{t("saved")}</Callout>}
      {hours ? <Shown hours={hours} reply={reply} /> : <p className="text-pretty text-fg-2">{t("goneText")}</p>}
    </Column>
  );
}

function Shown({ hours, reply }: { hours: ShownHours; reply: FormReply | undefined }) {
  const t = useTranslations("client-hours");
  const open = hours.rows.filter(({ state }) => state === "open");
  return (
    <>
      <p className="text-pretty text-fg-2">{t("intro")}</p>
      {hours.rows.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <HoursRows hours={hours} reply={reply} />
      )}
      {open.length > 0 && !hours.proof.isProven && <ProofForm {...hours.proof} reply={reply} />}
      {open.length > 0 && hours.proof.isProven && <SignForm open={open} reply={reply} />}
      <SigningList signings={hours.signings} timeZone={hours.timeZone} />
      <Link to=".." relative="path" className="way self-start font-medium">
        {t("back")}
      </Link>
    </>
  );
}
