import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";

type LeftToDoProps = { left: readonly { page: string; title: string; n: number }[]; pageAt: (key: string) => string };

/** The answers missing on other pages before the form can be sent, with the way there. */
export function LeftToDo({ left, pageAt }: LeftToDoProps) {
  const t = useTranslations("signup");
  if (left.length === 0) return null;
  return (
    <Callout tone="warn">
      <p className="font-medium">{t("leftTitle")}</p>
      <ul className="list-disc pl-5">
        {left.map(({ page, title, n }) => (
          <li key={page}>
            <Link to={pageAt(page)} className="underline">
              {title}
            </Link>{" "}
            {t("leftOnPage", { n })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
