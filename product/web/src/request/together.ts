/** Questions asked at the same time are answered in one go, such as by one query to the database. */
export function together<Question, Answer>(answer: (questions: readonly Question[]) => Promise<readonly Answer[]>) {
  let pending: Question[] = [];
  let answers: Promise<readonly Answer[]> | undefined;
  const answerAll = () => {
    const all = pending;
    pending = [];
    answers = undefined;
    return answer(all);
  };
  return async (question: Question): Promise<Answer> => {
    const place = pending.push(question) - 1;
    answers ??= Promise.resolve().then(answerAll);
    return (await answers)[place]!;
  };
}
