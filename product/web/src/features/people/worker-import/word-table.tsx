import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { controlClass } from "@product/ui/controls/field-frame";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { leftOut } from "./choices.ts";

export type WordTableProps = {
  words: readonly { word: string; n: number }[];
  roles: readonly { id: string; name: string }[];
  version: number;
  submissionKey: string;
};

/** Each word of the file that nothing here is called by, once for all its rows. */
export function WordTable({ words, roles, version, submissionKey }: WordTableProps) {
  const t = useTranslations("worker-import");
  const isSending = useNavigation().formAction?.endsWith("do=words");
  return (
    <section aria-labelledby="words" className="flex max-w-3xl flex-col gap-2">
      <h2 id="words" className="text-sm font-semibold">
        {t("wordsHeading")}
      </h2>
      <p className="text-compact text-pretty text-fg-2">{t("wordsWhy")}</p>
      <Form method="post" action="?do=words" className="flex flex-col items-start gap-3">
        <SubmissionKey value={submissionKey} />
        <input type="hidden" name="version" value={version} />
        <Table caption={t("wordsHeading")}>
          <TableHead>
            <TableHeading>{t("word")}</TableHeading>
            <TableHeading numeric>{t("wordRows")}</TableHeading>
            <TableHeading className="w-72">{t("wordMeans")}</TableHeading>
          </TableHead>
          <TableBody>
            {words.map(({ word, n }) => (
              <TableRow key={word}>
                <TableCell heading className="font-medium wrap-anywhere">
                  {word}
                  <input type="hidden" name="word" value={word} />
                </TableCell>
                <TableCell label={t("wordRows")} numeric>
                  {n}
                </TableCell>
                <TableCell className="max-sm:basis-full">
                  <select name="role" aria-label={t("wordMeansOf", { word })} className={controlClass(undefined)}>
                    <option value="">{t("wordNotSaid")}</option>
                    {roles.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                    <option value={leftOut}>{t("wordLeaveOut")}</option>
                  </select>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <Button type="submit" size="form" look="quiet" busy={isSending}>
          {t("wordsSave")}
        </Button>
      </Form>
    </section>
  );
}
