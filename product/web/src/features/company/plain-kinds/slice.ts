import { plainKindNames } from "@product/domain/company/plain-kinds";
import { contributionsOf } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { Slice } from "#request/slices/slice.ts";

const contributions = plainKindNames.map(contributionsOf);

export default {
  refusals: {
    "item.still-out": {
      en: "{n, plural, one {One of these has} other {# of these have}} not come back yet.",
      es: "{n, plural, one {Queda uno} other {Quedan #}} por devolver.",
    },
  },
  settings: Object.assign({}, ...contributions.map(({ settings }) => settings)),
  acts: Object.assign({}, ...contributions.map(({ acts }) => acts)),
  records: Object.assign({}, ...contributions.map(({ records }) => records)),
} satisfies Slice;
