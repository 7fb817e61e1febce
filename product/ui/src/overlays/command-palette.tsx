import type { ReactNode } from "react";
import { Command } from "cmdk";
import { Dialog as Radix } from "radix-ui";
import { Glyph } from "@product/ui/glyph";
import { Kbd } from "@product/ui/kbd";
import type { PaletteLabels } from "@product/ui/labels";
import { Modal } from "./modal.tsx";
import { Progress } from "@product/ui/records/progress";
import type { OpenProps } from "./use-open.ts";

type CommandPaletteProps = OpenProps & {
  labels: PaletteLabels;
  search?: string | undefined;
  onSearch?: ((search: string) => void) | undefined;
  /** False where the rows come ready from a search elsewhere. */
  filter?: boolean | undefined;
  loading?: boolean | undefined;
  /** Between the field and the list. */
  below?: ReactNode;
  children: ReactNode;
};

/** Goes anywhere and does anything by typing. Its groups and rows are the children. */
export const CommandPalette = ({
  labels,
  search,
  onSearch,
  filter = true,
  loading,
  below,
  children,
  ...openness
}: CommandPaletteProps) => (
  <Modal {...openness} hasDescription={false} panelClass={panel}>
    <Radix.Title className="sr-only">{labels.title}</Radix.Title>
    <Command label={labels.title} shouldFilter={filter} filter={foldedMatch} loop className="flex min-h-0 flex-col">
      <div className="flex h-11.5 shrink-0 items-center gap-2.5 border-b border-line px-3.5">
        <Glyph name="search" className="text-fg-3" />
        <Command.Input
          {...(search !== undefined && { value: search })}
          {...(onSearch && { onValueChange: onSearch })}
          placeholder={labels.search}
          className="h-full min-w-0 flex-1 bg-transparent text-[15px] outline-none max-sm:text-base"
        />
        <Kbd keys={["Esc"]} className="max-sm:hidden" />
      </div>
      {below}
      {loading && <Progress label={labels.search} className="h-0.5! rounded-none" />}
      {/* Beside the list, which may hold nothing but its entries. */}
      {!loading && <Command.Empty className="px-4 py-8 text-center text-sm text-fg-2">{labels.noData}</Command.Empty>}
      <Command.List className="max-h-[min(420px,60dvh)] scroll-py-1.5 overflow-y-auto pb-1.5">{children}</Command.List>
    </Command>
  </Modal>
);

/** Found with or without its accents, anywhere in the words. */
const foldedMatch = (value: string, search: string, keywords?: string[]): number =>
  folded([value, ...(keywords ?? [])].join(" ")).includes(folded(search)) ? 1 : 0;

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();

export const PaletteGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-3.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-fg-3"
  >
    {children}
  </Command.Group>
);

type PaletteItemProps = {
  /** Unique; also what typing is compared with, besides `keywords`. */
  value: string;
  keywords?: string[] | undefined;
  icon?: ReactNode;
  /** At the right end: a light, the keys. */
  end?: ReactNode;
  keys?: string[] | undefined;
  onSelect: () => void;
  children: ReactNode;
};

export const PaletteItem = ({ value, keywords, icon, end, keys, onSelect, children }: PaletteItemProps) => (
  <Command.Item value={value} {...(keywords && { keywords })} onSelect={onSelect} className={row}>
    {icon && <span className="flex w-6 shrink-0 justify-center text-fg-3">{icon}</span>}
    <span className="min-w-0 flex-1 truncate">{children}</span>
    {end}
    {keys && <Kbd keys={keys} />}
  </Command.Item>
);

const panel =
  "inset-x-0 top-[12dvh] mx-auto w-[calc(100vw-32px)] max-w-150 overflow-hidden rounded-panel data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in max-sm:top-4";
const row =
  "mx-1.5 flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-[13.5px] leading-5 select-none data-[disabled=true]:opacity-50 data-[selected=true]:bg-bg-muted pointer-coarse:min-h-11";
