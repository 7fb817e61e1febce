import { Form, Link, useLocation, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { plusDays } from "@product/domain/time/local-date";
import { Callout } from "@product/ui/callout";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { SelectField } from "@product/ui/controls/select-field";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { formFields, typedText } from "#features/ground/forms/share/form-fields.ts";
import { Rejection, SubmissionKey, useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { rotaAddress, rotaQuery } from "#features/planning/rota/schema.ts";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { refusalKey } from "#i18n/refusal-words.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/copy.page";
import { copyRota } from "./commands.server.ts";
import type { Copied } from "./copy.server.ts";
import { EditsFrame } from "./edits-frame.tsx";
import { shiftsToTick } from "./queries.server.ts";
import { copyForm } from "./schema.ts";
import { ShiftTicks } from "./shift-ticks.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "shift.create", messages: ["rota-edits", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "shift.create");
  const query = rotaQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  const { days, rows } = await shiftsToTick(actor, query, context.get(requestContext).locale);
  const [from] = days;
  return {
    rows,
    from: from!,
    to: plusDays(from!, days.length),
    mayAssign: isPermitted(actor, "assignment.create"),
    submissionKey: crypto.randomUUID(),
  };
}

/** The page itself shows the result of the copy: workers left out are listed here and nowhere else. */
export const action = formAction("shift.create", copyForm, copyTold, (outcome) => outcome);

async function copyTold(...[actor, form]: Parameters<typeof copyRota>) {
  return { to: form.to as string, copied: await copyRota(actor, form) };
}

/** A day or a week once more, on other days. */
export default function CopyPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("rota-edits");
  const { rows } = loaderData;
  const reply = actionData && "result" in actionData ? (actionData as FormReply) : undefined;
  const outcome = actionData && "copied" in actionData ? (actionData as { to: string; copied: Copied }) : undefined;
  return (
    <EditsFrame title={t("copyTitle")} text={t("copyText")} isEmpty={rows.length === 0}>
      {outcome ? <WhatWasMade {...outcome} /> : <CopyFields {...loaderData} reply={reply} />}
    </EditsFrame>
  );
}

function CopyFields({
  rows,
  from,
  to,
  mayAssign,
  submissionKey,
  reply,
}: Route.ComponentProps["loaderData"] & { reply: FormReply | undefined }) {
  const t = useTranslations("rota-edits");
  const locale = useLocale();
  const sentences = useFieldSentences();
  const { pathname, search } = useLocation();
  const isSending = useNavigation().formMethod === "POST";
  const fields = formFields("copy", ["to"], { to }, reply);
  const asks = (code: string) => reply?.refusals.some((refusal) => refusal.code === code) ?? false;
  return (
    <Form method="post" action={pathname + search} className="flex max-w-3xl flex-col gap-5">
      <Rejection reply={reply} fields={[{ ...fields.to, label: t("to") }]} />
      <SubmissionKey value={submissionKey} />
      <input type="hidden" name="from" value={from} />
      <DayField
        id={fields.to.id}
        name="to"
        label={t("to")}
        help={t("toHelp", { day: calendarDay(from, locale) })}
        defaultValue={fields.to.initialText}
        errors={sentences(fields.to.errors)}
        required
      />
      {mayAssign && (
        <Checkbox
          name="people"
          defaultChecked={reply ? typedText(reply, "people") === "on" : false}
          label={t("people")}
          help={t("peopleHelp")}
        />
      )}
      {asks("event.time-twice") && (
        <SelectField id="copy-twice" name="twice" label={t("twice")}>
          {(["", "earlier", "later"] as const).map((which) => (
            <option key={which} value={which}>
              {t(`twice:${which}`)}
            </option>
          ))}
        </SelectField>
      )}
      {asks("event.time-skipped") && <Checkbox name="skipped" value="next" label={t("skipped")} />}
      <ShiftTicks rows={rows} reply={reply} />
      <div>
        <Button type="submit" look="primary" size="form" busy={isSending} className="max-sm:w-full">
          {t("copyNow")}
        </Button>
      </div>
    </Form>
  );
}

function WhatWasMade({ to, copied: { n, staged, notTaken } }: { to: string; copied: Copied }) {
  const t = useTranslations("rota-edits");
  const refused = useTranslations("request");
  const locale = useLocale();
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Callout tone="ok" alert>
        {t("copied", { n, staged })}
      </Callout>
      {notTaken.length > 0 && (
        <section aria-labelledby="not-taken">
          <h2 id="not-taken" className="text-sm font-semibold">
            {t("notTaken", { n: notTaken.length })}
          </h2>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line text-compact">
            {notTaken.map(({ name, shift, refusal }) => (
              <li key={`${name} ${shift}`} className="px-3.5 py-2.5">
                <b>{name}</b> <span className="text-fg-2">{shift}</span>
                <span className="block">{refused(refusalKey(refusal.code), refusal as never)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <Link to={`${inLocale(rotaAddress, locale)}?day=${to}`} className={buttonClass("primary")}>
          {t("toCopies")}
        </Link>
      </div>
    </div>
  );
}
