import { useLocale, useTranslations } from "use-intl";
import type { Review } from "#features/papers/documents/queries.server.ts";
import type { ShownVersion } from "#features/papers/documents/shown-versions.server.ts";
import { calendarDay, dayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";

type Compared = Pick<Review, "now" | "next" | "kind">;

/** The version in force and the new one, side by side. */
export function Previews({ review: { now, next, kind }, timeZone }: { review: Compared; timeZone: string }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const isNew = next.state !== "verified";
  return (
    <div className="grid content-start gap-3 min-[420px]:grid-cols-2">
      {isNew && (
        <Paper
          version={now}
          kind={kind}
          heading={t("now")}
          detail={
            now &&
            [t("version", { n: now.n }), now.validUntil && t("untilDay", { day: calendarDay(now.validUntil, locale) })]
              .filter(Boolean)
              .join(", ")
          }
        />
      )}
      <Paper
        version={next}
        kind={kind}
        heading={isNew ? t("new") : t("now")}
        detail={[t("version", { n: next.n }), next.at && t("sentOn", { day: dayOf(next.at, locale, timeZone) })]
          .filter(Boolean)
          .join(", ")}
      />
    </div>
  );
}

type PaperProps = {
  version: ShownVersion | null;
  kind: Review["kind"];
  heading: string;
  detail: string | null;
};

function Paper({ version, kind, heading, detail }: PaperProps) {
  const t = useTranslations("documents");
  return (
    <figure className="m-0 flex min-w-0 flex-col gap-1.5">
      {version && version.files.length > 0 ? (
        <ul className="flex flex-col gap-1.5">
          {version.files.map((file, place) => (
            <li key={file.id}>
              <Page file={file} name={`${kind.name}, ${t("version", { n: version.n })}`} n={place + 1} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex aspect-[4/3] items-center justify-center rounded-control border border-dashed border-line-2 p-3 text-center text-help text-balance text-fg-3">
          {version ? t(kind.copyKept ? "noFile" : "onlyNoted") : t("none")}
        </div>
      )}
      <figcaption className="text-help text-fg-2">
        <b className="font-medium text-fg">{heading}</b>
        {detail && ` · ${detail}`}
      </figcaption>
    </figure>
  );
}

/** The picture is a small one that the server drew; the file itself comes only when it is asked for. */
function Page({ file, name, n }: { file: ShownVersion["files"][number]; name: string; n: number }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const address = inLocale(`/admin/workers/documents/files/${file.id}`, locale);
  return (
    <div className="group/page relative overflow-hidden rounded-control border border-line bg-bg-muted">
      {file.type.startsWith("image/") ? (
        <a href={`${address}/preview`} target="_blank" rel="noreferrer" className="block">
          <img
            src={`${address}/preview`}
            alt={t("side", { name, n })}
            loading="lazy"
            className="block aspect-[4/3] w-full object-contain"
          />
        </a>
      ) : (
        <span className="flex aspect-[4/3] items-center justify-center text-compact text-fg-2">{t("pdf")}</span>
      )}
      <a
        href={address}
        aria-label={t("downloadWhat", { name, n })}
        className="touch-target block border-t border-line bg-bg-raised px-2 py-1 text-help text-fg-2 underline-offset-3 hover:underline"
      >
        {t("download")}
      </a>
    </div>
  );
}
