import { describe, expect, it } from "vitest";
import {
  contractBlocks,
  emptyPlaces,
  isSampleText,
  missingPlaces,
  placesIn,
  renderContract,
  unknownPlaces,
} from "./contract-places.ts";

describe("a contract's text", () => {
  it("takes its values, however the place is spaced", () =>
    expect(
      renderContract("Between {{entity.name}} and {{ worker.name }},\r\nfrom {{engagement.firstDay}}.", {
        "entity.name": "Marea Eventos, S.L.",
        "worker.name": "Ane Etxeberria",
        "engagement.firstDay": "1 December 2026",
      }),
    ).toBe("Between Marea Eventos, S.L. and Ane Etxeberria,\nfrom 1 December 2026."));

  it("takes nothing of a value for a place, a heading or a line of its own", () =>
    expect(
      renderContract("{{worker.name}} signs", {
        "worker.name": "{{entity.name}}\n# Free\tday",
        "entity.name": "Marea",
      }),
    ).toBe("{{entity.name}} # Free day signs"));

  it("is a sample for as long as it says so on a line of its own, in either language", () => {
    expect(isSampleText("# Contract\n\nSample text, to be reviewed by a lawyer before it is used.\n\nBetween")).toBe(
      true,
    );
    expect(isSampleText("# Contrato\r\n\r\n- TEXTO DE MUESTRA, que debe revisar un abogado.")).toBe(true);
    expect(isSampleText("# Contract\n\nThe worker has seen a sample text.")).toBe(false);
  });

  it("names what it does not know, and braces that stay open", () => {
    expect(unknownPlaces("{{worker.name}} {{worker.iban}} {{ }} {{worker.name")).toEqual([
      "{{worker.iban}}",
      "{{ }}",
      "{{worker.name",
    ]);
    expect(unknownPlaces("{{constructor}}")).toEqual(["{{constructor}}"]);
    expect(unknownPlaces("worker.name}}")).toEqual(["worker.name}}"]);
    expect(unknownPlaces("{worker.name}")).toEqual([]);
  });

  it("says what the other language has and this one lacks, and for what there is nothing to write", () => {
    expect(missingPlaces("{{worker.name}}", "{{entity.name}} {{worker.name}} {{entity.name}}")).toEqual([
      "entity.name",
    ]);
    expect(emptyPlaces("{{worker.name}} {{entity.taxId}}", { "worker.name": "Ane", "entity.taxId": "" })).toEqual([
      "entity.taxId",
    ]);
    expect(placesIn("{{entity.name}} {{worker.name}} {{entity.name}}")).toEqual(["entity.name", "worker.name"]);
  });

  it("is shown as headings, paragraphs and items", () =>
    expect(contractBlocks("# First\nOne line\nand another.\n\nNext.\n- a\n- b\n\n## Last\n#no heading")).toEqual([
      { kind: "heading", text: "First" },
      { kind: "paragraph", text: "One line and another." },
      { kind: "paragraph", text: "Next." },
      { kind: "item", text: "a" },
      { kind: "item", text: "b" },
      { kind: "heading", text: "Last" },
      { kind: "paragraph", text: "#no heading" },
    ]));
});
