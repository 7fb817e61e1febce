import { describe, expect, it, test } from "vitest";
import { Avatar } from "@product/ui/records/avatar";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "./callout.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { DayField } from "@product/ui/controls/day-field";
import { Field } from "@product/ui/controls/field";
import { IconButton } from "@product/ui/controls/icon-button";
import { LinkTab, LinkTabs } from "./link-tabs.tsx";
import { Pagination } from "@product/ui/records/pagination";
import { Progress } from "@product/ui/records/progress";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { Switch } from "@product/ui/controls/switch";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { markup } from "./testing/markup.ts";

describe("a field", () => {
  it("ties its errors and its help to the control", () => {
    const html = markup(<Field id="iban" label="IBAN" help="Seen by few." errors={["Too short."]} required />);
    expect(html).toContain('<label for="iban"');
    expect(html).toMatch(/<input[^>]* aria-invalid="true" aria-describedby="iban-error iban-help"/);
    expect(html).toContain('id="iban-error"');
    expect(html).toContain('id="iban-help"');
  });

  it("is silent about what it does not have", () => {
    const html = markup(<Field id="name" label="Name" />);
    expect(html).not.toMatch(/aria-invalid|aria-describedby/);
  });

  it("becomes a text area with lines", () =>
    expect(markup(<Field label="Text" lines={4} />)).toMatch(/<textarea[^>]* rows="4"/));

  it("for a day shows it as people write it, and has no calendar until scripts run", () => {
    const days = { read: (typed: string) => typed, write: (day: string) => day.split("-").toReversed().join("/") };
    const labels = { calendar: "Calendar", form: "dd/mm/yyyy" };
    const html = markup(<DayField id="day" label="Day" defaultValue="2027-02-28" days={days} labels={labels} />);
    expect(html).toMatch(/<input[^>]* placeholder="dd\/mm\/yyyy"[^>]* inputMode="numeric"[^>]* value="28\/02\/2027"/);
    expect(html).not.toMatch(/type="date"|<button/);
  });

  it("groups radios under one legend", () => {
    const html = markup(
      <RadioGroup name="day" label="When" options={[{ value: "now", label: "Now" }]} defaultValue="now" />,
    );
    expect(html).toMatch(/<fieldset.*<legend[^>]*>When<\/legend>.*type="radio".*checked=""/);
  });

  it("shows a switch that works without scripts", () =>
    expect(markup(<Switch label="Reminders" name="reminders" />)).toMatch(
      /<input type="checkbox" role="switch"[^>]* name="reminders"/,
    ));

  it("is reached from the summary of errors", () => {
    const html = markup(<ErrorSummary title="Two faults" faults={[{ fieldId: "iban", message: "Too short." }]} />);
    expect(html).toMatch(/role="alert".*<a href="#iban"[^>]*>Too short\.<\/a>/);
  });
});

describe("a button", () => {
  it("is busy without losing its place for the keyboard", () => {
    const html = markup(<Button busy>Send</Button>);
    expect(html).toContain('aria-busy="true" aria-disabled="true"');
    expect(html).not.toContain('disabled=""');
  });

  it("lends its look to a link", () => {
    const html = markup(
      <Button look="quiet" icon={<i />} asChild>
        <a href="/next">Next</a>
      </Button>,
    );
    expect(html).toBe(
      `<a href="/next" class="${buttonClass("quiet")}"><i></i>Next</a>`
        .replaceAll("&", "&amp;")
        .replaceAll(">svg", "&gt;svg"),
    );
  });

  it("with only an icon still has a name", () => {
    const html = markup(<IconButton label="More" icon={<i />} />);
    expect(html).toMatch(/<button[^>]* aria-label="More"/);
  });
});

describe("places", () => {
  it("mark the tab that is open", () => {
    const html = markup(
      <LinkTabs label="Views">
        <LinkTab current count={3}>
          <a href="/all">All</a>
        </LinkTab>
      </LinkTabs>,
    );
    expect(html).toMatch(
      /<nav aria-label="Views".*<a href="\/all" aria-current="page"[^>]*>All<span[^>]*>3<\/span><\/a>/,
    );
  });

  it("mark the page at the end of the way", () =>
    expect(
      markup(
        <Breadcrumb
          label="Way"
          trail={[
            <a key="up" href="/">
              Up
            </a>,
          ]}
          current="Here"
        />,
      ),
    ).toMatch(/<li aria-current="page"[^>]*>Here<\/li>/));

  it("offer only the pages there are", () => {
    const labels = { pagination: "Pages", previous: "Previous", next: "Next" };
    const html = markup(<Pagination labels={labels} next={<a href="?after=50" aria-label="Next" />} />);
    expect(html).toMatch(/<span aria-disabled="true"[^>]*>.*Previous<\/span>/);
    expect(html).toMatch(/<a href="\?after=50"[^>]* rel="next"/);
  });
});

describe("a table", () => {
  const html = markup(
    <Table caption="People" density="compact">
      <TableHead>
        <TableHeading sort="ascending">Name</TableHeading>
        <TableHeading numeric>Hours</TableHeading>
      </TableHead>
      <TableBody>
        <TableRow selected>
          <TableCell heading>Ada</TableCell>
          <TableCell label="Hours" numeric>
            8
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );

  it("says how it is sorted", () => expect(html).toMatch(/<th scope="col" aria-sort="ascending"/));
  it("names its rows", () => expect(html).toMatch(/<th scope="row"/));
  it("carries the names of its columns for cards", () => expect(html).toContain('data-label="Hours"'));
});

describe("what is said with a sign", () => {
  it("is read out at once only when it is an alert", () => {
    expect(
      markup(
        <Callout tone="bad" alert>
          No
        </Callout>,
      ),
    ).toContain('role="alert"');
    expect(markup(<Callout tone="ok">Yes</Callout>)).toContain('role="status"');
  });

  it.each([
    [null, 100, "indeterminate", undefined],
    [40, 100, "loading", "0.4 1"],
    [812, 1624, "loading", "0.5 1"],
    [100, 100, "complete", "1 1"],
  ])("shows progress %s of %s as %s", (value, max, state, scale) => {
    const html = markup(<Progress label="Export" value={value} max={max} />);
    expect(html).toContain(`data-state="${state}"`);
    expect(html).toContain(`aria-valuemax="${max}"`);
    expect(/aria-valuenow="(\d+)"/.exec(html)?.[1]).toBe(value === null ? undefined : String(value));
    expect(/style="scale:([^"]*)"/.exec(html)?.[1]).toBe(scale);
  });

  it("counts to 100 where nothing else is said", () =>
    expect(markup(<Progress label="Export" value={40} />)).toContain('aria-valuemax="100"'));

  it("says a name only where no name stands beside it", () => {
    expect(markup(<Avatar name="Ada Byron" alone />)).toContain('role="img" aria-label="Ada Byron"');
    expect(markup(<Avatar name="Ada Byron" />)).toContain('aria-hidden="true"');
  });
});

test("the head of a column is never empty, also where its name is only heard", () => {
  const html = markup(
    <Table caption="Groups">
      <TableHead>
        <TableHeading aria-label="Copy" />
      </TableHead>
    </Table>,
  );
  expect(html).toMatch(/<th scope="col"[^>]*><span class="sr-only">Copy<\/span><\/th>/);
});
