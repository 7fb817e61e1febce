import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, useLocation, useSearchParams, type ShouldRevalidateFunction } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { numberFault } from "@product/domain/documents/numbers";
import { Refused, type Refusal } from "@product/domain/refusals";
import { Callout } from "@product/ui/callout";
import { Column } from "@product/ui/column";
import { HomeLink, NoticePage } from "#features/ground/pages/share/notice-page.tsx";
import { FileRefused } from "#features/papers/document-intake/intake.server.ts";
import { isOnboarding } from "#features/people/onboarding-link/queries.server.ts";
import { BackToOnboarding } from "#features/people/onboarding-link/share/back-to-onboarding.tsx";
import { tooLarge } from "#features/ground/photo/share/first-look.ts";
import { dayOf } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { fieldErrors, type FieldError } from "#request/forms/field-errors.ts";
import { filesContext } from "#request/ports/files.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { readForm } from "#request/forms/read-form.ts";
import type { Route } from "./+types/evidence.page";
import { EvidenceCard } from "./evidence-card.tsx";
import { behindLink } from "./queries.server.ts";
import type { EvidenceReply } from "./reply.ts";
import { receiveEvidence } from "./receive.server.ts";
import { evidenceForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["evidence", "onboarding-link", "request", "forms"] };

// The address is the key: no other site may learn it. Stricter would take the origin from the form itself.
export const headers = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await behindLink(params.token, context.get(requestContext).locale);
  const whole = link && (await isOnboarding(params.token)) ? params.token : undefined;
  return data({ link, whole, today: homeDay() }, { status: link ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const link = await behindLink(params.token, context.get(requestContext).locale);
  // A request without a working link is not read at all.
  if (!link) throw redirect(pageAddress(request).pathname, 303);
  const form = await readForm(link, request, evidenceForm);
  const submission = parseWithZod(form, { schema: evidenceForm, formatError: fieldErrors });
  const kind = String(form.get("kind"));
  const rejected = (fault: Record<string, FieldError[]>, refusals: readonly Refusal[] = [], position?: number) =>
    data<EvidenceReply>(
      {
        result: submission.reply({ fieldErrors: fault, hideFields: ["front", "back", "frontUpload", "backUpload"] }),
        refusals,
        kind,
        ...(position === undefined ? {} : { position }),
      },
      { status: 422 },
    );
  if (submission.status !== "success") return rejected({});
  const card = link.cards.find(({ kindId }) => kindId === kind);
  const fault = card && faultOfNumber(card, submission.value.number);
  if (fault) return rejected({ number: [fault] });
  try {
    await receiveEvidence(context.get(filesContext), params.token, submission.value);
    return redirect(`${pageAddress(request).pathname}?sent=${submission.value.kind}`, 303);
  } catch (error) {
    if (error instanceof FileRefused) return rejected({}, error.refusals, error.position);
    if (error instanceof Refused) return rejected({}, error.refusals);
    throw error;
  }
}

/** Where no copy is kept, the number is all there is to check. */
function faultOfNumber({ key, copyKept }: { key: string; copyKept: boolean }, number: string): FieldError | undefined {
  if (number === "") return copyKept ? undefined : { fault: "required" };
  return numberFault(key, number);
}

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** Documents asked of the worker behind a link, each with the place to photograph it. */
export default function EvidencePage({ loaderData: { link, whole, today }, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("evidence");
  const request = useTranslations("request");
  const locale = useLocale();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!link) return <Gone />;
  const { name, entity, note, cards, expiresAt } = link;
  const sent = cards.find(({ kindId, state }) => kindId === search.get("sent") && state === "sent");
  const isDone = cards.every(({ state }) => state === "sent" || state === "accepted");
  return (
    <Column className="flex max-w-xl flex-col gap-5 py-6 sm:py-12">
      <PageTitle>{t("title")}</PageTitle>
      <BackToOnboarding token={whole} />
      <header className="flex flex-col gap-2">
        <h1 className="text-[26px] leading-8 font-semibold tracking-[-0.025em]">{t("title")}</h1>
        <p className="text-pretty text-fg-2">{t("hello", { name, entity })}</p>
      </header>
      {note && (
        <p className="rounded-card border border-line bg-bg-raised px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
          <span className="block text-help text-fg-3">{t("note")}</span>
          {note}
        </p>
      )}
      {search.has("too-large") && !reply && (
        <Callout tone="bad" alert>
          {request(refusalKey("file.too-large"), tooLarge("worker-documents") as never)}
        </Callout>
      )}
      {sent && !reply && (
        <Callout tone="ok" alert>
          {t("sentNow", { kind: sent.name })}
        </Callout>
      )}
      {isDone && <Callout tone="ok">{t(cards.length > 0 ? "allSent" : "nothing")}</Callout>}
      <ul className="flex flex-col gap-4" id="send">
        {cards.map((card) => (
          <li key={card.kindId}>
            <EvidenceCard
              // A new key clears the chosen file once it is sent.
              key={`${card.state} ${String(card.sentAt)}`}
              card={card}
              address={pathname}
              today={today}
              reply={reply?.kind === card.kindId ? reply : undefined}
            />
          </li>
        ))}
      </ul>
      <p className="text-help text-pretty text-fg-3">
        {t("why")} {t("until", { day: dayOf(expiresAt, locale, "Europe/Madrid") })}
      </p>
    </Column>
  );
}

/** A link that opens nothing, whatever the reason: said kindly, and without telling which. */
function Gone() {
  const t = useTranslations("evidence");
  return (
    <NoticePage title={t("goneTitle")} text={t("goneText")}>
      <HomeLink>{t("toHome")}</HomeLink>
    </NoticePage>
  );
}
