import type { ReactNode } from "react";

/** The properties of every question that is drawn as a group of controls. */
export type QuestionProps = {
  id: string;
  name: string;
  label: string;
  note?: ReactNode;
  help?: string | undefined;
  errors: string[];
};
