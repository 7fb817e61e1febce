import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import type { Tone } from "@product/ui/records/tone";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { useReasonSentence } from "#features/people/clearance-light/share/reason-sentence.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { shortDay } from "#i18n/format.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/team.page";
import { teamOf } from "./queries.server.ts";
import type { Standing } from "./team.server.ts";

export const handle = { needs: "event.view", messages: ["events", "event-copies", "clearance"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.copiedFrom || !frame.may.assign || !frame.may.seePeople)
    throw failure("pageNotFound", { path: params.eventId });
  return { team: await teamOf(actor, frame.id) };
}

const tones: Record<Standing, Tone> = { here: "ok", free: "info", busy: "warn", other: "idle", "not-allowed": "bad" };

/** People of the original event who are staged for this one, and the reason for each who is not. */
export default function TeamPage({ loaderData: { team } }: Route.ComponentProps) {
  const t = useTranslations("event-copies");
  const locale = useLocale();
  const say = useReasonSentence();
  return (
    <section className="flex flex-col gap-3 pt-4 pb-8">
      <div>
        <h2 className="text-base font-semibold">{t("previousTeam")}</h2>
        <p className="mt-1 text-compact text-fg-2">{t("teamIntro")}</p>
      </div>
      {team.length === 0 ? (
        <p className="text-compact">{t("noTeam")}</p>
      ) : (
        <Table caption={t("previousTeam")}>
          <TableHead>
            <TableHeading>{t("person")}</TableHeading>
            <TableHeading>{t("shift")}</TableHeading>
            <TableHeading>{t("standing")}</TableHeading>
          </TableHead>
          <TableBody>
            {team.map(({ slotId, workerId, name, code, shift, day, standing, busy, reasons, today }) => (
              <TableRow key={`${slotId} ${workerId}`}>
                <TableCell heading>
                  {name} <span className="font-mono text-xs text-fg-2">{code}</span>
                </TableCell>
                <TableCell>
                  {shift} <span className="num text-fg-2">{shortDay(day, locale)}</span>
                </TableCell>
                <TableCell className="max-sm:w-full">
                  <StatusLight
                    tone={tones[standing]}
                    reason={reasons.map((reason) => say(reason, today).headline).join(" · ")}
                  >
                    {t(`standing:${standing}`, { busy: busy ?? "" })}
                  </StatusLight>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
