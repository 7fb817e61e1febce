import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { clockPolicies } from "@product/domain/planning/work-terms";
import { Button } from "@product/ui/controls/button";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { CheckIn } from "./check-in.page.tsx";

/** Whether the gate alone records times, or workers do it in their pass too. */
export function ClockSwitch({ checkIn: { clocking, hasRadius, submissionKey } }: { checkIn: CheckIn }) {
  const t = useTranslations("check-in");
  const { value: now, from } = clocking;
  // A position is measured against the radius of the venue.
  const offered = clockPolicies.filter((choice) => choice !== now && (choice !== "with-position" || hasRadius));
  const choices = from === "event" ? ([...offered, "inherit"] as const) : offered;
  return (
    <section
      aria-labelledby="clock"
      className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="clock" className="text-base font-semibold">
          {t("clockTitle")}
        </h2>
        <p className="text-pretty text-fg-2">
          {t(`clockIs:${now}`)} {from !== "product" && from !== "shift" && t(`clockFrom:${from}`)}
        </p>
      </div>
      <Form method="post" action="?do=let-clock" className="flex flex-wrap gap-2">
        <SubmissionKey value={submissionKey} />
        {choices.map((choice) => (
          <Button key={choice} type="submit" look="quiet" size="form" name="selfClock" value={choice}>
            {t(`clock:${choice}`)}
          </Button>
        ))}
      </Form>
    </section>
  );
}
