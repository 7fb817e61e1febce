import type { ReactNode } from "react";

type SmallTableProps = {
  headings: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
};

/** A few figures in columns, as beside a chart. */
export const SmallTable = ({ headings, rows, className = "" }: SmallTableProps) => (
  <table className={`num w-full max-w-md text-left ${className}`}>
    <thead className="text-xs text-fg-2">
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col" className="py-1 pr-4 font-medium">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...figures] }) => (
        <tr key={key}>
          <th scope="row" className="py-0.5 pr-4 font-normal">
            {name}
          </th>
          {figures.map((figure, index) => (
            <td key={headings[index + 1]} className="pr-4">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
