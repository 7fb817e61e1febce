import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { WhoPreview } from "#features/ground/bulk/share/who-preview.tsx";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import type { ContractsReply } from "./actions.ts";

type PreviewCardProps = {
  shown: NonNullable<ContractsReply["shown"]>;
  action: string;
  from: string;
  submissionKey: string;
};

/**
 * Preview of the contracts for many: workers who get one, warnings to look at first, workers who get none with the
 * reason, and the buttons that make them just as shown.
 */
export function ContractsPreviewCard({ shown: { preview, typed }, action, from, submissionKey }: PreviewCardProps) {
  const t = useTranslations("contracts-for-many");
  const locale = useLocale() as "en" | "es";
  const { recipients, owing, warned, unwarned, leftOut, workers } = preview;
  const make = typed["send"] ? "makeAndSend" : "make";
  const isSplit = unwarned.count > 0 && unwarned.count < recipients.count;
  return (
    <WhoPreview
      label={t("preview")}
      chosen={recipients}
      sentence={t("willGet", { n: recipients.count })}
      also={owing.count > 0 ? { ...owing, sentence: t("owing", { n: owing.count }) } : undefined}
      warned={{
        sentence: t("warned", { n: recipients.count - unwarned.count }),
        groups: warned.map(({ warning, ...those }) => ({ ...those, reason: warning, word: t(`warning:${warning}`) })),
      }}
      leftOut={leftOut.map(({ reason, missing, ...those }) => ({
        ...those,
        reason: `${reason} ${missing?.en ?? ""}`,
        word: t(`leftOut:${reason}`, { names: missing?.[locale] ?? "" }),
      }))}
      saidOfOthers={(n) => t("willNot", { n })}
      more={(n) => t("more", { n })}
    >
      <Form method="post" action={action} className="flex flex-wrap gap-3 border-t border-line pt-4">
        <SubmissionKey value={submissionKey} />
        {Object.entries(typed).map(
          ([name, text]) => text && <input key={name} type="hidden" name={name} value={text} />,
        )}
        <input type="hidden" name="from" value={from} />
        {isSplit && (
          <Button type="submit" name="workers" value={unwarned.workers} size="form" className="max-sm:w-full">
            {t(`${make}Unwarned`, { n: unwarned.count })}
          </Button>
        )}
        <Button
          type="submit"
          name="workers"
          value={workers}
          look={isSplit ? "quiet" : "primary"}
          size="form"
          className="max-sm:w-full"
        >
          {t(make, { n: recipients.count })}
        </Button>
      </Form>
    </WhoPreview>
  );
}
