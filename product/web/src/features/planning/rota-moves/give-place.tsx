import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { SelectField } from "@product/ui/controls/select-field";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { givablePlace } from "./queries.server.ts";

type GivePlaceProps = {
  place: NonNullable<Awaited<ReturnType<typeof givablePlace>>>;
  submissionKey: string;
};

/** The same place for somebody else. */
export function GivePlace({ place, submissionKey }: GivePlaceProps) {
  const t = useTranslations("rota-moves");
  const { pathname, search } = useLocation();
  const to = new URLSearchParams(search);
  to.set("do", "give");
  return (
    <section aria-labelledby="give" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="give" className="text-base font-semibold">
        {t("giveTitle", { name: place.name })}
      </h2>
      <p className="text-compact text-fg-2">{t(place.state === "staged" ? "giveDraft" : "giveTold")}</p>
      {place.candidates.length === 0 ? (
        <p className="text-compact">{t("nobodyElse")}</p>
      ) : (
        <Form method="post" action={`${pathname}?${to.toString()}`} className="flex flex-wrap items-end gap-2">
          <SubmissionKey value={submissionKey} />
          <input type="hidden" name="assignmentId" value={place.id} />
          <input type="hidden" name="version" value={place.version} />
          <SelectField id="give-to" name="workerId" label={t("giveTo")}>
            {place.candidates.map(({ id, name, code }) => (
              <option key={id} value={id}>
                {name} · {code}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="quiet" size="form">
            {t("give")}
          </Button>
        </Form>
      )}
    </section>
  );
}
