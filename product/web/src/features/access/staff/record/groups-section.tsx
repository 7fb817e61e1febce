import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { SeparationWarning } from "#features/access/groups/share/separation-warning.tsx";
import { AuthRejection } from "#features/access/login/share/auth-rejection.tsx";
import { GroupChoice } from "#features/access/staff/group-choice.tsx";
import type { ChoosablePlace } from "#features/access/staff/places.server.ts";
import type { ShownMembership } from "#features/access/staff/queries.server.ts";
import { Done, Section, type FormProps } from "./section.tsx";
import { MembershipBadge } from "#features/access/staff/share/membership-badge.tsx";
import { useActionForm } from "#features/access/staff/use-action-form.ts";

type GroupsSectionProps = FormProps & {
  memberships: ShownMembership[];
  groups: { key: string; name: string; purpose: string }[];
  places: ChoosablePlace[];
  mayChange: boolean;
};

const formId = "groups-form";

/** The groups of a person, and the form that gives and takes them. */
export function GroupsSection({
  memberships,
  groups,
  places,
  mayChange,
  version,
  done,
  submissionKey,
}: GroupsSectionProps) {
  const t = useTranslations("staff");
  const { Form, action, reply, isBusy } = useActionForm("groups");
  // Saved elsewhere meanwhile: what is there now is shown, and not what was ticked over something older.
  const isStale = reply?.refusals.some(({ code }) => code === "staff.changed-meanwhile") ?? false;
  return (
    <Section id="groups" heading={t("groups")} why={t("groupsWhy")}>
      <Done part="groups" done={done} />
      {mayChange ? (
        <Form method="post" action={action} id={formId} className="flex flex-col gap-4">
          <AuthRejection reply={reply} fields={[]} />
          <SubmissionKey value={submissionKey} />
          <input type="hidden" name="version" value={version} />
          <GroupChoice
            key={isStale ? "saved" : "typed"}
            id="groups-choice"
            groups={groups}
            places={places}
            memberships={memberships}
            reply={isStale ? undefined : reply}
          />
          <SeparationWarning reply={reply} />
          <div>
            <Button type="submit" size="form" busy={isBusy} className="max-sm:w-full">
              {t("saveGroups")}
            </Button>
          </div>
        </Form>
      ) : (
        <Held memberships={memberships} />
      )}
    </Section>
  );
}

function Held({ memberships }: { memberships: ShownMembership[] }) {
  const t = useTranslations("staff");
  if (memberships.length === 0) return <p className="text-compact text-fg-2">{t("noGroups")}</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {memberships.map((membership) => (
        <li key={membership.key + (membership.placeName ?? "")}>
          <MembershipBadge membership={membership} />
        </li>
      ))}
    </ul>
  );
}
