import { data, Form, Link, useActionData, useLocation, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Button, buttonClass } from "@product/ui/controls/button";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { publishShifts } from "#features/planning/shifts/commands.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/page-address.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/publish-rota.page";
import { rotaDiff, type RotaDiff } from "./diff.server.ts";
import { ToPublish } from "./to-publish.tsx";
import { publishRotaForm, rotaAddress, rotaQuery } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "shift.publish", messages: ["rota", "forms", "request"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = insist(context, "shift.publish");
  const { locale } = context.get(requestContext);
  const query = rotaQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  return data(
    { ...(await rotaDiff(actor, query, locale)), submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export const action = ({ request, ...sent }: Route.ActionArgs) => {
  const { pathname, search } = pageAddress(request);
  return formAction(
    "shift.publish",
    publishRotaForm,
    (actor, { seen }) => publishShifts(actor, seen),
    () => inLocale(rotaAddress, localeOf(pathname)) + search,
  )({ request, ...sent });
};

/** What is new and what has changed, who hears of it, and the one button that sends it. */
export default function PublishRotaPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("rota");
  const reply = useActionData() as FormReply | undefined;
  const { pathname, search } = useLocation();
  const back = inLocale(rotaAddress, useLocale()) + search;
  const isSending = useNavigation().formMethod === "POST";
  const { rows, told, submissionKey } = loaderData;
  return (
    <>
      <PageTitle>{t("publishTitle")}</PageTitle>
      <PageHeader
        title={t("publishTitle")}
        description={t("publishText")}
        actions={
          <Link to={back} className={buttonClass("quiet")}>
            {t("back")}
          </Link>
        }
      />
      {rows.length === 0 ? (
        <EmptyState title={t("nothingToPublish")}>{t("nothingToPublishText")}</EmptyState>
      ) : (
        <Form method="post" action={pathname + search} className="flex max-w-4xl flex-col gap-5">
          <Rejection reply={reply} fields={[]} />
          <SubmissionKey value={submissionKey} />
          <WhoIsTold told={told} />
          <ToPublish rows={rows} reply={reply} />
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

function WhoIsTold({ told }: Pick<RotaDiff, "told">) {
  const t = useTranslations("rota");
  const languages = (["es", "en"] as const).filter((language) => told[language] > 0);
  return (
    <section aria-labelledby="told" className="rounded-card border border-line px-4 py-3 text-sm">
      <h2 id="told" className="font-semibold">
        {t("whoIsTold")}
      </h2>
      <p className="num mt-0.5 text-fg-2">
        {t("tells", { n: told.count })}
        {languages.length > 0 &&
          `: ${languages.map((language) => t("inLanguage", { n: told[language], language: t(`language:${language}`) })).join(", ")}`}
      </p>
      {told.short > 0 && (
        <div className="mt-3">
          <Callout tone="warn">{t("shortNotice", { n: told.short })}</Callout>
        </div>
      )}
    </section>
  );
}
