import { EmptyState } from "@product/ui/records/empty-state";

/** A part of an event's page with nothing in it yet. */
export const EmptyPart = ({ title, children }: { title: string; children: string }) => (
  <div className="pt-4">
    <EmptyState title={title}>{children}</EmptyState>
  </div>
);
