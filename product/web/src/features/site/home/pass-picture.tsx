/** Decoration: a pass as it looks on a phone. Its code is a pattern that no scanner takes for one. */
import { useTranslations } from "use-intl";

export const PassPicture = () => {
  const t = useTranslations("home");
  return (
    <div className="absolute right-4 bottom-0 flex w-[164px] flex-col gap-3 rounded-2xl bg-white p-3 text-[#0f172a] shadow-[0_0_0_1px_rgb(15_23_42/.08),0_24px_48px_-16px_rgb(15_23_42/.35)] sm:right-2 sm:-bottom-2 sm:w-[196px]">
      <div className="flex items-center gap-2 rounded-[9px] bg-[#15803d] px-2.5 py-2 text-xs text-white">
        <svg viewBox="0 0 16 16" className="size-[22px] shrink-0">
          <circle cx="8" cy="8" r="7" fill="currentColor" />
          <path
            d="M4.9 8.2l2.1 2.1 4.1-4.4"
            fill="none"
            stroke="#15803d"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span>
          <span className="block text-sm leading-[18px] font-semibold">{t("pictureCanWork")}</span>
          {t("pictureInOrder")}
        </span>
      </div>
      <Pattern />
      <div className="flex items-center gap-2.5">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-card bg-[#dfe7fb] text-[13px] font-semibold text-[#33478f]">
          ME
        </span>
        <span className="text-xs text-[#475569]">
          <span className="block text-sm leading-[18px] font-semibold text-[#0f172a]">Maialen E.</span>
          {t("pictureShift")}
        </span>
      </div>
    </div>
  );
};

/** Squares and the quarter rounds of our mark, on nine by nine places. */
const Pattern = () => (
  <svg viewBox="0 0 90 90" className="mx-2 fill-[#0b1220]">
    {rows.flatMap((row, y) =>
      [...row].map((place, x) =>
        place === "." ? null : (
          <path
            key={`${x} ${y}`}
            d={quarter}
            transform={`translate(${x * 10 + 5} ${y * 10 + 5}) rotate(${Number(place) * 90})`}
            className={x + y === 8 ? "fill-[#15803d]" : undefined}
          />
        ),
      ),
    )}
  </svg>
);

/** A tile with one large round corner; the digit says how often it is turned. */
const quarter =
  "M-4.4 -3.2a1.2 1.2 0 0 1 1.2 -1.2a7.6 7.6 0 0 1 7.6 7.6a1.2 1.2 0 0 1 -1.2 1.2h-6.4a1.2 1.2 0 0 1 -1.2 -1.2z";

const rows = [
  "30.21.030",
  "2.103.2.1",
  ".013.2130",
  "12.030.21",
  "0.21.13.2",
  "31.203.10",
  "2103.021.",
  "0.3.21.32",
  "123.0.210",
];
