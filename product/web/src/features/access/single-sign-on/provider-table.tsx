import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { singleSignOnAddress } from "./schema.ts";
import type { IdentityProvider } from "./service.server.ts";

type ProviderTableProps = { providers: readonly IdentityProvider[]; submissionKey: string };

export function ProviderTable({ providers, submissionKey }: ProviderTableProps) {
  const t = useTranslations("single-sign-on");
  const locale = useLocale();
  const here = inLocale(singleSignOnAddress, locale);
  if (providers.length === 0) return <p className="text-compact text-fg-2">{t("none")}</p>;
  return (
    <Table caption={t("providers")}>
      <TableHead>
        <TableHeading>{t("domains")}</TableHeading>
        <TableHeading>{t("provider")}</TableHeading>
        <TableHeading>{t("state")}</TableHeading>
        <TableHeading>
          <span className="sr-only">{t("actions")}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {providers.map(({ id, name, domains, isOn }) => {
          const domainList = listOf(domains, locale);
          return (
            <TableRow key={id}>
              <TableCell heading>{domainList}</TableCell>
              <TableCell label={t("provider")} className="wrap-anywhere text-fg-2">
                {name}
              </TableCell>
              <TableCell label={t("state")}>{t(isOn ? "on" : "off")}</TableCell>
              <TableCell>
                <Form method="post" action={`${here}?do=turn`} className="flex justify-end gap-2">
                  <SubmissionKey value={submissionKey} />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="isOn"
                    value={isOn ? "no" : "yes"}
                    look="quiet"
                    aria-label={t(isOn ? "turnOffOf" : "turnOnOf", { domains: domainList })}
                  >
                    {t(isOn ? "turnOff" : "turnOn")}
                  </Button>
                  <Link
                    to={`${here}?remove=${id}`}
                    className={buttonClass("danger")}
                    aria-label={t("removeOf", { domains: domainList })}
                  >
                    {t("remove")}
                  </Link>
                </Form>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
