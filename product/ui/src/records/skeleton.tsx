import { classes } from "@product/ui/classes";

/** Holds the place of what is coming, as high as it will be. The words for those who cannot see stand beside it. */
export const Skeleton = ({ className = "h-4 w-32" }: { className?: string }) => (
  <span
    aria-hidden
    className={classes(
      "block animate-shimmer rounded-[4px] bg-linear-90 from-bg-muted from-25% via-bg-muted/50 to-bg-muted to-75% bg-size-[200%_100%]",
      className,
    )}
  />
);

/** Rows of a list on their way: a picture, two lines, two figures. */
export const SkeletonRows = ({ rows = 4 }: { rows?: number }) => (
  <div aria-hidden className="rounded-card border border-line py-1">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex h-12.5 items-center gap-3 px-4">
        <Skeleton className="size-8 rounded-full" />
        <div className="flex flex-1 flex-col gap-1.5">
          <Skeleton className={classes("h-2.5", ["w-2/5", "w-1/3", "w-1/2", "w-1/4"][row % 4])} />
          <Skeleton className={classes("h-2", ["w-1/6", "w-1/5", "w-1/4", "w-1/6"][row % 4])} />
        </div>
        <Skeleton className="h-2.5 w-20 max-sm:hidden" />
        <Skeleton className="h-2.5 w-14" />
      </div>
    ))}
  </div>
);
