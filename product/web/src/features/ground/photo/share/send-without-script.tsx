import type { ReactNode } from "react";
import { Button } from "@product/ui/controls/button";

/** Where a chosen file is sent at once: what sends it while no script runs. */
export const SendWithoutScript = ({ children }: { children: ReactNode }) => (
  <div className="hidden noscript:block">
    <Button type="submit" look="quiet">
      {children}
    </Button>
  </div>
);
