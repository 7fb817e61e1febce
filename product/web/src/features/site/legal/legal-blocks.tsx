import { Link } from "react-router";
import { useLocale } from "use-intl";
import { inLocale } from "#i18n/locale.ts";
import type { Block, LegalLink, LegalTable, Piece, Words } from "./legal-text.ts";

export const LegalBlock = ({ block }: { block: Block }) => {
  if (typeof block === "string" || !("list" in block || "table" in block))
    return (
      <p className="text-pretty">
        <LegalWords words={block} />
      </p>
    );
  return "list" in block ? <List items={block.list} /> : <Table table={block.table} />;
};

export const LegalWords = ({ words }: { words: Words }) =>
  typeof words === "string" ? keptTogether(words) : words.map((piece, at) => <LegalPiece key={at} piece={piece} />);

const LegalPiece = ({ piece }: { piece: Piece }) => {
  if (typeof piece === "string") return keptTogether(piece);
  return "code" in piece ? <Code>{piece.code}</Code> : <TextLink link={piece} />;
};

/** A number stays on one line with its unit and with the word that it numbers. */
const keptTogether = (text: string) => text.replaceAll(breakingApart, "\u00a0");
const breakingApart =
  /(?<=\d) (?=years|months|days|años|meses|días)|(?<=art\.|reg\.|article|regulation|artículo|norma|\+) (?=\d)/g;

const Code = ({ children }: { children: string }) => (
  <code className="rounded-sm bg-bg-muted px-1 py-0.5 font-mono text-[0.875em] break-words">{children}</code>
);

const TextLink = ({ link: { text, to } }: { link: LegalLink }) => {
  const locale = useLocale();
  if (!to.startsWith("https:"))
    return (
      <Link to={inLocale(to, locale)} className={linkLook}>
        {text}
      </Link>
    );
  // On paper a link to elsewhere shows where it leads.
  return (
    <a href={to} className={`${linkLook} print:after:content-['_('_attr(href)_')']`}>
      {text}
    </a>
  );
};

const linkLook = "text-primary-text underline decoration-1 underline-offset-3 hover:decoration-2";

const List = ({ items }: { items: readonly Words[] }) => (
  <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-fg-3">
    {items.map((item, at) => (
      <li key={at} className="pl-1 text-pretty">
        <LegalWords words={item} />
      </li>
    ))}
  </ul>
);

/** On a phone each row stands as a block and its cells name their column themselves. */
const Table = ({ table: { caption, head, rows } }: { table: LegalTable }) => (
  <table className="w-full text-[15px] leading-[22px] max-sm:block">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-sm:sr-only">
      <tr>
        {head.map((title) => (
          <th
            key={title}
            scope="col"
            className="border-b border-line-2 py-2 pr-5 text-left text-sm font-medium text-fg-2"
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block max-sm:border-t max-sm:border-line">
      {rows.map(([first, ...others], at) => (
        <tr key={at} className="break-inside-avoid border-b border-line align-top max-sm:block max-sm:py-3.5">
          <th scope="row" className="text-left font-medium text-balance max-sm:block sm:py-2.5 sm:pr-5">
            <LegalWords words={first!} />
          </th>
          {others.map((words, column) => (
            <td
              key={column}
              className="text-pretty text-fg-2 max-sm:mt-1.5 max-sm:block sm:py-2.5 sm:pr-5 sm:last:pr-0"
            >
              <span aria-hidden className="block text-sm text-fg-3 sm:hidden">
                {head[column + 1]}
              </span>
              <LegalWords words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
