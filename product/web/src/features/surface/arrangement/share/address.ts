/** Apart from the form, so that who links here does not load what reads it. */
export const arrangeAddress = "/admin/arrange";
