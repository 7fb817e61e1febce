import { useState } from "react";

export type OpenProps = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** Open or closed: held here, or by the caller who passes `open`. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, change];
}
