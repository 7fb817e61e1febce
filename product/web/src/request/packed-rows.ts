/**
 * Many rows of one shape as one string. React Router's own encoding of loader data visits every value of every row,
 * which for some hundred rows costs nearly as much as rendering them; JSON does it in a tenth of the time. So a page
 * with a long table hands its rows over packed: each column's name once, then its values.
 */
export type PackedRows<Row extends object> = { readonly packed: string; readonly [shape]?: Row };

/** For loaders. Values must be what JSON knows; what a row lacks it still lacks when it arrives. */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row)[];
  const columns = Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? lacking(row[name]))]));
  const handedOver: PackedRows<Row> = { packed: JSON.stringify(columns) };
  unpacked.set(handedOver, rows);
  return handedOver;
}

/** For pages. The server gets the very rows that its loader packed; the browser unpacks them once. */
export function unpackRows<Row extends object>(handedOver: PackedRows<Row>): readonly Row[] {
  const rows = (unpacked.get(handedOver) as readonly Row[] | undefined) ?? rowsIn<Row>(handedOver.packed);
  unpacked.set(handedOver, rows);
  return rows;
}

declare const shape: unique symbol;
// No text of a database holds it.
const absent = "\0";
const lacking = (value: unknown) => (value === undefined ? absent : null);
const unpacked = new WeakMap<object, readonly object[]>();

function rowsIn<Row extends object>(packed: string): readonly Row[] {
  const columns = Object.entries<unknown[]>(JSON.parse(packed));
  const count = columns[0]?.[1].length ?? 0;
  return Array.from(
    { length: count },
    (_, index) =>
      Object.fromEntries(
        columns.filter(([, values]) => values[index] !== absent).map(([name, values]) => [name, values[index]]),
      ) as Row,
  );
}
