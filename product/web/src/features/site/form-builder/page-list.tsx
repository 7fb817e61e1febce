import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { FormPage } from "@product/domain/forms/definition";
import { fieldTypes } from "@product/domain/forms/field-types";
import { classes } from "@product/ui/classes";
import { Button } from "@product/ui/controls/button";
import { Count } from "@product/ui/records/badge";
import type { BuilderData } from "./builder.page.tsx";
import { nameOf } from "./texts.ts";
import { useDrop } from "./use-drag.ts";

/** The pages in their order, and what can be added to the one that is shown. */
export function PageList({ data }: { data: BuilderData }) {
  const t = useTranslations("form-builder");
  const locale = useLocale();
  const { pages } = data.building.definition;
  const fields = pages.reduce((sum, page) => sum + page.fields.length, 0);
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t("pages")}>
        <p className="mb-2 text-help text-fg-2">{t("count", { pages: pages.length, fields })}</p>
        <ol className="flex flex-col gap-0.5">
          {pages.map((page, at) => (
            <PageItem key={page.key} data={data} page={page}>
              <Link
                draggable={false}
                to={`?page=${page.key}`}
                preventScrollReset
                aria-current={page.key === data.page ? "page" : undefined}
                className={classes(
                  "flex min-h-9 items-center gap-2 rounded-control px-2.5 text-compact hover:bg-bg-hover pointer-coarse:min-h-11",
                  page.key === data.page && "bg-bg-muted font-medium",
                )}
              >
                <span className="num w-4 text-fg-3">{at + 1}</span>
                <span className="min-w-0 flex-1 truncate">{nameOf(page.title, locale) || t("untitled")}</span>
                {page.condition && (
                  <span title={t("conditional")} className="text-fg-3">
                    <span aria-hidden>⑂</span>
                    <span className="sr-only">{t("conditional")}</span>
                  </span>
                )}
                <Count>{page.fields.length}</Count>
              </Link>
            </PageItem>
          ))}
        </ol>
        {data.mayBuild && (
          <Form method="post" action="?do=add-page" className="mt-1.5">
            <input type="hidden" name="version" value={data.building.version} />
            <Button type="submit" look="ghost" size="row">
              + {t("addPage")}
            </Button>
          </Form>
        )}
      </nav>
      {data.mayBuild && data.page && <AddField data={data} />}
    </div>
  );
}

/** A question that is put down here goes behind those of that page. */
function PageItem({ data, page, children }: { data: BuilderData; page: FormPage; children: ReactNode }) {
  const { isOver, drop } = useDrop(data, page.key, page.fields.length);
  return (
    <li {...drop} className={classes("rounded-control", isOver && "ring-2 ring-primary")}>
      {children}
    </li>
  );
}

function AddField({ data }: { data: BuilderData }) {
  const t = useTranslations("form-builder");
  return (
    <Form method="post" action="?do=add-field" aria-labelledby="add-field">
      <h2 id="add-field" className="mb-2 text-help text-fg-2">
        {t("addField")}
      </h2>
      <input type="hidden" name="version" value={data.building.version} />
      <input type="hidden" name="page" value={data.page} />
      <div className="grid grid-cols-2 gap-1 max-lg:grid-cols-3 max-sm:grid-cols-2">
        {fieldTypes.map((type) => (
          <button
            key={type}
            type="submit"
            name="type"
            value={type}
            aria-label={t("addFieldOf", { type: t(`type:${type}`) })}
            className="min-h-7 truncate rounded-control border border-line px-2 py-1 text-left text-xs shadow-control hover:bg-bg-hover pointer-coarse:min-h-11"
          >
            {t(`type:${type}`)}
          </button>
        ))}
      </div>
    </Form>
  );
}
