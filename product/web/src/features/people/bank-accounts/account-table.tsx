import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { inLocale } from "#i18n/locale.ts";

type Person = {
  id: string;
  code: string;
  name: string;
  /** From then on without one. */
  isNone: boolean;
  account: string | null;
  replaced: string | null;
  isReplacing: boolean;
};

/** Whose account becomes which; of numbers only how they end. */
export function AccountTable({ people, count }: { people: readonly Person[]; count: number }) {
  const t = useTranslations("bank-accounts");
  const locale = useLocale();
  const left = count - people.length;
  return (
    <>
      <Table caption={t("title")}>
        <TableHead>
          <TableHeading>{t("worker")}</TableHeading>
          <TableHeading>{t("account")}</TableHeading>
          <TableHeading>{t("replaced")}</TableHeading>
        </TableHead>
        <TableBody>
          {people.map(({ id, code, name, isNone, account, replaced, isReplacing }) => (
            <TableRow key={id}>
              <TableCell heading>
                <Link
                  to={`${inLocale(`/admin/workers/${id}`, locale)}?show=profile`}
                  className="touch-target underline underline-offset-3"
                >
                  {name}
                </Link>{" "}
                <span className="font-mono text-xs text-fg-2">{code}</span>
              </TableCell>
              <TableCell label={t("account")}>{isNone ? t("none") : (account ?? t("hidden"))}</TableCell>
              <TableCell label={t("replaced")}>{isReplacing ? (replaced ?? t("another")) : t("first")}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {left > 0 && <p className="mt-2 text-compact text-fg-2">{t("more", { n: left })}</p>}
    </>
  );
}
