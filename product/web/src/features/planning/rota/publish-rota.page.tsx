import { data, Form, useActionData, useLocation, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button } from "@product/ui/controls/button";
import { Field } from "@product/ui/controls/field";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { cancelPublication, publishLater } from "#features/planning/rota-publications/commands.server.ts";
import { plannedPublications } from "#features/planning/rota-publications/queries.server.ts";
import { publishShifts } from "#features/planning/shifts/commands.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/publish-rota.page";
import { rotaDiff, type RotaDiff } from "./diff.server.ts";
import { PlannedPublications } from "./planned-publications.tsx";
import { ToPublish } from "./to-publish.tsx";
import { onPublication, cameFrom, isOfEvent, publishRotaForm, reviewQuery } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "shift.publish", messages: ["rota", "forms", "request"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "shift.publish");
  const { locale } = context.get(requestContext);
  const query = reviewQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  const [diff, planned] = [await rotaDiff(actor, query, locale), await plannedPublications(actor)];
  return data(
    { ...diff, planned, isOfEvent: isOfEvent(query), submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const action = ({ request, ...sent }: Route.ActionArgs) => {
  const { pathname, searchParams } = pageAddress(request);
  requirePermission(sent.context, "shift.publish");
  const isCalledOff = searchParams.get("do") === "call-off";
  const kept = new URLSearchParams(searchParams);
  kept.delete("do");
  const search = kept.size > 0 ? `?${kept.toString()}` : "";
  if (isCalledOff)
    return formAction(
      "shift.publish",
      onPublication,
      (actor, { publicationId }) => cancelPublication(actor, publicationId),
      () => pathname + search,
    )({ request, ...sent });
  return formAction(
    "shift.publish",
    publishRotaForm,
    (actor, { seen, publishAt }) => (publishAt ? publishLater(actor, { seen, publishAt }) : publishShifts(actor, seen)),
    () => inLocale(cameFrom(kept), localeOf(pathname)),
  )({ request, ...sent });
};

/** New and changed shifts, the workers who will hear of them, and the one button that publishes. */
export default function PublishRotaPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("rota");
  const reply = useActionData() as FormReply | undefined;
  const { pathname, search } = useLocation();
  const back = inLocale(cameFrom(new URLSearchParams(search)), useLocale());
  const isSending = useNavigation().formMethod === "POST";
  const { rows, told: recipients, settled, planned, submissionKey } = loaderData;
  const sentences = useFieldSentences();
  const { publishAt } = formFields("publish", ["publishAt"], { publishAt: "" }, reply);
  return (
    <>
      <PageTitle>{t("publishTitle")}</PageTitle>
      <PageHeader
        title={t("publishTitle")}
        description={t("publishText")}
        actions={<WayBack to={back}>{t(loaderData.isOfEvent ? "backToShifts" : "back")}</WayBack>}
      />
      <PlannedPublications planned={planned} />
      {rows.length === 0 ? (
        <EmptyState title={t("nothingToPublish")}>{t("nothingToPublishText")}</EmptyState>
      ) : (
        <Form method="post" action={pathname + search} className="flex max-w-4xl flex-col gap-5">
          <Rejection reply={reply} fields={[{ ...publishAt, label: t("publishAt") }]} />
          <SubmissionKey value={submissionKey} />
          <WhoIsTold told={recipients} />
          {settled.length > 0 && (
            <Callout tone="info">{t("settles", { n: settled.length, events: settled.join(", ") })}</Callout>
          )}
          <ToPublish rows={rows} reply={reply} />
          <Field
            id={publishAt.id}
            name="publishAt"
            type="datetime-local"
            label={t("publishAt")}
            help={t("publishAtHelp")}
            defaultValue={publishAt.initialText}
            errors={sentences(publishAt.errors)}
            className="num sm:w-64"
          />
          <div>
            <Button type="submit" look="primary" size="form" busy={isSending} className="max-sm:w-full">
              {t("publishNow")}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

function WhoIsTold({ told: recipients }: Pick<RotaDiff, "told">) {
  const t = useTranslations("rota");
  const languages = (["es", "en"] as const).filter((language) => recipients[language] > 0);
  return (
    <section aria-labelledby="told" className="rounded-card border border-line px-4 py-3 text-sm">
      <h2 id="told" className="font-semibold">
        {t("whoIsTold")}
      </h2>
      <p className="num mt-0.5 text-fg-2">
        {t("tells", { n: recipients.count })}
        {languages.length > 0 &&
          `: ${languages.map((language) => t("inLanguage", { n: recipients[language], language: t(`language:${language}`) })).join(", ")}`}
      </p>
      {recipients.short > 0 && (
        <div className="mt-3">
          <Callout tone="warn">{t("shortNotice", { n: recipients.short })}</Callout>
        </div>
      )}
    </section>
  );
}
