/** Whether a form takes sign-ups; undefined where nobody says so, as without a net or after asking too often. */
export async function canSignUp(formId: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(`/api/can-signup?formId=${encodeURIComponent(formId)}`);
    return answer.ok ? Boolean(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
