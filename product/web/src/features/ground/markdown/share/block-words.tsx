import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale } from "use-intl";
import type { Piece, Words } from "@product/domain/site/blocks";
import { inLocale } from "#i18n/locale.ts";

export const BlockWords = ({ words }: { words: Words }) =>
  words.map((piece, at) => <BlockPiece key={at} piece={piece} />);

const BlockPiece = ({ piece }: { piece: Piece }) => {
  switch (piece.type) {
    case "text":
      return keptTogether(piece.text);
    case "break":
      return <br />;
    case "code":
      return (
        <code className="rounded-sm bg-bg-muted px-1 py-0.5 font-mono text-[0.875em] break-words">{piece.text}</code>
      );
    case "strong":
      return (
        <strong className="font-semibold">
          <BlockWords words={piece.words} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <BlockWords words={piece.words} />
        </em>
      );
    case "link":
      return (
        <BlockLink to={piece.to} className={linkLook}>
          <BlockWords words={piece.words} />
        </BlockLink>
      );
  }
};

type BlockLinkProps = { to: string; className: string; children: ReactNode };

/** A place of ours is reached in the reader's language; on paper a link to elsewhere shows where it leads. */
export function BlockLink({ to, className, children }: BlockLinkProps) {
  const locale = useLocale();
  if (to.startsWith("/"))
    return (
      <Link to={inLocale(to, locale)} className={className}>
        {children}
      </Link>
    );
  return (
    <a
      href={to}
      className={`${className} ${to.startsWith("https:") ? "print:after:content-['_('_attr(href)_')']" : ""}`}
    >
      {children}
    </a>
  );
}

const linkLook = "text-primary-text underline decoration-1 underline-offset-3 hover:decoration-2";

/** A number stays on one line with its unit and with the word that it numbers. */
const keptTogether = (text: string) => text.replaceAll(breakingApart, "\u00a0");
const breakingApart =
  /(?<=\d) (?=years|months|days|años|meses|días)|(?<=art\.|reg\.|article|regulation|artículo|norma|\+) (?=\d)/g;
