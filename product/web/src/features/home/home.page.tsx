import { useTranslations } from "use-intl";
import { Column } from "@product/ui/column";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/home.page";
import { homeOpening } from "./queries.server.ts";

export const handle = { needs: "public", cached: ["page"], messages: ["home"] };

export async function loader({ context }: Route.LoaderArgs) {
  return { opening: await homeOpening(context.get(requestContext).locale) };
}

export default function HomePage({ loaderData: { opening } }: Route.ComponentProps) {
  const t = useTranslations("home");
  return (
    <>
      <PageTitle>{t("pageTitle")}</PageTitle>
      <meta name="description" content={opening.lead} />
      <section className="border-b border-line bg-bg-subtle">
        <Column className="py-9 sm:py-[72px]">
          <h1 className="max-w-[620px] text-[34px] leading-[38px] font-semibold tracking-[-0.036em] text-balance sm:text-5xl sm:leading-[52px]">
            {opening.title}
          </h1>
          <p className="mt-3.5 max-w-[560px] text-[17px] leading-[26px] text-pretty text-fg-2 sm:mt-5 sm:text-lg sm:leading-7">
            {opening.lead}
          </p>
        </Column>
      </section>
      <Column className="py-11 sm:py-[72px]">
        <h2 className="text-2xl font-semibold tracking-[-0.025em] sm:text-[28px] sm:leading-9">{t("howHeading")}</h2>
        <ol className="mt-7 grid gap-7 sm:grid-cols-3 sm:gap-10">
          <Step number={1} title={t("applyTitle")} text={t("applyText")} />
          <Step number={2} title={t("clearTitle")} text={t("clearText")} />
          <Step number={3} title={t("passTitle")} text={t("passText")} />
        </ol>
      </Column>
    </>
  );
}

const Step = ({ number, title, text }: { number: number; title: string; text: string }) => (
  <li>
    <span
      aria-hidden
      className="mb-3.5 flex size-8 items-center justify-center rounded-card border border-line-2 text-[15px] font-semibold"
    >
      {number}
    </span>
    <h3 className="text-lg leading-[26px] font-semibold tracking-[-0.012em]">{title}</h3>
    <p className="mt-1.5 text-pretty text-fg-2">{text}</p>
  </li>
);
