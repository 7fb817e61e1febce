import type { Slice } from "#request/slices/slice.ts";

export default {
  refusals: {
    "application.too-young": {
      en: "Too young to work: they can be approved from {from}{country, select, ES {, when they are 16 (ET art. 6.1)} other {, when they are over school-leaving age}}.",
      es: "No tiene edad para trabajar: se puede aprobar a partir del {from}{country, select, ES {, con 16 años cumplidos (ET art. 6.1)} other {, cuando acabe su escolaridad obligatoria}}.",
    },
    "application.with-another": {
      en: "A colleague has this application open until {until}.",
      es: "Otra persona tiene abierta esta solicitud hasta las {until}.",
    },
  },
  acts: {
    "application.accept": { en: "Approved the application", es: "Ha aprobado la solicitud" },
  },
} satisfies Slice;
