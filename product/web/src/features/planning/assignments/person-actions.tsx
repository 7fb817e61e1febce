import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { isReleasable, maySwitch, type AssignmentState } from "@product/domain/planning/assignments";
import { Button } from "@product/ui/controls/button";
import type { PersonOn } from "./queries.server.ts";
import type { PeopleMay } from "./slot-people.tsx";

type Action = "select" | "turn-down" | "stand-by" | "call-in" | "no-show" | "replace";
type PersonActionsProps = { person: PersonOn; may: PeopleMay; hasStandby: boolean };

/** Actions open to a person in their state, each with one press. */
export function PersonActions({ person, may, hasStandby }: PersonActionsProps) {
  const t = useTranslations("assignments");
  const { id, name, state, version } = person;
  const isLeft = may.release && isReleasable(state) && state !== "applied";
  const actions = actionsFor(state, may, hasStandby);
  if (actions.length === 0 && !isLeft) return null;
  const who = (
    <>
      <input type="hidden" name="assignmentId" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
  return (
    <span className="ml-auto flex flex-wrap justify-end gap-1">
      {actions.map((actionName) => (
        <Form
          key={actionName}
          method="post"
          action={`?do=${actionName === "replace" ? "no-show" : actionName}`}
          preventScrollReset
        >
          {who}
          {actionName === "replace" && <input type="hidden" name="callsIn" value="on" />}
          <Button
            type="submit"
            look={actionName === "select" || actionName === "call-in" ? "quiet" : "ghost"}
            size="row"
            aria-label={t("doFor", { act: t(`do:${actionName}`), name })}
          >
            {t(`do:${actionName}`)}
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

function actionsFor(state: AssignmentState, may: PeopleMay, hasStandby: boolean): Action[] {
  if (state === "applied")
    return [...(may.assign ? (["select", "stand-by"] as const) : []), ...(may.release ? (["turn-down"] as const) : [])];
  if (state === "waitlisted") return may.assign ? ["stand-by"] : [];
  if (state === "standby") return may.assign ? ["call-in"] : [];
  if (!may.noShow || !maySwitch(state, "no_show")) return [];
  return hasStandby && may.assign ? ["no-show", "replace"] : ["no-show"];
}
