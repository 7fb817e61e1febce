import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "@product/ui/controls/button";

type FilterFormProps = { className: string; send: string; children: ReactNode };

/** A form that only asks: what it asks for stands in the address. */
export const FilterForm = ({ className, send, children }: FilterFormProps) => (
  <search>
    <Form className={`${className} flex flex-wrap items-end gap-3`}>
      {children}
      <Button look="quiet" type="submit" className="h-9 pointer-coarse:h-11">
        {send}
      </Button>
    </Form>
  </search>
);
