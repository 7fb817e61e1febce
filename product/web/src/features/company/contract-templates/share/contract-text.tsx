import { contractBlocks, type ContractBlock } from "@product/domain/papers/contract-places";
import type { Locale } from "@product/domain/locales";

/** A contract as it is read: headings, paragraphs and lists. Headings stand below those of the page. */
export const ContractText = ({ text, lang }: { text: string; lang: Locale }) => (
  <div lang={lang} className="flex flex-col gap-3 leading-relaxed wrap-anywhere">
    {contractBlocks(text).map((block, index) => (
      <Block key={`${index} ${block.text.slice(0, 20)}`} {...block} />
    ))}
  </div>
);

function Block({ kind, text }: ContractBlock) {
  if (kind === "heading") return <h3 className="mt-2 font-semibold text-balance first:mt-0">{text}</h3>;
  // One list per item would be read out as many lists; a paragraph with a dash says the same.
  if (kind === "item") return <p className="pl-4 -indent-4">– {text}</p>;
  return <p className="text-pretty">{text}</p>;
}
