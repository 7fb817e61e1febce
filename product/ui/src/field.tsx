import type { ComponentProps } from "react";

type FieldProps = { label: string; errors?: string[] | undefined; lines?: number; lang?: string } & Pick<
  ComponentProps<"input">,
  "id" | "name" | "defaultValue" | "required" | "maxLength" | "aria-invalid"
>;

/** A labelled text field; its errors stand below it and are read out with it. */
export function Field({ label, errors, lines, ...input }: FieldProps) {
  const errorId = `${input.id}-error`;
  const isBad = errors !== undefined && errors.length > 0;
  const shared = {
    ...input,
    className: `${box} ${isBad ? "border-bad ring-3 ring-bad/12" : "border-line-2"}`,
    "aria-invalid": isBad || undefined,
    "aria-describedby": isBad ? errorId : undefined,
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={input.id} className="text-sm font-medium">
        {label}
      </label>
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} />}
      {isBad && (
        <p id={errorId} className="text-[12.5px] leading-[18px] text-bad-text">
          {errors.join(" ")}
        </p>
      )}
    </div>
  );
}

const box =
  "w-full rounded-control border bg-bg-raised px-2.5 py-2 text-sm leading-5 outline-none focus-visible:border-focus focus-visible:ring-3 focus-visible:ring-focus/22";
