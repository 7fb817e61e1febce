import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** What those who order people for an event may rely on. */
export const OrganiserPoints = () => {
  const t = useTranslations("home");
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-bg">
      <Point title={t("clearanceTitle")} text={t("clearanceText")}>
        <path d="M20 13c0 5-3.5 7.5-7.7 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.5 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z" />
        <path d="m9 12 2 2 4-4" />
      </Point>
      <Point title={t("rulesTitle")} text={t("rulesText")}>
        <path d="M12 7v14" />
        <path d="M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z" />
      </Point>
      <Point title={t("registerTitle")} text={t("registerText")}>
        <circle cx="12" cy="12" r="10" />
        <path d="M12 6v6l4 2" />
      </Point>
    </ul>
  );
};

const Point = ({ title, text, children: icon }: { title: string; text: string; children: ReactNode }) => (
  <li className="flex gap-3.5 p-4 sm:gap-4 sm:px-6 sm:py-[22px]">
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="mt-0.5 size-5 shrink-0 fill-none stroke-current stroke-2 text-fg-3 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {icon}
    </svg>
    <div>
      <h3 className="font-semibold text-balance">{title}</h3>
      <p className="mt-1 text-pretty text-fg-2">{text}</p>
    </div>
  </li>
);
