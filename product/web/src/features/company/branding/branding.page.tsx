import { useState } from "react";
import { data, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { acts } from "@product/domain/acts";
import { mayDo } from "@product/domain/actor";
import { screens } from "@product/domain/branding/brand";
import { PageHeader } from "@product/ui/page-header";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { History } from "#features/ground/audit/share/history.tsx";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { SaveBar } from "#features/ground/forms/share/save-bar.tsx";
import { UnsavedGuard } from "#features/ground/forms/share/unsaved-guard.tsx";
import { useUnsaved } from "#features/ground/forms/share/unsaved.ts";
import { typedIn } from "#features/ground/master-data/share/record-reply.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/branding.page";
import { BrandFields, brandFormId } from "./brand-fields.tsx";
import { BrandPreview, looksIn } from "./brand-preview.tsx";
import { runAction, type Done } from "./actions.ts";
import { LogoPicker } from "./logo-picker.tsx";
import { keptBrand, logosOf } from "./queries.server.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "settings.view", messages: ["branding", "audit", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.view");
  const row = await keptBrand();
  const { name, colour, logoShowsName, senderName, replyTo, version } = row;
  const mayEdit = mayDo(actor, acts["brand.edit"], row);
  const { saved, part, headers } = takeSaved(request);
  return data(
    {
      values: { name, colour: colour ?? "", logoShowsName, senderName, replyTo, version },
      logo: logosOf(row),
      isReadOnly: !mayEdit,
      history: mayEdit ? await historyOf(actor, "brand", "brand") : undefined,
      isSaved: saved && part === undefined,
      done: part as Done | undefined,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ request, context }: Route.ActionArgs) => runAction({ request, context });

export default function BrandingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("branding");
  const { values, logo, isReadOnly, history, isSaved, done, submissionKey } = loaderData;
  // Without JavaScript the address says which form it was.
  const reply = new URLSearchParams(useLocation().search).has("do") ? undefined : actionData;
  const typed = typedIn(reply);
  const isUnsaved = useUnsaved(brandFormId, values);
  const [shown, setShown] = useState({ version: values.version, looks: looksIn(typed?.result.initialValue ?? values) });
  const looks = shown.version === values.version ? shown.looks : looksIn(values);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader title={t("title")} description={t("intro")} />
      <div className="grid items-start gap-x-12 gap-y-8 pb-8 xl:grid-cols-[minmax(0,44rem)_minmax(0,22rem)]">
        <div className="flex min-w-0 flex-col gap-7">
          <fieldset disabled={isReadOnly} className="contents">
            <BrandFields
              key={values.version}
              values={values}
              reply={reply}
              submissionKey={submissionKey}
              onLooks={(typedLooks) => setShown({ version: values.version, looks: typedLooks })}
            />
          </fieldset>
          <div id="logo" className="scroll-mt-16">
            <FormPart heading={t("logo")} why={t("logoWhy")}>
              {screens.map((screen) => (
                <LogoPicker key={screen} screen={screen} logo={logo[screen]} isReadOnly={isReadOnly} done={done} />
              ))}
            </FormPart>
          </div>
        </div>
        <BrandPreview {...looks} logo={logo} />
      </div>
      {history && <History entries={history} />}
      {!isReadOnly && (
        <SaveBar
          formId={brandFormId}
          isUnsaved={isUnsaved}
          saved={isSaved ? t("saved") : undefined}
          canDiscard={typed === undefined}
        />
      )}
      <UnsavedGuard when={isUnsaved} />
    </>
  );
}
