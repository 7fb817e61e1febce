import type { ReactNode } from "react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Link, redirect, useLocation, type ShouldRevalidateFunction } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { Refused, type Refusal } from "@product/domain/refusals";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { HomeLink, NoticePage } from "#features/ground/pages/share/notice-page.tsx";
import { briefingFor } from "#features/planning/briefings/queries.server.ts";
import { OpenShiftList } from "#features/planning/shift-applications/share/open-shift-list.tsx";
import { SwapOffers } from "#features/planning/swaps/share/swap-offers.tsx";
import { requestContext } from "#request/context.ts";
import { fieldErrors, type FieldError } from "#request/forms/field-errors.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/answer.page";
import { giveAnswer } from "./commands.server.ts";
import { OfferCard } from "./offer-card.tsx";
import { OfferScreen } from "./offer-screen.tsx";
import { PhonePage } from "./share/phone-page.tsx";
import { WhyRefused } from "./why-refused.tsx";
import { answerPage, offerBehind, passingOn, type ShownOffer } from "./queries.server.ts";
import { answerForm } from "./schema.ts";

export const handle = { needs: "public", messages: ["answers", "shift-applications", "swaps", "forms", "request"] };

// The address is the key: no other site may learn it, and nothing keeps a copy.
export const headers = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

/** Looking changes nothing: programs that read mails open links too. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const page = await answerPage(params.token, locale);
  const offerId = z.uuid().safeParse(pageAddress(request).searchParams.get("offer"));
  const offer = page && offerId.success ? await offerBehind(params.token, offerId.data, locale) : undefined;
  const [passing, briefing] = offer
    ? [await passingOn(params.token, offer, locale), await briefingFor(offer.id, locale)]
    : [];
  return data({ page, offer, passing, briefing }, { status: page ? 200 : 404 });
}

type Reply = {
  offer: ShownOffer | undefined;
  refusals: readonly Refusal[];
  faults?: readonly FieldError[] | undefined;
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const { locale } = context.get(requestContext);
  const { pathname } = pageAddress(request);
  const page = await answerPage(params.token, locale);
  // A request without a working link is not read at all.
  if (!page) throw redirect(pathname, 303);
  const form = await readForm(page, request, answerForm);
  const submission = parseWithZod(form, { schema: answerForm, formatError: fieldErrors });
  if (submission.status !== "success") {
    const [named, faults] = [z.uuid().safeParse(form.get("offer")), submission.error?.["reason"]];
    if (!named.success || !faults) throw redirect(pathname, 303);
    const offer = await offerBehind(params.token, named.data, locale);
    return data<Reply>({ offer, refusals: [], faults }, { status: 422 });
  }
  const id = submission.value.offer;
  try {
    const done = await giveAnswer(params.token, submission.value);
    return redirect(done ? `${pathname}?offer=${done.id}` : pathname, 303);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!id) return data<Reply>({ offer: undefined, refusals: error.refusals }, { status: 422 });
    // Filled, called off, over or answered meanwhile: its own page says which.
    if (error.refusals.some(({ code }) => code === "assignment.move-illegal"))
      return redirect(`${pathname}?offer=${id}&already`, 303);
    const offer = await offerBehind(params.token, id, locale);
    return data<Reply>({ offer, refusals: error.refusals }, { status: 422 });
  }
}

export const shouldRevalidate: ShouldRevalidateFunction = () => true;

/** All that a worker is asked and where they work, behind the link of their letters. */
export default function AnswerPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const t = useTranslations("answers");
  const { pathname } = useLocation();
  const { page } = loaderData;
  const offer = reply?.offer ?? loaderData.offer;
  if (!page) return <Gone />;
  if (offer)
    return (
      <OfferScreen
        offer={offer}
        passing={loaderData.passing}
        briefing={loaderData.briefing}
        refusals={reply?.refusals ?? []}
        faults={reply?.faults}
      />
    );
  const { name, toAnswer, coming, waiting, applied, standby, left, open, swaps, calendar } = page;
  const isEmpty = [toAnswer, coming, waiting, applied, standby, left, open, swaps].every(({ length }) => length === 0);
  const refused = reply?.refusals[0];
  return (
    <PhonePage title={t("title")} intro={t("hello", { name })}>
      {refused && (
        <Callout tone="bad" alert>
          <WhyRefused refusal={refused} />
        </Callout>
      )}
      {isEmpty && <p>{t("nothing")}</p>}
      <Offers title={t("left")} offers={left} />
      <Offers title={t("toAnswer")} offers={toAnswer} />
      <Offers title={t("coming")} offers={coming} />
      <Offers title={t("standby")} offers={standby} />
      <Offers title={t("waiting")} offers={waiting} />
      <Offers title={t("applied")} offers={applied} />
      <SwapOffers offers={swaps} />
      <OpenShiftList shifts={open} />
      <Link to={`${pathname}/availability`} className={buttonClass("quiet", "form")}>
        {t("availability")}
      </Link>
      {calendar && (
        <a href={`/calendar/${calendar}.ics`} className={buttonClass("quiet", "form")}>
          {t("calendar")}
        </a>
      )}
    </PhonePage>
  );
}

function Offers({ title, offers }: { title: string; offers: readonly ShownOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="flex flex-col gap-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link that opens nothing, whatever the reason. */
function Gone(): ReactNode {
  const t = useTranslations("answers");
  return (
    <NoticePage title={t("goneTitle")} text={t("goneText")}>
      <meta name="robots" content="noindex" />
      <HomeLink>{t("toHome")}</HomeLink>
    </NoticePage>
  );
}
