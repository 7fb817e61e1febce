import { plainKindNames } from "@product/domain/company/plain-kinds";
import { broughtBy } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { Slice } from "#request/slices/slice.ts";

const brought = plainKindNames.map(broughtBy);

export default {
  refusals: {
    "item.still-out": {
      en: "{n, plural, one {One of these has} other {# of these have}} not come back yet.",
      es: "{n, plural, one {Queda uno} other {Quedan #}} por devolver.",
    },
  },
  settings: Object.assign({}, ...brought.map(({ settings }) => settings)),
  acts: Object.assign({}, ...brought.map(({ acts }) => acts)),
  records: Object.assign({}, ...brought.map(({ records }) => records)),
} satisfies Slice;
