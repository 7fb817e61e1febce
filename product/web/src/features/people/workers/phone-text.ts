/** A number as people read it in its country: `+34 677 318 094`, `+44 7700 900 123`. Others stay as they are stored. */
export const phoneText = (phone: string): string =>
  phone.replace(/^(\+34)(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4").replace(/^(\+44)(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
