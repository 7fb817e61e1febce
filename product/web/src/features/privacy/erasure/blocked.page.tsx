import { data, Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { classOf, type ClassId } from "@product/domain/privacy/data-classes";
import { Button } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { SelectField } from "@product/ui/controls/select-field";
import { formFields } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { revealReasonForm } from "#features/people/worker-page/schema.ts";
import { RevealFields } from "#features/people/worker-page/share/reveal-fields.tsx";
import { dayOf } from "#i18n/format.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import type { Route } from "./+types/blocked.page";
import { lookAtBlocked } from "./commands.server.ts";
import { blockedPeople } from "./queries.server.ts";
import { blockedPersonForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "settings.delete", messages: ["erasure", "worker-page", "audit", "forms", "request"] };

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "settings.delete");
  return data({ people: await blockedPeople(actor) }, { headers: { "Cache-Control": "no-store" } });
}

type Opened = { workerId: string; classes: { dataClass: ClassId; until: string; tables: unknown }[] };

// Revealed data is the answer to this one request, and stands in no address and no history.
export const action = (sent: Route.ActionArgs) =>
  formAction(
    "settings.delete",
    revealReasonForm.safeExtend(blockedPersonForm.shape),
    async (actor, { workerId, ...look }) => ({ workerId, classes: await lookAtBlocked(actor, workerId, look) }),
    (opened: Opened) => ({ opened }),
  )(sent);

export default function BlockedPage({ loaderData: { people }, actionData }: Route.ComponentProps) {
  const t = useTranslations("erasure");
  const look = useTranslations("worker-page");
  const locale = useLocale();
  const sentences = useFieldSentences();
  const reply = actionData && "result" in actionData ? (actionData as FormReply) : undefined;
  const opened = actionData && "opened" in actionData ? actionData.opened : undefined;
  const empty = { workerId: "", lookReason: "", lookText: "" };
  const fields = formFields("blocked", ["workerId", "lookReason", "lookText"], empty, reply);
  const day = (text: string) => dayOf(new Date(`${text}T12:00:00Z`), locale, "UTC");
  return (
    <>
      <PageTitle>{t("blockedTitle")}</PageTitle>
      <PageHeader title={t("blockedTitle")} description={t("blockedIntro")} />
      {people.length === 0 ? (
        <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>
      ) : (
        <div className="flex flex-col gap-8 pb-8">
          <Form method="post" className="flex max-w-xl flex-col gap-4">
            <Rejection
              reply={reply}
              fields={[
                { ...fields.workerId, label: t("person") },
                { ...fields.lookReason, label: look("lookReason") },
                { ...fields.lookText, label: look("lookText") },
              ]}
            />
            <SelectField
              id={fields.workerId.id}
              name="workerId"
              label={t("person")}
              defaultValue={fields.workerId.initialText}
              errors={sentences(fields.workerId.errors)}
            >
              <option value="">{t("choose")}</option>
              {people.map(({ id, code, until }) => (
                <option key={id} value={id}>
                  {[code, until && t("keptUntil", { day: day(until) })].filter(Boolean).join(" · ")}
                </option>
              ))}
            </SelectField>
            <RevealFields fields={fields} />
            <Button type="submit" look="danger" className="self-start max-sm:w-full">
              {t("look")}
            </Button>
          </Form>
          {opened && (
            <section aria-labelledby="opened-heading" className="flex flex-col gap-4">
              <h2 id="opened-heading" className="text-sm font-semibold">
                {t("opened", { code: people.find(({ id }) => id === opened.workerId)?.code ?? "" })}
              </h2>
              {opened.classes.map(({ dataClass, until, tables }) => (
                <div key={dataClass} className="flex flex-col gap-1">
                  <h3 className="text-compact font-medium">
                    {classOf(dataClass).name[locale]}{" "}
                    <span className="font-normal text-fg-2">· {t("keptUntil", { day: day(until) })}</span>
                  </h3>
                  {/* As it was kept: whoever asks for it reads records, not a screen. */}
                  <pre className="overflow-x-auto rounded-card border border-line bg-bg-subtle p-3 text-xs whitespace-pre-wrap wrap-anywhere">
                    {JSON.stringify(tables, undefined, 2)}
                  </pre>
                </div>
              ))}
            </section>
          )}
        </div>
      )}
    </>
  );
}
