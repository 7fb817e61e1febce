import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, Link, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { z } from "zod";
import { Refused } from "@product/domain/refusals";
import { Button, buttonClass } from "@product/ui/controls/button";
import { availabilityForm } from "#features/people/worker-page/schema.ts";
import { PhonePage } from "#features/planning/answers/share/phone-page.tsx";
import { calendarDay, listOf, weekdayName } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import { fieldErrors } from "#request/forms/field-errors.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/availability.page";
import { setAvailability, takeBackAvailability } from "./commands.server.ts";
import { NewEntry } from "./new-entry.tsx";
import { entriesBehind, type OwnEntry } from "./queries.server.ts";

export const handle = { needs: "public", messages: ["own-availability", "request", "forms"] };

// The address is the key: no other site may learn it, and nothing keeps a copy.
export const headers = () => ({
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

/** A link that opens nothing says so on the page of answers. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const entries = await entriesBehind(params.token);
  if (!entries) throw redirect(pageAddress(request).pathname.replace(/\/availability$/, ""), 303);
  return { entries, token: params.token };
}

const removal = z.object({ remove: z.uuid() });

export async function action({ request, params }: Route.ActionArgs) {
  const { pathname } = pageAddress(request);
  const entries = await entriesBehind(params.token);
  if (!entries) throw redirect(pathname, 303);
  const form = await readForm(entries, request, availabilityForm);
  const gone = removal.safeParse(Object.fromEntries(form));
  const submission = parseWithZod(form, { schema: availabilityForm, formatError: fieldErrors });
  const rejected = (refusals: FormReply["refusals"]) =>
    data<FormReply>({ result: submission.reply(), refusals }, { status: 422 });
  if (!gone.success && submission.status !== "success") return rejected([]);
  try {
    if (gone.success) await takeBackAvailability(params.token, gone.data.remove);
    else if (submission.status === "success") await setAvailability(params.token, submission.value);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return rejected(error.refusals);
  }
  return redirect(pathname, 303);
}

/** Days and hours on which a worker can or cannot work, said on the phone. */
export default function OwnAvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("own-availability");
  const locale = useLocale();
  const { entries, token } = loaderData;
  return (
    <PhonePage title={t("title")} intro={t("intro")}>
      <section aria-labelledby="said" className="flex flex-col gap-2">
        <h2 id="said" className="text-lg font-semibold">
          {t("said")}
        </h2>
        {entries.length === 0 && <p className="text-sm text-fg-2">{t("none")}</p>}
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
      <NewEntry key={entries.length} reply={actionData} />
      <Link to={inLocale(`/answer/${token}`, locale)} className={buttonClass("quiet", "form")}>
        {t("back")}
      </Link>
    </PhonePage>
  );
}

function Entry({ entry }: { entry: OwnEntry }) {
  const t = useTranslations("own-availability");
  const locale = useLocale();
  const { firstDay, lastDay, weekdays, from, until } = entry;
  const day = (each: string) => calendarDay(each, locale);
  const span =
    lastDay === null
      ? t("fromDay", { day: day(firstDay) })
      : firstDay === lastDay
        ? day(firstDay)
        : `${day(firstDay)} – ${day(lastDay)}`;
  const names = weekdays.map((each) => weekdayName(`2024-01-0${each}`, locale));
  const times = from && until ? `${from.slice(0, 5)}–${until.slice(0, 5)}` : "";
  const what = [t(`kind:${entry.kind}`), span, listOf(names, locale), times].filter(Boolean).join(" · ");
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="num min-w-0 flex-1 wrap-anywhere">{what}</span>
      {entry.source === "worker" ? (
        <Form method="post">
          <input type="hidden" name="remove" value={entry.id} />
          <Button type="submit" look="ghost" aria-label={t("removeName", { what })}>
            {t("remove")}
          </Button>
        </Form>
      ) : (
        <span className="text-xs text-fg-2">{t("byOffice")}</span>
      )}
    </li>
  );
}
