/** The brand in memory, read anew when an act changed it. */
import { keptBrand, type KeptBrand } from "#features/company/branding/queries.server.ts";

export type CurrentBrand = {
  now(): Promise<KeptBrand>;
  /** Says whether it was among them. */
  forget(kinds: ReadonlySet<string>): boolean;
  forgetAll(): void;
};

export function keepBrand(): CurrentBrand {
  let reading: Promise<KeptBrand> | undefined;
  const read = () => {
    const mine = keptBrand();
    mine.catch(() => {
      if (reading === mine) reading = undefined;
    });
    return mine;
  };
  return {
    now: () => (reading ??= read()),
    forget(kinds) {
      if (!kinds.has("brand")) return false;
      reading = undefined;
      return true;
    },
    forgetAll() {
      reading = undefined;
    },
  };
}
