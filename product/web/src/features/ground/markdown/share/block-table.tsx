import type { Block } from "@product/domain/site/blocks";
import { BlockWords } from "./block-words.tsx";

/** On a phone each row stands as a block and its cells name their column themselves. */
export const BlockTable = ({ table: { caption, head, rows } }: { table: Extract<Block, { type: "table" }> }) => (
  <table className="w-full text-[15px] leading-[22px] max-sm:block">
    {caption && <caption className="sr-only">{caption}</caption>}
    <thead className="max-sm:sr-only">
      <tr>
        {head.map((title, column) => (
          <th
            key={column}
            scope="col"
            className="border-b border-line-2 py-2 pr-5 text-left text-sm font-medium text-fg-2"
          >
            <BlockWords words={title} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block max-sm:border-t max-sm:border-line">
      {rows.map(([first, ...others], at) => (
        <tr key={at} className="break-inside-avoid border-b border-line align-top max-sm:block max-sm:py-3.5">
          <th scope="row" className="text-left font-medium text-balance max-sm:block sm:py-2.5 sm:pr-5">
            <BlockWords words={first ?? []} />
          </th>
          {others.map((words, column) => (
            <td
              key={column}
              className="text-pretty text-fg-2 max-sm:mt-1.5 max-sm:block sm:py-2.5 sm:pr-5 sm:last:pr-0"
            >
              <span aria-hidden className="block text-sm text-fg-3 sm:hidden">
                <BlockWords words={head[column + 1] ?? []} />
              </span>
              <BlockWords words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
