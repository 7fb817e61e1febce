import { data, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";
import { buttonClass } from "@product/ui/controls/button";
import { ownClearance } from "#features/access/account/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { Wordmark } from "@product/ui/wordmark";
import { PageTitle } from "#i18n/page-title.tsx";
import { homeDay } from "#request/clock.ts";
import { logoPicture, useBrand } from "#request/ports/brand.ts";
import { actorContext } from "#request/context.ts";
import type { Route } from "./+types/pass.page";
import { OwnLight } from "./own-light.tsx";
import { ownPicture } from "./queries.server.ts";

export const handle = { needs: "public", messages: ["pass", "clearance"] };

/** Whoever is signed in and a worker learns here how they stand; others read what will be here. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const own = actor.kind === "person" ? await ownClearance(actor.id) : null;
  const light = own && { verdict: own.verdict, reasons: own.reasons, today: homeDay() };
  const photo = actor.kind === "person" ? await ownPicture(actor.id) : undefined;
  return data(
    { light, photo: photo && { id: photo.id, name: photo.name } },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** No layout: the pass fills the phone. */
export default function PassPage({ loaderData: { light, photo } }: Route.ComponentProps) {
  const t = useTranslations("pass");
  const { name, logo, logoShowsName } = useBrand();
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-6 text-base">
      <PageTitle>{t("title")}</PageTitle>
      <Wordmark
        name={name}
        light={logoPicture(logo.light)}
        dark={logoPicture(logo.dark)}
        nameHidden={logoShowsName && Object.keys(logo).length > 0}
      />
      <h1 className="text-[34px] leading-[38px] font-semibold tracking-[-0.036em]">{t("title")}</h1>
      {photo && <Avatar name={photo.name} photo={`/workerpass/picture/${photo.id}`} size={64} alone />}
      {light && <OwnLight {...light} />}
      <p className="text-pretty text-fg-2">{t("notYet")}</p>
      <p>
        <Link to={inLocale("/", useLocale())} className={buttonClass("quiet")}>
          {t("home")}
        </Link>
      </p>
    </main>
  );
}
