import { expect, test } from "vitest";
import { splitSurnames } from "./split-surnames.ts";

test.each([
  ["García López", "García", "López"],
  ["  García   ", "García", ""],
  ["", "", ""],
  ["de la Fuente García", "de la Fuente", "García"],
  ["García de la Torre", "García", "de la Torre"],
  ["DEL RÍO DE LOS SANTOS", "DEL RÍO", "DE LOS SANTOS"],
  ["Ortega y Gasset", "Ortega y Gasset", ""],
  ["Ortega y Gasset Ruiz", "Ortega y Gasset", "Ruiz"],
  ["Fernández-Villa San Juan", "Fernández-Villa", "San Juan"],
  ["van der Berg", "van der Berg", ""],
  ["Ruiz Pérez Soto", "Ruiz", "Pérez Soto"],
  ["de", "de", ""],
])("%j is %j and %j", (text, lastName, secondLastName) =>
  expect(splitSurnames(text)).toEqual({ lastName, secondLastName }),
);
