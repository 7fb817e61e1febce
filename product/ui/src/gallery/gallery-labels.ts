import type { CommonLabels, CopyLabels, PaginationLabels, PaletteLabels, ToastLabels } from "@product/ui/labels";

/** The words the application lends to the gallery; all else there is sample text. */
export type GalleryLabels = CommonLabels &
  CopyLabels &
  PaginationLabels &
  PaletteLabels &
  ToastLabels & { title: string; description: string };
