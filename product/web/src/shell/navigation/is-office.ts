/** Whether an address is of the back office, in either language. */
export const isOffice = (pathname: string): boolean => /^\/(es\/)?admin\b/.test(pathname);
