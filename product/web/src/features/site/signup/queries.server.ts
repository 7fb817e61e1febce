/** Whether the form may be used to sign up. There is no form yet, so none may. */
export const canSignUp = async (_formId: string | null): Promise<boolean> => false;
