/** How large a form, and what is filled in, may be. */
export const formLimits = {
  pages: 20,
  fields: 120,
  fieldsOnPage: 40,
  choices: 60,
  titleLength: 120,
  labelLength: 200,
  helpLength: 600,
  consentLength: 4000,
  keyLength: 40,
  /** Length of the whole definition as text. */
  definitionLength: 300_000,
  slugLength: 60,
  quota: 100_000,
  embedOrigins: 20,
} as const;

export const answerLimits = {
  shortText: 200,
  longText: 2000,
  /** Length of all answers of a form together, as text. */
  all: 100_000,
  choices: 60,
  files: 4,
} as const;

/**
 * Within an hour: how many may be begun from one network, which a whole venue may share, and to how many of them with the same
 * e-mail its mailbox is written to.
 */
export const startLimits = { perNetwork: 200, lettersPerContact: 3 } as const;

/** Days without a touch after which a draft goes, and how long before its owner is told. */
export const draftDays = 30;
export const draftWarnedDays = 5;
