const counted = (words: string, from: number): [string, number][] =>
  words.split(" ").flatMap((forms, place) => forms.split("|").map((form): [string, number] => [form, place + from]));

/** Monday is 0; without accents, alone or of all weeks. */
export const weekdays: ReadonlyMap<string, number> = new Map([
  ...counted(
    "monday|mondays|mon tuesday|tuesdays|tue wednesday|wednesdays|wed thursday|thursdays|thu friday|fridays|fri saturday|saturdays|sat sunday|sundays|sun",
    0,
  ),
  ...counted("lunes martes miercoles jueves viernes sabado|sabados domingo|domingos", 0),
]);

export const months: ReadonlyMap<string, number> = new Map([
  ...counted(
    "january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct november|nov december|dec",
    1,
  ),
  ...counted(
    "enero|ene febrero marzo abril|abr mayo junio julio agosto|ago septiembre|setiembre octubre noviembre diciembre|dic",
    1,
  ),
]);

/** Words that may precede a day and have no meaning of their own. */
export const bare: ReadonlySet<string> = new Set(
  "on the el la los las del de for para from between entre desde dia during durante over in en".split(" "),
);
