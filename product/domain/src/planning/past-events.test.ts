import { describe, expect, it } from "vitest";
import { pastEventsIn } from "./past-events.ts";

describe("events of former years", () => {
  it("are read from what a spreadsheet gives, with or without a heading", () => {
    const line = "18/06/2024\t21/06/2024\tRibera Sonora\tParque Ribera\tOribay Live\t160";
    const event = {
      firstDay: "2024-06-18",
      lastDay: "2024-06-21",
      title: "Ribera Sonora",
      venue: "Parque Ribera",
      client: "Oribay Live",
      people: 160,
    };
    expect(pastEventsIn(line).events).toEqual([{ ...event, line: 1 }]);
    expect(pastEventsIn(`Desde\tHasta\tEvento\tRecinto\tCliente\tPersonas\r\n${line}\r\n`)).toEqual({
      events: [{ ...event, line: 2 }],
      faults: [],
    });
  });

  it("may have quotes, no client, no end and no number", () =>
    expect(pastEventsIn('2023-05-01;;"Boda ""Lurra""; tarde";Caserío Lurra').events).toMatchObject([
      { firstDay: "2023-05-01", lastDay: "2023-05-01", title: 'Boda "Lurra"; tarde', client: "", people: 0 },
    ]));

  it("are told by their line where they cannot be read", () => {
    const lines = ["2023-05-01;;A;V;C;1", "2023-02-30;;A;V;C;1", "2023-05-01;;;V;C;1", "2023-05-01;;A;V;C;many", "x"];
    expect(pastEventsIn(lines.join("\n")).faults).toEqual([
      { line: 2, fault: "day" },
      { line: 3, fault: "title" },
      { line: 4, fault: "people" },
      { line: 5, fault: "columns" },
    ]);
    expect(pastEventsIn("2023-05-02,2023-05-01,A,V,C,1").faults).toEqual([{ line: 1, fault: "day" }]);
  });
});
