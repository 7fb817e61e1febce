/**
 * Meanings of words in a question about workers, without accents; one meaning stands for all its forms in both
 * languages.
 */
import type { Condition } from "@product/domain/filters/filter";

export type Meaning =
  | { kind: "verdict"; verdict: "can" | "could" | "cannot" }
  /** Or just not free. */
  | { kind: "free"; isFree: boolean }
  | { kind: "condition"; condition: Condition }
  /** The next days are those on which someone was added. */
  | { kind: "added" }
  | { kind: "named" }
  | { kind: "tagged" }
  | { kind: "not" }
  /** All the roles, not any of them. */
  | { kind: "every" }
  | { kind: "silent" };

const choice = (field: string, value: string): Meaning => ({
  kind: "condition",
  condition: { field, op: "in", values: [value] },
});
const flag = (field: string): Meaning => ({ kind: "condition", condition: { field, op: "yes", values: [] } });

const table: readonly [string, Meaning][] = [
  [
    "free|available|libre|libres|disponible|disponibles|quien esta libre|quienes estan libres",
    { kind: "free", isFree: true },
  ],
  [
    "not free|not available|unavailable|no libre|no libres|no disponible|no disponibles|no estan libres|no estan disponibles|no esta libre|no esta disponible",
    { kind: "free", isFree: false },
  ],
  [
    "able to work|can work|who can work|that can work|cleared|cleared to work|puede trabajar|pueden trabajar|puedan trabajar|pueda trabajar|que puedan|que pueden|apto|aptos|apta|aptas|can|quien puede|quienes pueden|quien puede trabajar",
    { kind: "verdict", verdict: "can" },
  ],
  [
    "could work|could|podria trabajar|podrian trabajar|podria|podrian|could work if",
    { kind: "verdict", verdict: "could" },
  ],
  [
    "cannot work|can not work|can't work|cannot|not cleared|no puede trabajar|no pueden trabajar|no pueden|no puede|no aptos",
    { kind: "verdict", verdict: "cannot" },
  ],
  [
    "added|new|joined|registered|nuevo|nuevos|nueva|nuevas|incorporado|incorporados|incorporadas|añadidos|anadidos|anadidas|registrados",
    { kind: "added" },
  ],
  [
    "named|called|llamado|llamada|llamados|que se llamen|que se llaman|que se llama|with the name|con el nombre",
    { kind: "named" },
  ],
  [
    "tagged|tag|with tag|with the tag|etiqueta|con etiqueta|con la etiqueta|etiquetados|etiquetado|etiquetadas|etiquetada",
    { kind: "tagged" },
  ],
  [
    "not|without|except|excluding|but not|who are not|that are not|no|sin|excepto|salvo|menos|que no sean|que no son|que no tengan|que no tienen|who have no|with no|no son|que no esten",
    { kind: "not" },
  ],
  ["who are also|that are also|que tambien son|que tambien sean|y tambien|and also", { kind: "every" }],

  [
    "mobile|mobile number|phone|phone number|a mobile|a phone|a mobile number|movil|telefono|telefono movil|numero de movil",
    flag("hasMobile"),
  ],
  [
    "driving licence|driving license|a driving licence|a driving license|driver's licence|licence|license|who drive|who can drive|that drive|can drive|carnet|carne|carnet de conducir|carne de conducir|permiso de conducir|que conducen|que conduzcan",
    flag("hasDrivingLicence"),
  ],

  ["active|activo|activos|activa|activas|en activo", choice("status", "active")],
  ["paused|on pause|en pausa|pausado|pausados|pausadas", choice("status", "paused")],
  ["suspended|suspendido|suspendidos|suspendida|suspendidas", choice("status", "suspended")],
  ["blocked|bloqueado|bloqueados|bloqueada|bloqueadas", choice("status", "blocked")],
  ["dormant|inactive|inactivo|inactivos|inactiva|inactivas", choice("status", "dormant")],
  ["applicant|applicants|candidatos|candidatas|candidato|solicitantes|solicitante", choice("status", "applied")],
  ["in review|under review|en revision", choice("status", "in_review")],
  ["approved|aprobado|aprobados|aprobada|aprobadas", choice("status", "approved")],
  ["rejected|rechazado|rechazados|rechazada|rechazadas", choice("status", "rejected")],

  [
    "permanent seasonal|seasonal|fixed discontinuous|fijo discontinuo|fijos discontinuos|fija discontinua|fijas discontinuas|discontinuos",
    choice("workerType", "fixed_discontinuous"),
  ],
  ["permanent|permanent staff|fijo|fijos|fija|fijas|indefinido|indefinidos", choice("workerType", "permanent")],
  ["temporary|temp|temps|temporal|temporales|eventual|eventuales", choice("workerType", "temporary")],
  ["agency|agency workers|from an agency|de ett|ett|por ett|de agencia", choice("workerType", "agency")],
  ["zero hours|zero hour|cero horas|de cero horas", choice("workerType", "zero_hours")],
  ["self employed|freelance|freelancers|autonomo|autonomos|autonoma|autonomas", choice("workerType", "self_employed")],
  ["volunteer|volunteers|voluntario|voluntarios|voluntaria|voluntarias", choice("workerType", "volunteer")],

  ["imported|importado|importados|importadas", choice("source", "import")],
  ["in spain|from spain|spain|en espana|de espana|espana", choice("country", "ES")],
  [
    "in the uk|in uk|uk|in the united kingdom|united kingdom|en el reino unido|del reino unido|reino unido|from the uk",
    choice("country", "UK"),
  ],
  [
    "english speaking|who speak english|that speak english|speak english|speaking english|que hablan ingles|que hablen ingles|hablan ingles|con ingles|with english",
    choice("language", "en"),
  ],
  [
    "spanish speaking|who speak spanish|that speak spanish|speak spanish|speaking spanish|que hablan espanol|que hablen espanol|hablan espanol|que hablan castellano|con espanol|with spanish",
    choice("language", "es"),
  ],

  [
    ",|a|an|the|all|any|every|each|some|who|whom|which|that|is|are|be|has|have|with|and|or|of|our|my|me|us|show|find|list|give|get|need|want|we|i|for|at|work|working|works|workers|worker|people|person|staff|anyone|anybody|somebody|there|please|please|how|many|what|to|do|on|which|who's|as|roles|role|live|living|based|status|contract",
    { kind: "silent" },
  ],
  [
    "el|la|los|las|un|una|unos|unas|de|del|al|y|e|o|u|que|quien|quienes|cual|cuales|es|son|esta|estan|este|sea|sean|tiene|tienen|tenga|tengan|con|para|como|por|favor|todos|todas|todo|nuestros|mis|me|nos|muestra|muestrame|busca|buscame|buscar|dame|lista|quiero|necesito|necesitamos|hay|trabajador|trabajadores|trabajadora|trabajadoras|trabajar|trabajan|personas|persona|gente|personal|alguien|cuantos|cuantas|cuanta|se|su|sus|viven|vive|residentes|puesto|estado|contrato|a|esten",
    { kind: "silent" },
  ],
];

/** Longest first, by their first word. */
export const phrases: ReadonlyMap<string, readonly (readonly [readonly string[], Meaning])[]> = byFirstWord(
  table.flatMap(([forms, meaning]) => forms.split("|").map((form) => [form.split(" "), meaning] as const)),
);

export function byFirstWord<Said>(entries: readonly (readonly [readonly string[], Said])[]) {
  const sorted = entries.toSorted(([phrase], [other]) => other.length - phrase.length);
  return Map.groupBy(sorted, ([words]) => words[0]!);
}
