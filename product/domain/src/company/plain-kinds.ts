/**
 * The kinds of record that are a name in each language and a few fields: their form, list and checks follow from these rows, and no page is
 * written for them. They are settings; a kind with permissions, pages or fields of its own has a slice of its own.
 */
import type { KindWords, Words } from "./kind-words.ts";
import type { Kind } from "./kinds.ts";

export type PlainField = {
  label: Words;
  help: Words;
  /** The column heading in the list, where it differs from the label; without it the list does not show the field. */
  listed?: Words;
} & (
  | { kind: "tick"; /** Text in the list for a ticked field. */ yes: Words }
  | { kind: "text"; max: number; lines?: number }
  | { kind: "number"; min: number; max: number; usual: number }
);

export type PlainKind = KindWords & {
  intro: Words;
  newOne: Words;
  noneTitle: Words;
  noneText: Words;
  /** Heading of the names' column in the list. */
  named: Words;
  nameHelp: Words;
  nameLength: number;
  /** By the names of their columns, in the order of the form. */
  fields: Readonly<Record<string, PlainField>>;
};

export const plainKinds = {
  "item-kind": {
    title: { en: "Items to hand out", es: "Material que se entrega" },
    text: { en: "Radios, vests, keys.", es: "Radios, chalecos, llaves." },
    one: { en: "Kind of item", es: "Tipo de material" },
    a: { en: "a kind of item", es: "un tipo de material" },
    intro: {
      en: "What people get at the gate and give back: radios, vests, keys.",
      es: "Lo que se entrega en el control de acceso y se devuelve: radios, chalecos, llaves.",
    },
    newOne: { en: "New item", es: "Nuevo material" },
    noneTitle: { en: "No items yet", es: "Todavía no hay material" },
    noneText: { en: "Add what is handed out at your events.", es: "Añade lo que se entrega en tus eventos." },
    named: { en: "Item", es: "Material" },
    nameHelp: { en: "As it is called at the gate.", es: "Como se llama en el control de acceso." },
    nameLength: 80,
    fields: {
      isNumbered: {
        kind: "tick",
        label: { en: "Each one has a number", es: "Cada uno tiene un número" },
        help: {
          en: "The gate asks for it, so that radio 12 comes back as radio 12.",
          es: "El control de acceso lo pide, para que la radio 12 vuelva como radio 12.",
        },
        listed: { en: "Number", es: "Número" },
        yes: { en: "Asked for", es: "Se pide" },
      },
    },
  },
} as const satisfies Partial<Record<Kind, PlainKind>>;

export type PlainKindName = keyof typeof plainKinds;
export const plainKindNames = Object.keys(plainKinds) as PlainKindName[];
