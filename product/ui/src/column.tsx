import type { ReactNode } from "react";

/** The content column of wide pages. */
export const Column = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <div className={`mx-auto w-full max-w-[1184px] px-4 sm:px-8 ${className}`}>{children}</div>
);
