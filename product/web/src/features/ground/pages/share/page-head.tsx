import type { ComponentProps } from "react";
import { PageHeader } from "@product/ui/page-header";
import { PageTitle } from "#i18n/page-title.tsx";

/** The title of a page, in the window and at its head. */
export const PageHead = (props: ComponentProps<typeof PageHeader> & { title: string }) => (
  <>
    <PageTitle>{props.title}</PageTitle>
    <PageHeader {...props} />
  </>
);
