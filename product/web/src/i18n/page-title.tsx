/** `{page title} - Cuadrante`, set by each page. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} - ${productName}`}</title>;

export const productName = "Cuadrante";
