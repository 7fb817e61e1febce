import type { ReactNode } from "react";
import { Button } from "@product/ui/controls/button";

/** Sends the form, at its foot; `wide` fills the width of a phone. */
export const SubmitButton = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div>
    <Button type="submit" look="primary" size="form" className={wide ? "max-sm:w-full" : undefined}>
      {children}
    </Button>
  </div>
);

/** The same at the end of a column of fields. */
export const ColumnSubmit = ({ children }: { children: ReactNode }) => (
  <Button type="submit" size="form" className="self-start max-sm:w-full">
    {children}
  </Button>
);
