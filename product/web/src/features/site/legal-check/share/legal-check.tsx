import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";

type LegalCheckProps = { slug: string; version: number; mayMark: boolean };

/** The facts that the public text has to name, until a colleague marks it as checked. */
export function LegalCheck({ slug, version, mayMark }: LegalCheckProps) {
  const t = useTranslations("legal-check");
  return (
    <Callout tone="warn">
      <p className="font-medium">{t("title")}</p>
      <p className="mt-1">{t("text")}</p>
      <ul className="mt-1 list-disc pl-5">
        {namesOf(slug).map((name) => (
          <li key={name}>{t(`names:${name}`)}</li>
        ))}
      </ul>
      <p className="mt-1">{t("goes")}</p>
      {mayMark && (
        <Form method="post" action="?do=mark-checked" className="mt-2">
          <input type="hidden" name="version" value={version} />
          <Button type="submit" look="quiet" size="row">
            {t("mark")}
          </Button>
        </Form>
      )}
    </Callout>
  );
}

const namesOf = (slug: string) =>
  slug === "conditions" ? (["notice"] as const) : (["health", "records", "complaints"] as const);
