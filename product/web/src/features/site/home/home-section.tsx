import type { ReactNode } from "react";
import type { Block, Blocks } from "@product/domain/site/blocks";
import { Column } from "@product/ui/column";
import { BlockWords } from "#features/ground/markdown/share/block-words.tsx";
import { ContentBlocks } from "#features/site/content-blocks/share/content-blocks.tsx";
import type { PageSection } from "#features/site/pages/queries.server.ts";

type Cards = Extract<Block, { type: "cards" }>;
type HomeSectionProps = { section: PageSection; isTinted: boolean };

/** A section of the home page, wider than those of other pages. A quotation stands large below it. */
export function HomeSection({ section: { id, heading, blocks }, isTinted }: HomeSectionProps) {
  const text = blocks.filter(({ type }) => type !== "quote");
  const points = text.find(isPoints);
  const head = (
    <h2 id={`${id}-heading`} className={large}>
      {heading}
    </h2>
  );
  return (
    <>
      <section
        id={id}
        aria-labelledby={`${id}-heading`}
        className={`scroll-mt-14 sm:scroll-mt-[68px] ${isTinted ? "border-y border-line bg-bg-subtle" : ""}`}
      >
        {points ? (
          <Column className="grid gap-7 py-11 sm:py-[72px] lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-[72px]">
            <div>
              {head}
              <div className="mt-2.5 flex max-w-[560px] flex-col gap-3.5 text-fg-2">
                <HomeBlocks blocks={text.filter((block) => block !== points)} />
              </div>
            </div>
            <Points items={points.items} />
          </Column>
        ) : (
          <Column className="py-11 sm:py-[72px]">
            {head}
            <div className="mt-2 flex flex-col gap-3.5">
              <HomeBlocks blocks={text} />
            </div>
          </Column>
        )}
      </section>
      {blocks.map((block, at) => block.type === "quote" && <Statement key={at}>{block.blocks}</Statement>)}
    </>
  );
}

const large = "text-2xl leading-[30px] font-semibold tracking-[-0.025em] text-balance sm:text-[28px] sm:leading-9";

const isPoints = (block: Block): block is Cards => block.type === "cards" && !block.isNumbered;

const HomeBlocks = ({ blocks }: { blocks: Blocks }) =>
  blocks.map((block, at) =>
    block.type === "cards" && block.isNumbered ? (
      <Steps key={at} items={block.items} />
    ) : (
      <ContentBlocks key={at} blocks={[block]} />
    ),
  );

const Steps = ({ items }: Pick<Cards, "items">) => (
  <ol className="mt-5 grid gap-7 md:grid-cols-3 md:gap-10">
    {items.map(({ title, blocks }, at) => (
      <li key={at}>
        <span
          aria-hidden
          className="mb-2 flex size-8 items-center justify-center rounded-card border border-line-2 bg-bg text-[15px] font-semibold sm:mb-3.5"
        >
          {at + 1}
        </span>
        <h3 className="text-lg leading-[26px] font-semibold tracking-[-0.012em] text-balance">
          <BlockWords words={title} />
        </h3>
        <div className="mt-1.5 flex flex-col gap-2 text-fg-2">
          <ContentBlocks blocks={blocks} />
        </div>
      </li>
    ))}
  </ol>
);

/** The points that a reader may rely on, beside the text that leads to them. */
const Points = ({ items }: Pick<Cards, "items">) => (
  <ul className="divide-y divide-line self-start rounded-xl border border-line bg-bg">
    {items.map(({ title, blocks }, at) => (
      <li key={at} className="p-4 sm:px-6 sm:py-[22px]">
        <h3 className="font-semibold text-balance">
          <BlockWords words={title} />
        </h3>
        <div className="mt-1 flex flex-col gap-2 text-fg-2">
          <ContentBlocks blocks={blocks} />
        </div>
      </li>
    ))}
  </ul>
);

const Statement = ({ children }: { children: Blocks }): ReactNode => (
  <Column className="py-11 sm:py-[72px]">
    <div className={`max-w-[720px] ${large}`}>
      <ContentBlocks blocks={children} />
    </div>
  </Column>
);
