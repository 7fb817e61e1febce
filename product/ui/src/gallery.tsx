import type { ReactNode } from "react";
import { PageHeader } from "./page-header.tsx";
import { Buttons } from "./gallery/buttons.tsx";
import { Feedback } from "./gallery/feedback.tsx";
import { Fields } from "./gallery/fields.tsx";
import { Foundations } from "./gallery/foundations.tsx";
import { Opening } from "./gallery/opening.tsx";
import { Places } from "./gallery/places.tsx";
import { Status } from "./gallery/status.tsx";
import { Tables } from "./gallery/tables.tsx";
import { Timeline } from "./gallery/timeline.tsx";
import type { GalleryLabels } from "./gallery/gallery-labels.ts";

/**
 * Every component in its states, on one sheet, to look at in both themes and to walk through with axe.
 * The application adds the sheets of what only it can show.
 */
export const Gallery = ({ labels, children }: { labels: GalleryLabels; children?: ReactNode }) => (
  <div className="min-h-dvh bg-bg-subtle px-4 py-6 text-sm sm:px-8">
    <div className="mx-auto max-w-344">
      <PageHeader title={labels.title} description={labels.description} />
      <div className="gap-5 lg:columns-2">
        <Foundations />
        <Buttons labels={labels} />
        <Fields />
        <Status />
        <Timeline />
        <Tables labels={labels} />
        <Opening labels={labels} />
        <Feedback labels={labels} />
        <Places labels={labels} />
        {children}
      </div>
    </div>
  </div>
);
