import type { ReactNode } from "react";

/** What every question takes that is drawn as a group of controls. */
export type QuestionProps = {
  id: string;
  name: string;
  label: string;
  note?: ReactNode;
  help?: string | undefined;
  errors: string[];
};
