import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { FormPart } from "#features/ground/forms/share/form-part.tsx";
import { presets } from "./presets.ts";

const steps = ["register", "name", "secret", "restart"] as const;

export function HowToAdd({ isHosted }: { isHosted: boolean }) {
  const t = useTranslations("identity-providers");
  return (
    <FormPart heading={t("add")} why={t("addWhy")}>
      {isHosted && <Callout tone="info">{t("hosted")}</Callout>}
      <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-sm text-pretty">
        {steps.map((step) => (
          <li key={step}>{t(`step:${step}`)}</li>
        ))}
      </ol>
      <Table caption={t("known")}>
        <TableHead>
          <TableHeading>{t("provider")}</TableHeading>
          <TableHeading>OPENID_NAME</TableHeading>
          <TableHeading>OPENID_ISSUER</TableHeading>
          <TableHeading>{t("where")}</TableHeading>
        </TableHead>
        <TableBody>
          {presets.map(({ name, title, issuer }) => (
            <TableRow key={name}>
              <TableCell heading>{title}</TableCell>
              <TableCell label="OPENID_NAME">
                <code className="font-mono text-xs">{name}</code>
              </TableCell>
              <TableCell label="OPENID_ISSUER">
                <code className="font-mono text-xs wrap-anywhere">{issuer}</code>
              </TableCell>
              <TableCell label={t("where")} className="text-fg-2">
                {t(`where:${name}`)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FormPart>
  );
}
