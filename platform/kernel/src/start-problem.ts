/** A start that cannot go on, told in one line that a person can act on. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}
