import { useTranslations } from "use-intl";
import type { Line } from "@product/domain/site/line-difference";

/** How many unchanged lines stand around each change. */
const around = 1;

/** Removed and added lines, with the lines beside them; no more is shown of the unchanged text. */
export function Difference({ language, lines }: { language: "en" | "es"; lines: readonly Line[] }) {
  const t = useTranslations("content");
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ mark }) => mark !== "same");
  const shown = lines.map((line, at) => ({ ...line, at })).filter(({ at, text }) => isNear(at) && text.trim() !== "");
  return (
    <section className="overflow-hidden rounded-card border border-line">
      <h3 className="border-b border-line bg-bg-subtle px-3 py-2 text-compact font-medium">
        {t(language === "es" ? "spanish" : "english")}
      </h3>
      {shown.length === 0 ? (
        <p className="px-3 py-2 text-compact text-fg-2">{t("noDifference")}</p>
      ) : (
        <div lang={language} className="font-mono text-xs leading-5">
          {shown.map(({ at, mark, text }) => (
            <ChangedLine key={at} mark={mark} text={text} />
          ))}
        </div>
      )}
    </section>
  );
}

const looks = { same: "text-fg-2", gone: "bg-bad-tint text-fg", new: "bg-ok-tint text-fg" };
const signs = { same: " ", gone: "−", new: "+" };

function ChangedLine({ mark, text }: Line) {
  const t = useTranslations("content");
  const Tag = mark === "gone" ? "del" : mark === "new" ? "ins" : "p";
  return (
    <Tag className={`flex gap-3 px-3 py-0.5 no-underline ${looks[mark]}`}>
      <span aria-hidden>{signs[mark]}</span>
      {mark !== "same" && <span className="sr-only">{t(mark === "gone" ? "lineGone" : "lineNew")}: </span>}
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{text}</span>
    </Tag>
  );
}
