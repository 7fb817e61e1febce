import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { isReleasable, maySwitch, type AssignmentState } from "@product/domain/planning/assignments";
import { Button } from "@product/ui/controls/button";
import type { PersonOn } from "./queries.server.ts";
import type { PeopleMay } from "./slot-people.tsx";

type Deed = "select" | "turn-down" | "stand-by" | "call-in" | "no-show" | "replace";
type PersonDeedsProps = { person: PersonOn; may: PeopleMay; hasStandby: boolean };

/** What can be done with someone as they stand, each with one press. */
export function PersonDeeds({ person, may, hasStandby }: PersonDeedsProps) {
  const t = useTranslations("assignments");
  const { id, name, state, version } = person;
  const isLeft = may.release && isReleasable(state) && state !== "applied";
  const deeds = deedsFor(state, may, hasStandby);
  if (deeds.length === 0 && !isLeft) return null;
  const who = (
    <>
      <input type="hidden" name="assignmentId" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <span className="ml-auto flex flex-wrap justify-end gap-1">
      {deeds.map((deed) => (
        <Form key={deed} method="post" action={`?do=${deed === "replace" ? "no-show" : deed}`} preventScrollReset>
          {who}
          {deed === "replace" && <input type="hidden" name="callsIn" value="on" />}
          <Button
            type="submit"
            look={deed === "select" || deed === "call-in" ? "quiet" : "ghost"}
            size="row"
            aria-label={t("doFor", { act: t(`do:${deed}`), name })}
          >
            {t(`do:${deed}`)}
          </Button>
        </Form>
      ))}
      {isLeft && (
        <Form method="post" action="?do=release" preventScrollReset>
          {who}
          <Button type="submit" look="ghost" size="row" aria-label={t("releaseName", { name })}>
            {t("release")}
          </Button>
        </Form>
      )}
    </span>
  );
}

function deedsFor(state: AssignmentState, may: PeopleMay, hasStandby: boolean): Deed[] {
  if (state === "applied")
    return [...(may.assign ? (["select", "stand-by"] as const) : []), ...(may.release ? (["turn-down"] as const) : [])];
  if (state === "waitlisted") return may.assign ? ["stand-by"] : [];
  if (state === "standby") return may.assign ? ["call-in"] : [];
  if (!may.noShow || !maySwitch(state, "no_show")) return [];
  return hasStandby && may.assign ? ["no-show", "replace"] : ["no-show"];
}
